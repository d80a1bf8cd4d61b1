import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ActivityApplicationEvent,
  ActivityApplicationView,
  ImageProblem,
} from "@foyer/flows/activity-application";
import { Button } from "@foyer/ui/button";
import { ImageDrop } from "@foyer/ui/image-drop";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { TextArea } from "@foyer/ui/text-area";
import { errorText } from "../../kit/words/errors.ts";

const messages = {
  doubting: "activity.doubting",
  unresolved: "activity.unresolved",
} as const;

const commentWords = {
  required: "activity.comment.required",
  tooLong: "activity.comment.tooLong",
} as const;

/** Maximum number of characters in a remark (RWD-06). */
const longestComment = 140;

const codes = {
  required: "IMAGE_COUNT",
  count: "IMAGE_COUNT",
  type: "IMAGE_TYPE",
  size: "IMAGE_SIZE",
} as const satisfies Record<ImageProblem, string>;

interface ActivityApplicationProps {
  readonly view: ActivityApplicationView;
  readonly send: (event: ActivityApplicationEvent) => void;
  /** Name of the activity. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Content of an application for an activity. */
export function ActivityApplication(props: ActivityApplicationProps) {
  const { view, send, title, onClose } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { phase, failure } = view;
  const doubt = phase === "doubting" || phase === "unresolved";
  return (
    <Modal
      open
      onClose={onClose}
      busy={phase === "sending"}
      title={t("activity.title")}
      description={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("activity.close")}
          </Button>
          <Button
            tone="accent"
            loading={phase === "doubting" || phase === "sending"}
            onClick={() =>
              send({
                type: doubt
                  ? "activityApplication.askedAgain"
                  : "activityApplication.submitted",
              })
            }
          >
            {t(doubt ? "activity.ask" : "activity.send")}
          </Button>
        </>
      }
    >
      <Stack gap="x5">
        {doubt && (
          <InlineMessage tone="warning" live="polite">
            {t(messages[phase])}
          </InlineMessage>
        )}
        {phase === "editing" && (view.notArrived || failure) && (
          <InlineMessage tone="danger" live="assertive">
            {view.notArrived
              ? t("activity.notArrived")
              : errorText(intl, failure ?? { reason: "UNKNOWN" })}
          </InlineMessage>
        )}
        <ActivityForm view={view} send={send} />
      </Stack>
    </Modal>
  );
}

/** Remark and pictures of an application (RWD-05 … RWD-09). */
function ActivityForm({
  view,
  send,
}: Pick<ActivityApplicationProps, "view" | "send">) {
  const intl = useIntl();
  const t = useTranslations();
  const { commentProblem, imageProblem, phase } = view;
  const disabled = phase !== "editing";
  return (
    <Stack gap="x5">
      <TextArea
        name="comment"
        label={t("activity.comment")}
        required
        disabled={disabled}
        value={view.comment}
        maxLength={longestComment}
        limit="soft"
        onChange={(comment) =>
          send({ type: "activityApplication.commentChanged", comment })
        }
        error={commentProblem && t(commentWords[commentProblem])}
      />
      <ImageDrop
        name="images"
        label={t("activity.images")}
        hint={t("activity.images.hint")}
        disabled={disabled}
        value={view.images.flatMap(({ id, blob }) =>
          blob instanceof File
            ? [
                {
                  id,
                  file: blob,
                  state: phase === "sending" ? "sending" : "ready",
                } as const,
              ]
            : [],
        )}
        onChange={(items) =>
          send({
            type: "activityApplication.imagesChanged",
            images: items.map(({ id, file }) => ({ id, blob: file })),
          })
        }
        error={imageProblem && errorText(intl, { reason: codes[imageProblem] })}
      />
    </Stack>
  );
}

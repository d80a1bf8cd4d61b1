import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ActivityApplicationEvent,
  ActivityApplicationView,
  ImageProblem,
} from "@foyer/flows/activity-application";
import { ImageDrop } from "@foyer/ui/image-drop";
import { Stack } from "@foyer/ui/stack";
import { TextArea } from "@foyer/ui/text-area";
import { errorText } from "../../kit/words/errors.ts";

const messages = {
  required: "activity.comment.required",
  tooLong: "activity.comment.tooLong",
} as const;

/** Most characters of a remark (RWD-06). */
const longestComment = 140;

const codes = {
  required: "IMAGE_COUNT",
  count: "IMAGE_COUNT",
  type: "IMAGE_TYPE",
  size: "IMAGE_SIZE",
} as const satisfies Record<ImageProblem, string>;

interface ActivityFormProps {
  readonly view: ActivityApplicationView;
  readonly send: (event: ActivityApplicationEvent) => void;
}

/** Remark and pictures of an application (RWD-05 … RWD-09). */
export function ActivityForm({ view, send }: ActivityFormProps) {
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
        error={commentProblem && t(messages[commentProblem])}
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

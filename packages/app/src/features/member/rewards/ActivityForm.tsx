import { defineMessages, useIntl } from "react-intl";
import type {
  ActivityApplicationEvent,
  ActivityApplicationView,
  ImageProblem,
} from "@foyer/flows/activity-application";
import { ImageDrop } from "@foyer/ui/image-drop";
import { Stack } from "@foyer/ui/stack";
import { TextArea } from "@foyer/ui/text-area";
import { errorText } from "../../../shared/words/errors.ts";

const messages = defineMessages({
  comment: {
    id: "activity.comment",
    defaultMessage: "Remark",
    description: "Label of the text of an application",
  },
  required: {
    id: "activity.comment.required",
    defaultMessage: "Write a remark",
    description: "The application has no text",
  },
  tooLong: {
    id: "activity.comment.tooLong",
    defaultMessage: "A remark may have 140 characters at most",
    description: "The application's text is too long (RWD-06)",
  },
  images: {
    id: "activity.images",
    defaultMessage: "Pictures",
    description: "Label of the pictures of an application",
  },
  imagesHint: {
    id: "activity.images.hint",
    defaultMessage: "Up to 3, PNG or JPG, 5 MB each. They are optional.",
    description: "Help with the pictures of an application",
  },
});

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
  const { commentProblem, imageProblem, phase } = view;
  const disabled = phase !== "editing";
  return (
    <Stack gap="x5">
      <TextArea
        name="comment"
        label={intl.formatMessage(messages.comment)}
        required
        disabled={disabled}
        value={view.comment}
        maxLength={longestComment}
        limit="soft"
        onChange={(comment) =>
          send({ type: "activityApplication.commentChanged", comment })
        }
        error={commentProblem && intl.formatMessage(messages[commentProblem])}
      />
      <ImageDrop
        name="images"
        label={intl.formatMessage(messages.images)}
        hint={intl.formatMessage(messages.imagesHint)}
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

import { defineMessages, useIntl } from "react-intl";
import type { Paged } from "../../private/records/usePaging.ts";
import { useSaid } from "../../private/records/useSaid.ts";
import { Button } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { MessageSummary } from "./MessageList.types.ts";
import * as styles from "./MessageNotes.css.ts";

const messages = defineMessages<{
  deleted: { count: number };
  undo: {};
  loading: {};
  count: { count: number };
  page: { page: string; pages: string };
}>({
  deleted: {
    id: "ui.messageList.deleted",
    defaultMessage:
      "{count, plural, one {# message deleted} other {# messages deleted}}",
    description: "Said and shown after messages were deleted, with a way back",
  },
  undo: {
    id: "ui.messageList.undo",
    defaultMessage: "Undo",
    description: "Brings deleted messages back",
  },
  loading: {
    id: "ui.messageList.loading",
    defaultMessage: "Loading messages",
    description: "Said while messages are on their way",
  },
  count: {
    id: "ui.messageList.count",
    defaultMessage:
      "{count, plural, =0 {No messages} one {# message} other {# messages}}",
    description: "Said when messages have arrived or a search has changed them",
  },
  page: {
    id: "ui.messageList.page",
    defaultMessage: "Page {page} of {pages}",
    description: "Said when another page of messages is shown",
  },
});

interface DeletedNoteProps {
  deleted: { count: number; onUndo(): void } | undefined;
}

/** What was deleted, and the way back. The region is always there, so that it is said when it fills. */
export function DeletedNote({ deleted }: DeletedNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      {deleted && deleted.count > 0 && (
        <div className={styles.deleted}>
          <span>
            {formatMessage(messages.deleted, { count: deleted.count })}
          </span>
          <Button
            size="small"
            variant="outline"
            onClick={() => deleted.onUndo()}
          >
            {formatMessage(messages.undo)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface MessageStatusProps {
  loading: boolean;
  /** Nobody could be asked: how many there are is not known. */
  unknown: boolean;
  paged: Paged<MessageSummary>;
}

/** Says what changed to who cannot see it. */
export function MessageStatus(props: MessageStatusProps) {
  const { loading, unknown, paged } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { page, pages, total, shown } = paged;
  const many =
    pages > 1
      ? formatMessage(messages.page, {
          page: formatNumber(page),
          pages: formatNumber(pages),
        })
      : formatMessage(messages.count, { count: total ?? shown.length });
  const known = unknown ? "" : many;
  const words = loading ? formatMessage(messages.loading) : known;
  return <VisuallyHidden role="status">{useSaid(words)}</VisuallyHidden>;
}

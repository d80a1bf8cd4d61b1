import { defineMessages, useIntl } from "react-intl";
import { TickBox } from "../../private/records/TickBox.tsx";
import { Button } from "../button/Button.tsx";
import * as styles from "./MessageTools.css.ts";

const messages = defineMessages<{
  all: {};
  selected: { count: number };
  unread: { count: number };
  markRead: {};
  markAllRead: {};
  remove: {};
}>({
  all: {
    id: "ui.messageList.selectAll",
    defaultMessage: "Select all on this page",
    description: "Name of the box that ticks every message of the page",
  },
  selected: {
    id: "ui.messageList.selected",
    defaultMessage: "{count, plural, one {# selected} other {# selected}}",
    description: "How many messages are ticked",
  },
  unread: {
    id: "ui.messageList.unreadCount",
    defaultMessage:
      "{count, plural, =0 {All read} one {# unread} other {# unread}}",
    description: "How many messages were not opened yet",
  },
  markRead: {
    id: "ui.messageList.markRead",
    defaultMessage: "Mark as read",
    description: "Button for the ticked messages",
  },
  markAllRead: {
    id: "ui.messageList.markAllRead",
    defaultMessage: "Mark all as read",
    description: "Button for every message of the inbox",
  },
  remove: {
    id: "ui.messageList.delete",
    defaultMessage: "Delete",
    description: "Button for the ticked messages; it can be undone",
  },
});

interface MessageToolsProps {
  unread: number;
  selectedCount: number;
  /** How much of the page is ticked; undefined where nothing can be. */
  chosen: "none" | "some" | "all" | undefined;
  onChooseAll(chosen: boolean): void;
  onMarkRead: (() => void) | undefined;
  onMarkAllRead: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** How many are unread or ticked, and what can be done with them. */
export function MessageTools(props: MessageToolsProps) {
  const { unread, selectedCount, chosen, onChooseAll } = props;
  const { onMarkRead, onMarkAllRead, onDelete } = props;
  const { formatMessage } = useIntl();
  const ticked = selectedCount > 0;
  return (
    <div className={styles.tools}>
      {chosen && (
        <TickBox
          label={formatMessage(messages.all)}
          checked={chosen === "all"}
          mixed={chosen === "some"}
          onChange={onChooseAll}
        />
      )}
      <span className={styles.count} role="status">
        {ticked
          ? formatMessage(messages.selected, { count: selectedCount })
          : formatMessage(messages.unread, { count: unread })}
      </span>
      <span className={styles.actions}>
        {ticked && onMarkRead && (
          <Button size="small" variant="quiet" onClick={onMarkRead}>
            {formatMessage(messages.markRead)}
          </Button>
        )}
        {ticked && onDelete && (
          <Button size="small" variant="soft" onClick={onDelete}>
            {formatMessage(messages.remove)}
          </Button>
        )}
        {!ticked && onMarkAllRead && (
          <Button
            size="small"
            variant="quiet"
            disabled={unread === 0}
            onClick={onMarkAllRead}
          >
            {formatMessage(messages.markAllRead)}
          </Button>
        )}
      </span>
    </div>
  );
}

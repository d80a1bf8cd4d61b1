import { defineMessages, useIntl } from "react-intl";
import { TickBox } from "../../private/records/TickBox.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { MessageSummary } from "./MessageList.types.ts";
import * as styles from "./MessageRow.css.ts";

const messages = defineMessages<{ unread: {}; select: { title: string } }>({
  unread: {
    id: "ui.messageList.unread",
    defaultMessage: "Unread",
    description: "Spoken before the title of a message that was not opened yet",
  },
  select: {
    id: "ui.messageList.select",
    defaultMessage: "Select {title}",
    description: "Name of the box that ticks a message",
  },
});

interface MessageRowProps {
  message: MessageSummary;
  timeZone: string | undefined;
  open: boolean;
  onOpen(): void;
  selected: boolean;
  onSelect: ((selected: boolean) => void) | undefined;
}

/** One message of the list: unread by a dot, by weight and in words. */
export function MessageRow(props: MessageRowProps) {
  const { message, timeZone, open, onOpen, selected, onSelect } = props;
  const { id, title, preview, sentAt, read } = message;
  const { formatMessage } = useIntl();
  return (
    <li className={styles.row({ open, selected })}>
      {onSelect && (
        <span className={styles.tick}>
          <TickBox
            label={formatMessage(messages.select, {
              title: title.slice(0, 80),
            })}
            checked={selected}
            onChange={onSelect}
          />
        </span>
      )}
      <button
        type="button"
        className={styles.opener({ tickable: onSelect !== undefined })}
        data-message={id}
        aria-current={open || undefined}
        onClick={onOpen}
      >
        <span className={styles.dot({ read })} aria-hidden="true" />
        <span className={styles.words}>
          {!read && (
            <VisuallyHidden>{formatMessage(messages.unread)}</VisuallyHidden>
          )}{" "}
          <bdi className={styles.title({ read })}>{title}</bdi>{" "}
          {preview !== undefined && preview !== "" && (
            <bdi className={styles.preview}>{preview}</bdi>
          )}{" "}
          <span className={styles.time}>
            <DateTime at={sentAt} timeZone={timeZone} />
          </span>
        </span>
      </button>
    </li>
  );
}

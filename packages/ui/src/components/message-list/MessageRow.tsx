import { useTranslations } from "../../words/translate.ts";
import { TickBox } from "../../private/records/TickBox.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { MessageSummary } from "./MessageList.types.ts";
import * as styles from "./MessageRow.css.ts";

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
  const t = useTranslations();
  return (
    <li className={styles.row({ open, selected })}>
      {onSelect && (
        <span className={styles.tick}>
          <TickBox
            label={t("ui.messageList.select", {
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
            <VisuallyHidden>{t("ui.messageList.unread")}</VisuallyHidden>
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

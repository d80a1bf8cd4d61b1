import { useId } from "react";
import { useTranslations } from "../../words/translate.ts";
import { groupByDay } from "./groupByDay.ts";
import type { MessageSummary } from "./MessageList.types.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { TickBox } from "../../private/records/TickBox.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./MessageList.css.ts";
import * as row from "./MessageRow.css.ts";

const messages = {
  today: "ui.messageList.today",
  yesterday: "ui.messageList.yesterday",
  unknown: "ui.messageList.undated",
} as const;

interface MessageDaysProps {
  shown: readonly MessageSummary[];
  now: number;
  timeZone: string | undefined;
  level: 2 | 3 | 4;
  openId: string | undefined;
  onOpen(id: string): void;
  selected: ReadonlySet<string>;
  onSelect: ((id: string, selected: boolean) => void) | undefined;
}

/** The messages of a page, grouped by day. */
export function MessageDays(props: MessageDaysProps) {
  const { shown, now, timeZone, level, openId, onOpen, selected, onSelect } =
    props;
  const t = useTranslations();
  const prefix = useId();
  const Head = `h${level}` as const;
  return groupByDay(shown, { now, timeZone }).map(
    ({ key, day, place, items }, index) => (
      <div key={key}>
        <Head id={`${prefix}${index}`} className={styles.day}>
          {place === "earlier" ? <bdi>{day}</bdi> : t(messages[place])}
        </Head>
        <ul
          className={styles.rows}
          role="list"
          aria-labelledby={`${prefix}${index}`}
        >
          {items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              timeZone={timeZone}
              open={message.id === openId}
              onOpen={() => onOpen(message.id)}
              selected={selected.has(message.id)}
              onSelect={onSelect && ((into) => onSelect(message.id, into))}
            />
          ))}
        </ul>
      </div>
    ),
  );
}

/** Placeholder rows while messages load, as high as messages. */
export function MessageSkeleton({ tickable }: { tickable: boolean }) {
  return (
    <div aria-hidden="true">
      <div className={styles.day}>
        <span className={row.boneLine}>
          <Skeleton shape="caption" width="quarter" />
        </span>
      </div>
      <ul className={styles.rows}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className={row.row({ open: false, selected: false })}>
            <span className={row.opener({ tickable })}>
              <span className={row.dot({ read: true })} />
              <span className={row.words}>
                <span
                  className={`${row.title({ read: true })} ${row.boneLine}`}
                >
                  <Skeleton
                    shape="caption"
                    width={index % 2 ? "half" : "most"}
                  />
                </span>
                <span className={`${row.preview} ${row.boneLine}`}>
                  <Skeleton shape="caption" />
                </span>
                <span className={`${row.time} ${row.boneLine}`}>
                  <Skeleton shape="caption" width="quarter" />
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MessageRowProps {
  message: MessageSummary;
  timeZone: string | undefined;
  open: boolean;
  onOpen(): void;
  selected: boolean;
  onSelect: ((selected: boolean) => void) | undefined;
}

/** A message in the list. Unread ones are marked by a dot, bold text and words. */
function MessageRow(props: MessageRowProps) {
  const { message, timeZone, open, onOpen, selected, onSelect } = props;
  const { id, title, preview, sentAt, read } = message;
  const t = useTranslations();
  return (
    <li className={row.row({ open, selected })}>
      {onSelect && (
        <span className={row.tick}>
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
        className={row.opener({ tickable: onSelect !== undefined })}
        data-message={id}
        aria-current={open || undefined}
        onClick={onOpen}
      >
        <span className={row.dot({ read })} aria-hidden="true" />
        <span className={row.words}>
          {!read && (
            <VisuallyHidden>{t("ui.messageList.unread")}</VisuallyHidden>
          )}{" "}
          <bdi className={row.title({ read })}>{title}</bdi>{" "}
          {preview !== undefined && preview !== "" && (
            <bdi className={row.preview}>{preview}</bdi>
          )}{" "}
          <span className={row.time}>
            <DateTime at={sentAt} timeZone={timeZone} />
          </span>
        </span>
      </button>
    </li>
  );
}

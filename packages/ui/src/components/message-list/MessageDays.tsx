import { useId } from "react";
import { useTranslations } from "../../words/translate.ts";
import { groupByDay } from "./groupByDay.ts";
import type { MessageSummary } from "./MessageList.types.ts";
import { MessageRow } from "./MessageRow.tsx";
import * as styles from "./MessageDays.css.ts";

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

/** The messages of a page, day by day. */
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

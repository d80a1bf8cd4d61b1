import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DateTime } from "../date-time/DateTime.tsx";
import { formatDateTime } from "../date-time/formatDateTime.ts";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./StatusTimeline.css.ts";

export interface StatusTimelineProps {
  /** What goes its way: "Withdrawal W-20418". Spoken with the list. */
  label: string;
  /** The stages in order, those to come included. */
  stages: readonly TimelineStageItem[];
  /** Zone the times are written in, an IANA name. @default "UTC" */
  timeZone?: string;
}

/**
 * How far something has come that happens without the player, a withdrawal for one: what was when, what is now, what is
 * expected next. It prints.
 *
 * @example
 * <StatusTimeline label="Withdrawal W-20418" timeZone="Asia/Kuala_Lumpur" stages={[
 *   { key: "asked", title: "Requested", state: "done", time: 1777790000000 },
 *   { key: "checked", title: "In review", state: "current", expected: 1777793600000 },
 * ]} />
 */
export function StatusTimeline({
  label,
  stages,
  timeZone,
}: StatusTimelineProps) {
  return (
    <ol className={styles.list} role="list" aria-label={label}>
      {stages.map(({ key, ...stage }) => (
        <TimelineStage key={key} {...stage} timeZone={timeZone} />
      ))}
    </ol>
  );
}

const messages = {
  done: "ui.statusTimeline.done",
  current: "ui.statusTimeline.current",
  waiting: "ui.statusTimeline.waiting",
  failed: "ui.statusTimeline.failed",
  skipped: "ui.statusTimeline.skipped",
} as const;

export type TimelineState =
  | "done"
  | "current"
  | "waiting"
  | "failed"
  | "skipped";

export interface TimelineStageItem {
  /** Tells the stages apart. */
  key: string;
  /** What happens in it: "In review". */
  title: ReactNode;
  /** Where it stands; said in words too. */
  state: TimelineState;
  /** When it came to that state, in milliseconds since 1970. */
  time?: number;
  /** When it should be over, in milliseconds since 1970; for what is under way or to come. */
  expected?: number;
  /** What it means for the player, in a sentence. */
  explanation?: ReactNode;
  /** What the player can do about it: one button or link. It is not printed. */
  action?: ReactNode;
}

interface TimelineStageProps extends Omit<TimelineStageItem, "key"> {
  timeZone: string | undefined;
}

const icons: Record<TimelineState, IconName | undefined> = {
  done: "check",
  current: "clock",
  waiting: undefined,
  failed: "close",
  skipped: "minus",
};

/** One stage: mark, title, state and time, and what else there is to say. */
function TimelineStage(props: TimelineStageProps) {
  const { title, state, time, expected, explanation, action, timeZone } = props;
  const t = useTranslations();
  const icon = icons[state];
  const known = time !== undefined && formatDateTime(time) !== undefined;
  const until =
    expected === undefined || state === "done" || state === "skipped"
      ? undefined
      : formatDateTime(expected, { timeZone });
  return (
    <li
      className={styles.stage}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className={styles.way({ state })} aria-hidden="true">
        <span className={styles.mark({ state })}>
          {icon && <Icon name={icon} size="small" />}
        </span>
      </span>
      <div className={styles.words}>
        <div className={styles.title({ state })}>{title}</div>
        <div className={styles.facts}>
          <span className={styles.state({ state })}>{t(messages[state])}</span>
          {known && (
            <span className={styles.time}>
              <DateTime at={time} timeZone={timeZone} />
            </span>
          )}
        </div>
        {expected !== undefined && until !== undefined && (
          <time
            className={styles.expected}
            dateTime={new Date(expected).toISOString()}
          >
            {t("ui.statusTimeline.expected", {
              /* Isolated, so that figures keep their order among words that run the other way. */
              time: `\u2066${until}\u2069`,
            })}
          </time>
        )}
        {explanation !== undefined && (
          <div className={styles.explanation}>{explanation}</div>
        )}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  );
}

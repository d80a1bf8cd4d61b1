import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DateTime } from "../date-time/DateTime.tsx";
import { formatDateTime } from "../date-time/formatDateTime.ts";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./StatusTimeline.css.ts";

export interface StatusTimelineProps {
  /** Accessible name of the list, for example "Withdrawal W-20418". */
  label: string;
  /** The stages in order, including those to come. */
  stages: readonly TimelineStageItem[];
  /** IANA time zone for the times. @default "UTC" */
  timeZone?: string;
}

/**
 * The progress of a process that runs without the member's involvement, such as a withdrawal: past stages with their
 * times, the current stage, and what is expected next. It can be printed.
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
  /** Unique key of the stage. */
  key: string;
  /** Name of the stage: "In review". */
  title: ReactNode;
  /** Status of the stage, also given in words. */
  state: TimelineState;
  /** When it reached that status, in milliseconds since 1970. */
  time?: number;
  /** When it should end, in milliseconds since 1970. For current and future stages. */
  expected?: number;
  /** What the stage means for the member, in one sentence. */
  explanation?: ReactNode;
  /** What the member can do: one button or link. Not printed. */
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

/** A stage: icon, title, status and time, with explanation and action. */
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
              /* Isolated, so that figures keep their order in right-to-left text. */
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

import { TimelineStage, type TimelineStageItem } from "./TimelineStage.tsx";
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

import { useState } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { translate } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Duration.css.ts";

export interface DurationProps {
  /** Start, in ms since 1970; before it, the text says when it starts. */
  startsAt?: number | null;
  /** End, in ms since 1970. */
  endsAt?: number | null;
  /** Whether it runs long term: says so and shows no time left, even with an end. @default false */
  longTerm?: boolean;
  /** Current time, in ms since 1970. @default the time of the first render */
  now?: number;
}

/**
 * The time left of a promotion, in whole days and hours. It does not tick or turn red.
 *
 * @example <Duration endsAt={promotion.endTime} longTerm={promotion.longTerm} />
 */
export function Duration({ now, ...times }: DurationProps) {
  const intl = useIntl();
  const [drawnAt] = useState(() => Date.now());
  const state = durationOf({ ...times, now: now ?? drawnAt });
  if (state.kind === "unknown") return null;
  return (
    <span className={styles.duration}>
      <span className={styles.icon}>
        <Icon name="clock" size="text" />
      </span>
      <time dateTime={machineTime(state)}>{words(intl, state)}</time>
    </span>
  );
}

function words(intl: IntlShape, state: DurationState): string {
  if (!isCounted(state))
    return translate(
      intl,
      state.kind === "longTerm" ? "ui.duration.longTerm" : "ui.duration.ended",
    );
  const begins = state.kind === "starts";
  const time = spoken(intl, state.days, state.hours);
  if (time === "")
    return translate(
      intl,
      begins ? "ui.duration.startsSoon" : "ui.duration.endsSoon",
    );
  return translate(intl, begins ? "ui.duration.starts" : "ui.duration.ends", {
    time,
  });
}

/** Days and hours in the reader's plural forms, leaving out zeros. */
function spoken(intl: IntlShape, days: number, hours: number): string {
  const part = (value: number, unit: "day" | "hour") =>
    value > 0
      ? [intl.formatNumber(value, { style: "unit", unit, unitDisplay: "long" })]
      : [];
  return intl.formatList([...part(days, "day"), ...part(hours, "hour")], {
    type: "unit",
  });
}

function machineTime(state: DurationState): string | undefined {
  return isCounted(state) ? `P${state.days}DT${state.hours}H` : undefined;
}

function isCounted(
  state: DurationState,
): state is Extract<DurationState, { readonly days: number }> {
  return state.kind === "starts" || state.kind === "ends";
}

const hour = 3_600_000;
const day = 24 * hour;

/** Whether something has started, is running or has ended. */
type DurationState =
  | { readonly kind: "longTerm" | "ended" | "unknown" }
  | {
      readonly kind: "starts" | "ends";
      /** Whole days until then. */
      readonly days: number;
      /** Whole hours beyond the days; if both are 0, less than one hour is left. */
      readonly hours: number;
    };

interface DurationTimes {
  startsAt?: number | null | undefined;
  endsAt?: number | null | undefined;
  longTerm?: boolean | undefined;
  now: number;
}

/**
 * The time left in whole days and hours. Long-term entries have no end to count to, even if one was sent.
 *
 * @example durationOf({ endsAt: now + 27 * 3_600_000, now }) // { kind: "ends", days: 1, hours: 3 }
 */
export function durationOf({
  startsAt,
  endsAt,
  longTerm,
  now,
}: DurationTimes): DurationState {
  if (isMoment(endsAt) && endsAt <= now && !longTerm) return { kind: "ended" };
  if (isMoment(startsAt) && startsAt > now)
    return { kind: "starts", ...split(startsAt - now) };
  if (longTerm) return { kind: "longTerm" };
  return isMoment(endsAt)
    ? { kind: "ends", ...split(endsAt - now) }
    : { kind: "unknown" };
}

const isMoment = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value);

const split = (span: number) => ({
  days: Math.floor(span / day),
  hours: Math.floor((span % day) / hour),
});

const hour = 3_600_000;
const day = 24 * hour;

/** Where something stands in its time. */
export type DurationState =
  | { readonly kind: "longTerm" | "ended" | "unknown" }
  | {
      readonly kind: "starts" | "ends";
      /** Whole days until then. */
      readonly days: number;
      /** Whole hours beyond the days; with no days and no hours it is less than one hour. */
      readonly hours: number;
    };

export interface DurationTimes {
  startsAt?: number | null | undefined;
  endsAt?: number | null | undefined;
  longTerm?: boolean | undefined;
  now: number;
}

/**
 * What is left of something that lasts, in whole days and hours. What lasts for long has no end to count to, even
 * where one was sent.
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

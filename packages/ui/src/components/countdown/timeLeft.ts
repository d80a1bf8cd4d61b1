const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

export type TimeUnit = (typeof units)[number][0];
export type TimePart = readonly [unit: TimeUnit, count: number];

/**
 * Whole seconds until a time, rounded up, so that it is 0 only when the time has come.
 *
 * @example secondsUntil(5_000, 400) // 5
 */
export function secondsUntil(endsAt: number, now: number): number {
  const left = Math.ceil((endsAt - now) / 1000);
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}

/**
 * Splits seconds into days, hours, minutes and seconds, starting at the first unit that is not zero.
 *
 * @example timeParts(3_600) // [["hour", 1], ["minute", 0], ["second", 0]]
 */
export function timeParts(seconds: number): TimePart[] {
  let rest = seconds;
  const parts = units.map(([unit, size]): TimePart => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return [unit, count];
  });
  const first = parts.findIndex(([, count]) => count > 0);
  return parts.slice(first < 0 ? -1 : first);
}

/**
 * The duration in the format of HTML and ISO 8601.
 *
 * @example isoDuration(90_061) // "P1DT1H1M1S"
 */
export function isoDuration(seconds: number): string {
  const count = Object.fromEntries(timeParts(seconds));
  const days = count["day"] === undefined ? "" : `${count["day"]}D`;
  return `P${days}T${count["hour"] ?? 0}H${count["minute"] ?? 0}M${count["second"] ?? 0}S`;
}

/* The remaining times at which screen readers get an announcement: a day, an hour, ten, five and one minute. */
const told = [86_400, 3_600, 600, 300, 60];

/**
 * The announcement due at a remaining time: the smallest mark that has been reached, or undefined before any.
 *
 * @example markFor(299) // 300
 */
export function markFor(seconds: number): number | undefined {
  return told.filter((mark) => seconds <= mark).at(-1);
}

const day = 86_400_000;

/** 1 January 1970 was a Thursday; weeks begin on Mondays. */
const firstMonday = 4 * day;

/** Start of the platform's day: its days are UTC days. */
export const startOfDay = (now: number): number => Math.floor(now / day) * day;

/**
 * Start of the platform's week: Monday, at the start of its day.
 *
 * @example startOfWeek(Date.UTC(2026, 10, 27)) // Date.UTC(2026, 10, 23)
 */
export const startOfWeek = (now: number): number =>
  firstMonday + Math.floor((now - firstMonday) / (7 * day)) * 7 * day;

const day = 86_400_000;

/** The time zone of the platform's days: those of rebates, leaderboards, contracts and salaries. */
export const houseZone = "UTC";

/** 1 January 1970 was a Thursday; weeks begin on Mondays. */
const firstMonday = 4 * day;

/** Start of the platform's day, in its time zone. */
export const startOfDay = (now: number): number => Math.floor(now / day) * day;

/**
 * Start of the platform's week: Monday, at the start of its day.
 *
 * @example startOfWeek(Date.UTC(2026, 10, 27)) // Date.UTC(2026, 10, 23)
 */
export const startOfWeek = (now: number): number =>
  firstMonday + Math.floor((now - firstMonday) / (7 * day)) * 7 * day;

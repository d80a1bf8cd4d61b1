const day = 86_400_000;

/** Start of the platform's day: its days are UTC days. */
export const startOfDay = (now: number): number => Math.floor(now / day) * day;

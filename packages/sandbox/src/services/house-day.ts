const day = 86_400_000;

/** When the day of the house began: its days are those of UTC. */
export const startOfDay = (now: number): number => Math.floor(now / day) * day;

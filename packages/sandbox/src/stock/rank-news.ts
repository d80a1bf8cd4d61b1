/**
 * Title and text of messages about a VIP rank, in English; `{rank}` is the rank now, `{before}` the one before, `{days}`
 * the days in a period.
 */
export const rankNews = {
  RISE: [
    "Your rank is now {rank}",
    "You have reached the rank {rank} with your valid bets. Its benefits apply from now on. The ranks page shows them, and how to keep your rank.",
  ],
  FALL: [
    "Your rank is now {rank}",
    "In the last {days} days, your valid bets did not reach what the rank {before} requires. Your rank is now {rank}, and its benefits apply from now on. Your money and your points have not changed.",
  ],
} as const;
export type RankNews = keyof typeof rankNews;

/**
 * Title and text of messages about a VIP rank, in English; `{rank}` is the rank now, `{before}` the one before, `{days}`
 * the days in a period.
 */
export const rankNews = {
  RISE: [
    "Your rank is now {rank}",
    "Your valid bets have brought you to the rank {rank}. Its benefits apply from now on. The page of the ranks shows them, and how the rank is kept.",
  ],
  FALL: [
    "Your rank is now {rank}",
    "In the last {days} days, you had fewer valid bets than the rank {before} requires. Your rank is now {rank}, and its benefits apply from now on. Your money and your points have not changed.",
  ],
} as const;
export type RankNews = keyof typeof rankNews;

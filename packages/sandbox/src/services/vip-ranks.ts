import type { RankWords } from "../stock/content/language-words.ts";
import { wordsIn } from "../stock/content/languages.ts";

export interface VipRank extends RankWords {
  readonly rank: string;
  /** Bets, in minor units, that lead here from the rank below. */
  readonly target: bigint;
  /** How many withdrawals of a day have no fee. What a rank is said to bring is what the platform does. */
  readonly freeWithdrawals: number | "all";
}

/** The ranks of the house, from the first up. Nothing is taken away again, and nothing runs out. */
export const vipRanks: readonly VipRank[] = [
  {
    rank: "1",
    label: "Silver",
    target: 100_000n,
    freeWithdrawals: 0,
    benefits: [],
  },
  {
    rank: "2",
    label: "Pearl",
    target: 500_000n,
    freeWithdrawals: 1,
    benefits: [
      {
        title: "One free withdrawal a day",
        detail: "We pay the fee of your first withdrawal each day (UTC).",
      },
    ],
  },
  {
    rank: "3",
    label: "Gold",
    target: 2_000_000n,
    freeWithdrawals: 2,
    benefits: [
      {
        title: "Two free withdrawals a day",
        detail: "We pay the fees of your first two withdrawals each day (UTC).",
      },
    ],
  },
  {
    rank: "4",
    label: "Diamond",
    target: 10_000_000n,
    freeWithdrawals: "all",
    benefits: [
      {
        title: "Withdrawals without a fee",
      },
    ],
  },
];

/**
 * What a rank is called and brings, in a language of the house; in English where there is no such one.
 *
 * @example rankIn(gold, "FR").label // "Or"
 */
export const rankIn = (
  { rank, label, benefits }: VipRank,
  language: string,
): RankWords => wordsIn(language)?.ranks[rank] ?? { label, benefits };

import type { RankWords } from "../seed/content/words/language-words.ts";
import { wordsIn } from "../seed/content/words/languages.ts";

interface VipRank extends RankWords {
  readonly rank: string;
  /** Bets, in minor units, that lead here from the rank below. */
  readonly target: bigint;
}

/** The ranks of the house, from the first up. Nothing is taken away again, and nothing runs out. */
export const vipRanks: readonly VipRank[] = [
  {
    rank: "1",
    label: "Silver",
    target: 100_000n,
    benefits: [
      {
        title: "A gift on your birthday",
      },
    ],
  },
  {
    rank: "2",
    label: "Pearl",
    target: 500_000n,
    benefits: [
      {
        title: "One free withdrawal a day",
        detail: "The fee of the first withdrawal of a day is ours.",
      },
    ],
  },
  {
    rank: "3",
    label: "Gold",
    target: 2_000_000n,
    benefits: [
      {
        title: "A desk of your own",
        detail: "The same three people answer you.",
      },
      {
        title: "Points count one and a half times",
      },
    ],
  },
  {
    rank: "4",
    label: "Diamond",
    target: 10_000_000n,
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

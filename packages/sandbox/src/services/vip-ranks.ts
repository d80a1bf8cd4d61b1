import type { RankWords } from "../stock/content/language-words.ts";
import { wordsIn } from "../stock/content/languages.ts";

export interface VipRank extends RankWords {
  readonly rank: string;
  /** Bets, in minor units, that lead here from the rank below. */
  readonly target: bigint;
  /** Bets, in minor units, that keep it for another period of `keptDays`; 0n: it is never lost. */
  readonly keep: bigint;
  /** Number of withdrawals without a fee per day. The platform does exactly what the benefits of a rank promise. */
  readonly freeWithdrawals: number | "all";
  /** What play earns in points, in hundredths of the usual. */
  readonly pointsFactor: bigint;
}

/** Whole days for which a rank is kept, counted by the platform's calendar. */
export const keptDays = 90;

/** The platform's ranks, lowest first. */
export const vipRanks: readonly VipRank[] = [
  {
    rank: "1",
    label: "Silver",
    target: 50_000n,
    keep: 0n,
    freeWithdrawals: 0,
    pointsFactor: 100n,
    benefits: [],
  },
  {
    rank: "2",
    label: "Pearl",
    target: 100_000n,
    keep: 50_000n,
    freeWithdrawals: 1,
    pointsFactor: 100n,
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
    target: 200_000n,
    keep: 100_000n,
    freeWithdrawals: 2,
    pointsFactor: 150n,
    benefits: [
      {
        title: "Two free withdrawals a day",
        detail: "We pay the fees of your first two withdrawals each day (UTC).",
      },
      {
        title: "Points × 1.5",
        detail: "Each bet earns one and a half times as many points.",
      },
    ],
  },
  {
    rank: "4",
    label: "Diamond",
    target: 2_000_000n,
    keep: 1_000_000n,
    freeWithdrawals: "all",
    pointsFactor: 200n,
    benefits: [
      {
        title: "Withdrawals without a fee",
      },
      {
        title: "Points × 2",
        detail: "Each bet earns twice as many points.",
      },
    ],
  },
];

/**
 * The name and benefits of a rank in a language; in English if there is no translation.
 *
 * @example rankIn(gold, "FR").label // "Or"
 */
export const rankIn = (
  { rank, label, benefits }: VipRank,
  language: string,
): RankWords => wordsIn(language)?.ranks[rank] ?? { label, benefits };

/**
 * What a member of a rank earns in points by play, in hundredths of the usual; without a rank, the usual.
 *
 * @example pointsFactorOf("3") // 150n
 */
export const pointsFactorOf = (rank: string | null): bigint =>
  vipRanks.find((one) => one.rank === rank)?.pointsFactor ?? 100n;

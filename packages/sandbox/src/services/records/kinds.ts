import type { BonusKind, TransactionKind } from "@foyer/platform/calls";

/** What a posting of the books is called in an account record, by its kind in the books. */
const kinds = new Map<string, TransactionKind>([
  ["deposit", "DEPOSIT"],
  ["withdrawal", "WITHDRAW"],
  ["withdrawal-back", "REFUND"],
  ["payout-refund", "REFUND"],
  ["deposit-fee", "FEE"],
  ["withdrawal-fee", "FEE"],
  ["wallet-transfer", "WALLET"],
  ["wallet-return", "WALLET"],
  ["member-transfer", "TRANSFER"],
  ["stake", "STAKE"],
  ["win", "WIN"],
  ["points-money", "POINTS"],
  ["salary", "SALARY"],
]);

/** What the house gives, by its kind in the books. */
const bonuses = new Map<string, BonusKind>([
  ["promotion", "PROMOTION"],
  ["raffle", "RAFFLE"],
  ["rebate", "REBATE"],
  ["manual-rebate", "REBATE"],
  ["reward", "REWARD"],
  ["mission", "MISSION"],
  ["referral", "REFERRAL"],
  ["vip-bonus", "VIP"],
]);

/** Kinds in the books of all that the house gives. */
export const bonusBookKinds: readonly string[] = [...bonuses.keys()];

/**
 * What an account record calls a posting; one of a kind that nobody has named is "unknown", and still listed.
 *
 * @example transactionKindOf("deposit-fee") // "FEE"
 */
export const transactionKindOf = (kind: string): TransactionKind =>
  kinds.get(kind) ?? (bonuses.has(kind) ? "BONUS" : "unknown");

/** What a bonus record calls a posting. */
export const bonusKindOf = (kind: string): BonusKind =>
  bonuses.get(kind) ?? "unknown";

/** The kinds in the books that a kind of the account record stands for. */
export const bookKindsOf = (wanted: TransactionKind): string[] =>
  wanted === "BONUS"
    ? [...bonusBookKinds]
    : [...kinds].flatMap(([kind, name]) => (name === wanted ? [kind] : []));

/** The kinds in the books that a kind of bonus stands for. */
export const bonusBookKindsOf = (wanted: BonusKind): string[] =>
  [...bonuses].flatMap(([kind, name]) => (name === wanted ? [kind] : []));

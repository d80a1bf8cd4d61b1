import type { BonusKind, TransactionKind } from "@foyer/platform/calls";

/** Types in the account record, by the kind of the ledger posting. */
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

/** Types of bonus, by the kind of the ledger posting. */
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

/** Ledger kinds of all bonuses. */
export const bonusBookKinds: readonly string[] = [...bonuses.keys()];

/**
 * The type that the account record shows for a posting; a kind without one is "unknown", and still listed.
 *
 * @example transactionKindOf("deposit-fee") // "FEE"
 */
export const transactionKindOf = (kind: string): TransactionKind =>
  kinds.get(kind) ?? (bonuses.has(kind) ? "BONUS" : "unknown");

/** The type that the bonus record shows for a posting. */
export const bonusKindOf = (kind: string): BonusKind =>
  bonuses.get(kind) ?? "unknown";

/** The ledger kinds behind a type of the account record. */
export const bookKindsOf = (wanted: TransactionKind): string[] =>
  wanted === "BONUS"
    ? [...bonusBookKinds]
    : [...kinds].flatMap(([kind, name]) => (name === wanted ? [kind] : []));

/** The ledger kinds behind a type of bonus. */
export const bonusBookKindsOf = (wanted: BonusKind): string[] =>
  [...bonuses].flatMap(([kind, name]) => (name === wanted ? [kind] : []));

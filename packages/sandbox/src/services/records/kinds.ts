import type { BonusKind, TransactionKind } from "@foyer/platform/calls";
import type { WalletKind } from "../ledger.ts";

/** Types in the account record, by the kind of the ledger posting. */
const kinds: Readonly<Record<WalletKind, TransactionKind>> = {
  deposit: "DEPOSIT",
  withdrawal: "WITHDRAW",
  "withdrawal-back": "REFUND",
  "payout-refund": "REFUND",
  "deposit-fee": "FEE",
  "wallet-transfer": "WALLET",
  "wallet-return": "WALLET",
  "member-transfer": "TRANSFER",
  stake: "STAKE",
  win: "WIN",
  promotion: "BONUS",
  raffle: "BONUS",
  rebate: "BONUS",
  reward: "BONUS",
  mission: "BONUS",
  referral: "BONUS",
  "points-money": "POINTS",
  salary: "SALARY",
};
const ofKind: ReadonlyMap<string, TransactionKind> = new Map(
  Object.entries(kinds),
);

/**
 * Types of bonus, by the kind of the ledger posting: everything that the house gives under terms, converted points
 * included. The same in bonus details, in profit and loss and in a team's overview.
 */
const bonuses = new Map<string, BonusKind>([
  ["promotion", "PROMOTION"],
  ["raffle", "RAFFLE"],
  ["rebate", "REBATE"],
  ["reward", "REWARD"],
  ["mission", "MISSION"],
  ["referral", "REFERRAL"],
  ["points-money", "POINTS"],
] satisfies [WalletKind, BonusKind][]);

/** Ledger kinds of all bonuses. */
export const bonusBookKinds: readonly string[] = [...bonuses.keys()];

/**
 * The type that the account record shows for a posting; a kind without one is "unknown", and still listed.
 *
 * @example transactionKindOf("deposit-fee") // "FEE"
 */
export const transactionKindOf = (kind: string): TransactionKind =>
  ofKind.get(kind) ?? "unknown";

/** The type that the bonus record shows for a posting. */
export const bonusKindOf = (kind: string): BonusKind =>
  bonuses.get(kind) ?? "unknown";

/** The ledger kinds behind a type of the account record. */
export const bookKindsOf = (wanted: TransactionKind): string[] =>
  [...ofKind].flatMap(([kind, name]) => (name === wanted ? [kind] : []));

/** The ledger kinds behind a type of bonus. */
export const bonusBookKindsOf = (wanted: BonusKind): string[] =>
  [...bonuses].flatMap(([kind, name]) => (name === wanted ? [kind] : []));

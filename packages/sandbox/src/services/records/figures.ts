import { toDecimal } from "../money.ts";
import { transactionKindOf } from "./kinds.ts";
import type { Sum } from "./sums.ts";

/** Totals by purpose, in minor units. */
export interface Sums {
  stake: bigint;
  win: bigint;
  bonus: bigint;
  fee: bigint;
  deposit: bigint;
  withdraw: bigint;
}

export const nothing = (): Sums => ({
  stake: 0n,
  win: 0n,
  bonus: 0n,
  fee: 0n,
  deposit: 0n,
  withdraw: 0n,
});

/**
 * Adds what bets, or a kind of ledger entry, came to. Stakes and winnings count with their bets, not with the entries
 * of the wallet: a lottery ticket is paid when it is bought, and counts when it is drawn.
 */
export function add(sums: Sums, { kind, paid, received }: Sum): void {
  if (kind === "bet") {
    sums.stake += paid;
    sums.win += received;
    return;
  }
  const amount = received - paid;
  switch (transactionKindOf(kind)) {
    case "BONUS":
    case "POINTS":
      sums.bonus += amount;
      break;
    case "FEE":
      sums.fee -= amount;
      break;
    case "DEPOSIT":
      sums.deposit += amount;
      break;
    // A refund reduces the amount withdrawn.
    case "WITHDRAW":
    case "REFUND":
      sums.withdraw -= amount;
      break;
    // A salary is for others' play, so it is not part of the result.
    case "SALARY":
    case "STAKE":
    case "WIN":
    case "WALLET":
    case "TRANSFER":
    case "unknown":
      break;
  }
}

/** Winnings and bonuses minus stakes and fees. */
export const profitOf = ({ win, bonus, stake, fee }: Sums): bigint =>
  win + bonus - stake - fee;

/** The figures of W-86. */
export const onWire = (sums: Sums) => ({
  stake: toDecimal(sums.stake),
  win: toDecimal(sums.win),
  bonus: toDecimal(sums.bonus),
  profit: toDecimal(profitOf(sums)),
  deposit: toDecimal(sums.deposit),
  withdraw: toDecimal(sums.withdraw),
});

import type { deposits } from "../db/tables/money.ts";

const minute = 60_000;

/** Id of the order with which a seeded member paid in the first money; as in life, its posting has the same id. */
export const openingOf = (memberId: string): string => `D-seed-${memberId}`;

/**
 * The order behind a seeded posting: without it the account record would name a deposit that the deposit page does
 * not know. Hundreds of members have one, so they are written as rows and not one by one through the payment desk.
 */
export const creditedOrder = (posting: {
  readonly id: string;
  readonly memberId: string;
  readonly amount: bigint;
  readonly createdAt: number;
}): typeof deposits.$inferInsert => ({
  id: posting.id,
  memberId: posting.memberId,
  methodId: "bank",
  amount: posting.amount,
  fee: 0n,
  state: "CREDITED",
  reason: "",
  payTokenHash: null,
  run: "",
  createdAt: posting.createdAt - 2 * minute,
  paidAt: posting.createdAt,
  expiresAt: posting.createdAt + 13 * minute,
  updatedAt: posting.createdAt,
});

import { sql } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { ledgerEntries } from "../../db/tables/ledger.ts";
import { toDecimal } from "../money.ts";
import { daysOf } from "./days.ts";
import { transactionKindOf } from "./kinds.ts";
import { entriesOf } from "./transactions.ts";

type Request = ParsedRequestOf<typeof calls.profitLoss>;

interface Sums {
  stake: bigint;
  win: bigint;
  bonus: bigint;
  fee: bigint;
  deposit: bigint;
  withdraw: bigint;
}

const nothing = (): Sums => ({
  stake: 0n,
  win: 0n,
  bonus: 0n,
  fee: 0n,
  deposit: 0n,
  withdraw: 0n,
});

/** Adds what came and went under one kind of the books. */
function add(sums: Sums, kind: string, amount: bigint): void {
  switch (transactionKindOf(kind)) {
    case "STAKE":
      sums.stake -= amount;
      break;
    case "WIN":
      sums.win += amount;
      break;
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
    // What came back was not paid out.
    case "WITHDRAW":
    case "REFUND":
      sums.withdraw -= amount;
      break;
    case "WALLET":
    case "TRANSFER":
    case "unknown":
      break;
  }
}

const onWire = ({ fee, ...sums }: Sums) => ({
  stake: toDecimal(sums.stake),
  win: toDecimal(sums.win),
  bonus: toDecimal(sums.bonus),
  profit: toDecimal(sums.win + sums.bonus - sums.stake - fee),
  deposit: toDecimal(sums.deposit),
  withdraw: toDecimal(sums.withdraw),
});

/** Sums by day and kind; `starts` are the moments at which days begin. */
export const sumsByDay = (
  db: Database,
  memberIds: readonly string[],
  request: Request,
  starts: readonly number[],
) => {
  const day = sql<number>`width_bucket(${ledgerEntries.createdAt}, array[${sql.join(
    starts.map((start) => sql`${start}::bigint`),
    sql`, `,
  )}])`;
  return db
    .select({
      day: day.as("day"),
      kind: ledgerEntries.kind,
      amount: sql<string>`sum(${ledgerEntries.amount})::text`,
    })
    .from(ledgerEntries)
    .where(entriesOf(memberIds, request, undefined))
    .groupBy(sql`1`, ledgerEntries.kind);
};

/** What some members staked, won and paid on each day of a period, and in all of it. */
export async function readProfit(
  db: Database,
  memberIds: readonly string[],
  request: Request,
) {
  const days = daysOf(request, request.timeZone ?? "UTC");
  const byDay = days.map(nothing);
  const total = nothing();
  const rows =
    memberIds.length === 0
      ? []
      : await sumsByDay(
          db,
          memberIds,
          request,
          days.map(({ start }) => start),
        );
  for (const { day, kind, amount } of rows) {
    add(total, kind, BigInt(amount));
    const sums = byDay[day - 1];
    if (sums) add(sums, kind, BigInt(amount));
  }
  return {
    rows: days.map(({ name }, index) => ({
      day: name,
      ...onWire(byDay[index] ?? nothing()),
    })),
    total: onWire(total),
  };
}

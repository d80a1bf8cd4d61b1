import { asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { members } from "../../db/tables/members.ts";
import { deposits } from "../../db/tables/money.ts";
import { activityApplications, redemptions } from "../../db/tables/offers.ts";
import { receipts, withdrawals } from "../../db/tables/payouts.ts";
import { isOnItsWay } from "../../services/prizes.ts";
import { wayOut } from "../../services/withdrawal-stages.ts";

const shown = 50;

/** At most one page of the rows, each with its member's name. */
async function withNames<Row extends { readonly memberId: string }>(
  db: Database,
  query: { readonly limit: (most: number) => PromiseLike<Row[]> },
) {
  const rows = await query.limit(shown);
  const ids = [...new Set(rows.map(({ memberId }) => memberId))];
  const found = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(inArray(members.id, ids));
  const names = new Map(found.map(({ id, username }) => [id, username]));
  return rows.map((row) => ({ row, who: names.get(row.memberId) ?? "" }));
}

/**
 * Everything that needs action by a bank or a back office, each with its member's name; the oldest first, except
 * deposit orders.
 */
export async function readWaiting(db: Database) {
  const orders = db
    .select()
    .from(deposits)
    .where(inArray(deposits.state, ["CREATED", "PAID", "CREDITING"]))
    .orderBy(desc(deposits.createdAt));
  const asked = db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.state, [...wayOut]))
    .orderBy(asc(withdrawals.createdAt));
  const sent = db
    .select()
    .from(receipts)
    .where(isNull(receipts.settledAt))
    .orderBy(asc(receipts.issuedAt));
  const redeemed = db
    .select()
    .from(redemptions)
    .where(or(eq(redemptions.status, "In Process"), isOnItsWay))
    .orderBy(asc(redemptions.createdAt));
  const applied = db
    .select()
    .from(activityApplications)
    .where(eq(activityApplications.status, "Applying"))
    .orderBy(asc(activityApplications.createdAt));
  return {
    orders: await withNames(db, orders),
    asked: await withNames(db, asked),
    sent: await withNames(db, sent),
    redeemed: await withNames(db, redeemed),
    applied: await withNames(db, applied),
  };
}

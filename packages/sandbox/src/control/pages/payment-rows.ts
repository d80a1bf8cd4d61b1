import { asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { members } from "../../db/tables/members.ts";
import { deposits, receipts, withdrawals } from "../../db/tables/money.ts";
import { activityApplications, redemptions } from "../../db/tables/offers.ts";
import { wayOut } from "../../rules/withdrawal-stages.ts";

const shown = 50;

/** What waits for a bank or a back office, each with its member's name; the oldest first, but for orders. */
export async function readWaiting(db: Database) {
  const orders = await db
    .select({ row: deposits, who: members.username })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(inArray(deposits.state, ["CREATED", "PAID", "CREDITING"]))
    .orderBy(desc(deposits.createdAt))
    .limit(shown);
  const asked = await db
    .select({ row: withdrawals, who: members.username })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(inArray(withdrawals.state, [...wayOut]))
    .orderBy(asc(withdrawals.createdAt))
    .limit(shown);
  const sent = await db
    .select({ row: receipts, who: members.username })
    .from(receipts)
    .innerJoin(members, eq(members.id, receipts.memberId))
    .where(isNull(receipts.settledAt))
    .orderBy(asc(receipts.issuedAt))
    .limit(shown);
  const goods = await db
    .select({ row: redemptions, who: members.username })
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.memberId))
    .where(eq(redemptions.status, "In Process"))
    .orderBy(asc(redemptions.createdAt))
    .limit(shown);
  const applied = await db
    .select({ row: activityApplications, who: members.username })
    .from(activityApplications)
    .innerJoin(members, eq(members.id, activityApplications.memberId))
    .where(eq(activityApplications.status, "Applying"))
    .orderBy(asc(activityApplications.createdAt))
    .limit(shown);
  return { orders, asked, sent, goods, applied };
}

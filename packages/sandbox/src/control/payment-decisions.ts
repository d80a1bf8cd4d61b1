import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { deposits } from "../db/tables/money.ts";
import { parse } from "../services/parse.ts";
import { readRun } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { actOnDeposit, depositActions } from "../services/deposit-actions.ts";
import { toMinor } from "../services/money.ts";
import { receiptActions, sendPayout } from "../services/payouts.ts";
import { decideWithdrawal } from "../services/withdrawal-decisions.ts";

/** An amount as written in a form or a test. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/));
const reason = v.optional(v.pipe(v.string(), v.maxLength(200)), "");

export const depositDecision = v.object({
  action: v.picklist(depositActions),
  reason,
});
export const withdrawalDecision = v.object({
  action: v.picklist(["REVIEW", "APPROVE", "REJECT", "SEND"]),
  reason,
  /** With SEND: the amount that arrives immediately. Omitted: the member says whether all of it arrived. */
  part: v.optional(amount, "0"),
  /** With SEND: minutes to answer in; null: no timer. */
  confirmMinutes: v.optional(
    v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080)),
    ),
    30,
  ),
  forced: v.optional(v.boolean(), false),
});
export const receiptDecision = v.object({
  action: v.picklist(receiptActions),
  part: v.optional(amount, "0"),
});
/** What a redemption or a prize can also be: delivered. */
export const redemptionDecision = v.object({
  action: v.picklist(["APPROVE", "REJECT", "DELIVER"]),
  remark: reason,
});
export const decision = v.object({
  action: v.picklist(["APPROVE", "REJECT"]),
  remark: reason,
});

/** The clock is that of the run in which the order was opened. */
export async function actOnOrder(
  platform: Platform,
  orderId: string,
  raw: unknown,
): Promise<void> {
  const { action, reason: why } = parse(depositDecision, raw);
  const [order] = await platform.db
    .select({ run: deposits.run })
    .from(deposits)
    .where(eq(deposits.id, orderId));
  const { now } = await readRun(platform, order?.run ?? "");
  await actOnDeposit(platform.db, orderId, action, now, why);
}

/** Advances a withdrawal's status, or sends it. */
export async function actOnWithdrawal(
  db: Database,
  orderId: string,
  raw: unknown,
  now: number,
): Promise<void> {
  const { action, reason: why, part, ...how } = parse(withdrawalDecision, raw);
  await (action === "SEND"
    ? sendPayout(db, orderId, { ...how, part: toMinor(part) ?? 0n }, now)
    : decideWithdrawal(db, orderId, action, now, why));
}

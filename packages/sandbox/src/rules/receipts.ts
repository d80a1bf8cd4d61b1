import { and, desc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { receipts, uploads } from "../db/tables/money.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { post, walletOf } from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { pageOf } from "./page.ts";
import {
  keepPictures,
  mostPictures,
  picturesOf,
  readPictures,
} from "./uploads.ts";
import { addStages, lockWithdrawal, wayOut } from "./withdrawals.ts";

type Row = typeof receipts.$inferSelect;

const minute = 60_000;
/** Pictures that may be kept about one payout, those of repeated tries among them. */
const mostKept = 12;

/** Whether the member's answer is still awaited; only then time settles it. */
const isOpen = ({ state }: Row): boolean =>
  state === "AWAITING" || state === "PARTIAL";

async function lockReceipt(tx: Database, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(receipts)
    .where(eq(receipts.id, id))
    .for("update");
  if (row === undefined) throw invalid({ id: "is not known" });
  return row;
}

const remaining = (row: Row): bigint =>
  row.amount - row.receivedAmount - row.refunded;

/** Writes a payout off as arrived: what was under way is the bank's from now on. */
async function settle(
  tx: Database,
  row: Row,
  state: "RECEIVED" | "FULL",
  now: number,
  reason = "",
): Promise<Row> {
  const rest = remaining(row);
  if (rest > 0n)
    await post(tx, {
      id: `${row.id}:arrived`,
      kind: "payout-arrived",
      reference: row.id,
      from: "transit",
      to: "bank",
      amount: rest,
      now,
    });
  await addStages(tx, row.id, ["DONE"], now, reason);
  const change = { state, receivedAmount: row.amount, settledAt: now };
  await tx.update(receipts).set(change).where(eq(receipts.id, row.id));
  return { ...row, ...change };
}

/** Lets those that nobody answered in time count as received (WDR-07); tells how many. */
export async function settleReceipts(
  db: Database,
  now: number,
  memberId?: string,
): Promise<number> {
  const due = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(
      and(
        inArray(receipts.state, ["AWAITING", "PARTIAL"]),
        isNotNull(receipts.expiresAt),
        lte(receipts.expiresAt, now),
        memberId === undefined ? undefined : eq(receipts.memberId, memberId),
      ),
    );
  let settled = 0;
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const row = await lockReceipt(tx, id);
      // Somebody answered, or settled it, in the meantime.
      if (!isOpen(row)) return;
      await settle(tx, row, "RECEIVED", row.expiresAt ?? now, "No answer");
      settled += 1;
    });
  }
  return settled;
}

async function toWire(db: Database, rows: readonly Row[]) {
  const pictures = await picturesOf(
    db,
    "RECEIPT",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    amount: toDecimal(row.amount),
    receivedAmount: toDecimal(row.receivedAmount),
    remainingAmount: toDecimal(row.amount - row.receivedAmount),
    state: row.state,
    proofImages: [...(pictures.get(row.id) ?? [])],
    issuedAt: row.issuedAt,
    confirmMinutes: row.confirmMinutes,
    // Nothing runs out once there is an answer; of what time has settled it says when that was.
    expiresAt:
      isOpen(row) || row.settledAt === row.expiresAt ? row.expiresAt : null,
    forced: row.forced ? 1 : 0,
  }));
}

interface ListRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly state?: Row["state"] | undefined;
}

/** Lists a member's payouts whose arrival is asked for, newest first. */
export async function readReceipts(
  db: Database,
  memberId: string,
  request: ListRequest,
) {
  const { offset, limit, pagesOf } = pageOf(request);
  const which = and(
    eq(receipts.memberId, memberId),
    request.state === undefined ? undefined : eq(receipts.state, request.state),
  );
  const rows = await db
    .select()
    .from(receipts)
    .where(which)
    .orderBy(desc(receipts.issuedAt), desc(receipts.id))
    .limit(limit)
    .offset(offset);
  return {
    list: await toWire(db, rows),
    totalPages: pagesOf(await db.$count(receipts, which)),
  };
}

async function lockOwn(
  tx: Database,
  memberId: string,
  id: string,
): Promise<Row> {
  const row = await lockReceipt(tx, id);
  if (row.memberId !== memberId) throw invalid({ id: "is not known" });
  return row;
}

/** Keeps pictures that show what did not arrive; they count once an answer names them. */
export async function addProof(
  db: Database,
  memberId: string,
  { id, images }: { readonly id: string; readonly images: readonly Blob[] },
  now: number,
) {
  const pictures = await readPictures(images, 1);
  return db.transaction(async (tx) => {
    if (!isOpen(await lockOwn(tx, memberId, id)))
      throw new Refusal("ALREADY_SETTLED");
    const about = and(eq(uploads.purpose, "RECEIPT"), eq(uploads.subject, id));
    if ((await tx.$count(uploads, about)) + pictures.length > mostKept)
      throw new Refusal("IMAGE_COUNT");
    return keepPictures(tx, pictures, {
      memberId,
      purpose: "RECEIPT",
      subject: id,
      used: false,
      now,
    });
  });
}

/** Marks the named pictures as part of the answer; all of them have to be the member's, about this payout. */
async function nameProof(
  tx: Database,
  row: Row,
  imageIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  if (wanted.length === 0) throw new Refusal("PROOF_REQUIRED");
  if (wanted.length > mostPictures) throw new Refusal("IMAGE_COUNT");
  const used = await tx
    .update(uploads)
    .set({ used: true })
    .where(
      and(
        inArray(uploads.id, wanted),
        eq(uploads.memberId, row.memberId),
        eq(uploads.purpose, "RECEIPT"),
        eq(uploads.subject, row.id),
      ),
    )
    .returning({ id: uploads.id });
  if (used.length < wanted.length) throw new Refusal("PROOF_REQUIRED");
}

interface Answer {
  readonly id: string;
  readonly answer: "RECEIVED" | "NOT_RECEIVED" | "FULL_PAYMENT";
  readonly imageIds?: readonly string[] | undefined;
}

/** Takes the member's answer. Money that came late may still be confirmed after "not received". */
export async function answerReceipt(
  tx: Database,
  memberId: string,
  { id, answer, imageIds }: Answer,
  now: number,
) {
  const row = await lockOwn(tx, memberId, id);
  const late = row.state === "NOT_RECEIVED" && answer !== "NOT_RECEIVED";
  if (row.settledAt !== null || !(isOpen(row) || late))
    throw new Refusal("ALREADY_SETTLED", { value: { state: row.state } });
  const after = await applyAnswer(tx, row, answer, imageIds ?? [], now);
  const [record] = await toWire(tx, [after]);
  if (record === undefined) throw new Refusal("UNKNOWN");
  return record;
}

async function applyAnswer(
  tx: Database,
  row: Row,
  answer: Answer["answer"],
  imageIds: readonly string[],
  now: number,
): Promise<Row> {
  if (answer === "RECEIVED") return settle(tx, row, "RECEIVED", now);
  if (answer === "FULL_PAYMENT") return settle(tx, row, "FULL", now);
  await nameProof(tx, row, imageIds);
  // A forced one counts as received whatever is answered (OPN-07).
  if (row.forced) return settle(tx, row, "RECEIVED", now, "Forced receipt");
  await tx
    .update(receipts)
    .set({ state: "NOT_RECEIVED" })
    .where(eq(receipts.id, row.id));
  return { ...row, state: "NOT_RECEIVED" };
}

/** How a payout is sent. */
export interface Sending {
  /** What arrives at once; the rest follows or not. Empty: nothing was told yet. */
  readonly part: bigint;
  /** Minutes to answer in; null: no timer. */
  readonly confirmMinutes: number | null;
  readonly forced: boolean;
}

async function payPart(
  tx: Database,
  row: Row,
  part: bigint,
  now: number,
): Promise<void> {
  if (part >= remaining(row))
    throw invalid({ part: "must leave something for the member to confirm" });
  const receivedAmount = row.receivedAmount + part;
  await post(tx, {
    id: `${row.id}:part:${receivedAmount}`,
    kind: "payout-part",
    reference: row.id,
    from: "transit",
    to: "bank",
    amount: part,
    now,
  });
  await tx
    .update(receipts)
    .set({ receivedAmount, state: "PARTIAL" })
    .where(eq(receipts.id, row.id));
}

/** Sends a payout, through the stages that are still ahead, and asks the member whether it arrived. */
export async function sendPayout(
  db: Database,
  id: string,
  { part, confirmMinutes, forced }: Sending,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    const place = wayOut.findIndex((state) => state === withdrawal.state);
    if (place === -1)
      throw new Refusal("ALREADY_SETTLED", {
        value: { state: withdrawal.state },
      });
    const { memberId, fee } = withdrawal;
    const net = withdrawal.amount - fee;
    const posting = { reference: id, from: "payouts", now };
    await post(tx, {
      ...posting,
      id: `${id}:sent`,
      kind: "payout",
      to: "transit",
      amount: net,
    });
    if (fee > 0n)
      await post(tx, {
        ...posting,
        id: `${id}:fee`,
        kind: "withdrawal-fee",
        to: "house",
        amount: fee,
      });
    await addStages(
      tx,
      id,
      [...wayOut.slice(place + 1), "SENT", "RECEIPT"],
      now,
    );
    const row: Row = {
      id,
      memberId,
      amount: net,
      receivedAmount: 0n,
      state: "AWAITING",
      refunded: 0n,
      forced,
      confirmMinutes,
      expiresAt: confirmMinutes === null ? null : now + confirmMinutes * minute,
      issuedAt: now,
      settledAt: null,
    };
    await tx.insert(receipts).values(row);
    if (part > 0n) await payPart(tx, row, part, now);
  });
}

export const receiptActions = ["PART", "FORCE", "REFUND", "ARRIVED"] as const;

/** Lets the control room decide about a payout that is not settled. */
export async function actOnReceipt(
  db: Database,
  id: string,
  action: (typeof receiptActions)[number],
  now: number,
  part = 0n,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReceipt(tx, id);
    if (row.settledAt !== null)
      throw new Refusal("ALREADY_SETTLED", { value: { state: row.state } });
    const disputed = row.state === "NOT_RECEIVED";
    if (action === "PART") {
      if (part === 0n) throw invalid({ part: "must be more than nothing" });
      await payPart(tx, row, part, now);
    } else if (action === "ARRIVED") {
      await settle(tx, row, "RECEIVED", now, "The bank confirms it");
    } else if (action === "FORCE") {
      await tx
        .update(receipts)
        .set({ forced: true })
        .where(eq(receipts.id, id));
      if (disputed) await settle(tx, row, "RECEIVED", now, "Forced receipt");
    } else {
      // What is forced is not refunded, and nobody is refunded who did not ask for it.
      if (row.forced || !disputed) throw new Refusal("FORBIDDEN");
      const refunded = remaining(row);
      await post(tx, {
        id: `${id}:refund`,
        kind: "payout-refund",
        reference: id,
        from: "transit",
        to: walletOf(row.memberId),
        amount: refunded,
        now,
      });
      await addStages(tx, id, ["DONE"], now, "Given back to the wallet");
      await tx
        .update(receipts)
        .set({ refunded, settledAt: now })
        .where(and(eq(receipts.id, id), isNull(receipts.settledAt)));
    }
  });
}

import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { receipts } from "../db/tables/payouts.ts";
import { uploads } from "../db/tables/uploads.ts";
import { invalid, Refusal } from "./refusal.ts";
import { toDecimal } from "./money.ts";
import { pageOf } from "./page.ts";
import { noteStep, readHistories } from "./receipt-history.ts";
import {
  isOpen,
  lockReceipt,
  settle,
  type ReceiptRow as Row,
} from "./receipt-settling.ts";
import {
  keepPictures,
  mostPictures,
  picturesOf,
  readPictures,
} from "./uploads.ts";

/** Maximum pictures stored per withdrawal, including those of repeated attempts. */
const mostKept = 12;

async function toWire(db: Database, rows: readonly Row[]) {
  const pictures = await picturesOf(
    db,
    "RECEIPT",
    rows.map(({ id }) => id),
  );
  const historyOf = await readHistories(
    db,
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
    // There is no deadline once there is an answer; if the timer has settled it, this is when.
    expiresAt:
      isOpen(row) || row.settledAt === row.expiresAt ? row.expiresAt : null,
    forced: row.forced ? 1 : 0,
    history: historyOf(row.id),
  }));
}

interface ListRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly state?: Row["state"] | undefined;
}

/** Lists a member's sent withdrawals with their confirmations, newest first. */
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

/** Stores pictures as proof of what did not arrive; they count once an answer names them. */
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

/**
 * Marks the named pictures as part of the answer, and counts them; all must be the member's, about this withdrawal.
 */
async function nameProof(
  tx: Database,
  row: Row,
  imageIds: readonly string[],
): Promise<number> {
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
  return used.length;
}

interface Answer {
  readonly id: string;
  readonly answer: "RECEIVED" | "NOT_RECEIVED" | "FULL_PAYMENT";
  readonly imageIds?: readonly string[] | undefined;
}

/** Records the member's answer. Money that arrives late can still be confirmed after "not received". */
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
  const said = { step: answer, at: now };
  if (answer !== "NOT_RECEIVED") {
    await noteStep(tx, row.id, said);
    return settle(tx, row, answer === "RECEIVED" ? "RECEIVED" : "FULL", now);
  }
  const pictures = await nameProof(tx, row, imageIds);
  await noteStep(tx, row.id, { ...said, pictures });
  // A withdrawal closed by the platform counts as received whatever the answer is (OPN-07).
  if (row.forced) {
    await noteStep(tx, row.id, { step: "FORCED", at: now });
    return settle(tx, row, "RECEIVED", now, "Closed by the platform");
  }
  await tx
    .update(receipts)
    .set({ state: "NOT_RECEIVED" })
    .where(eq(receipts.id, row.id));
  return { ...row, state: "NOT_RECEIVED" };
}

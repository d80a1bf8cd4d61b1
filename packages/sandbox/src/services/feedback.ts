import { feedbackLengths, isFeedbackContact } from "@foyer/platform/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { feedback, feedbackLines } from "../db/tables/support.ts";
import { pageOf } from "./page.ts";
import { invalid, Refusal } from "./refusal.ts";
import { attachPictures, mostPictures, picturesOf } from "./uploads.ts";

/** The lines that a thread shows, the latest ones: nobody can make it so long that it cannot be read. */
const mostLines = 200;

const firstNumber = 100_000;
const numberOf = (serial: number) => `F-${firstNumber + serial}`;
/** Matches nothing if the text is not a number: serials begin at 1. */
const serialOf = (number: string): number =>
  /^F-\d{6,9}$/.test(number) ? Number(number.slice(2)) - firstNumber : 0;

export function checkContent(text: string, most: number): string {
  const content = text.trim();
  const size = [...content].length;
  if (size < 1 || size > most)
    throw invalid({ content: `must have 1 to ${most} characters` });
  return content;
}

interface Wish {
  /** Names the intent to send it. */
  readonly id: string;
  readonly run: string;
  /** Null: a visitor. */
  readonly memberId: string | null;
  readonly questionType: string;
  readonly content: string;
  readonly contact: string;
  readonly imageIds?: readonly string[] | undefined;
  /** Brand and language of a visitor, for the answer. */
  readonly merchant?: string;
  readonly language?: string;
  readonly now: number;
}

/** Stores a feedback message for customer service, and returns the number under which people can ask for it. */
export async function keepFeedback(
  db: Database,
  { now, imageIds, ...wish }: Wish,
): Promise<{ number: string }> {
  const content = checkContent(wish.content, feedbackLengths.content);
  const contact = wish.contact.trim();
  if (
    [...contact].length > feedbackLengths.contact ||
    !isFeedbackContact(contact)
  )
    throw invalid({ contact: "must be an e-mail address or a mobile number" });
  const [row] = await db
    .insert(feedback)
    .values({ ...wish, content, contact, createdAt: now })
    .returning({ serial: feedback.serial });
  if (wish.memberId !== null)
    await attachPictures(db, wish.memberId, wish.id, imageIds);
  return { number: numberOf(row?.serial ?? 0) };
}

type Row = typeof feedback.$inferSelect;

export const summaryOf = (row: Row) => ({
  number: numberOf(row.serial),
  questionType: row.questionType,
  content: row.content,
  state: row.state,
  time: row.createdAt,
});

/** Lists what a member has sent, newest first. */
export async function listFeedback(
  db: Database,
  memberId: string,
  page: { readonly pageNo: number; readonly pageSize: number },
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const own = eq(feedback.memberId, memberId);
  const rows = await db
    .select()
    .from(feedback)
    .where(own)
    .orderBy(desc(feedback.createdAt), desc(feedback.serial))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(summaryOf),
    totalPages: pagesOf(await db.$count(feedback, own)),
    pictures: mostPictures,
  };
}

/** One message and what was written after it, oldest first; a member reads only their own. */
export async function readFeedback(
  db: Database,
  number: string,
  memberId?: string,
) {
  const row = await findFeedback(db, number, memberId);
  const lines = await db
    .select()
    .from(feedbackLines)
    .where(eq(feedbackLines.feedbackId, row.id))
    .orderBy(desc(feedbackLines.serial))
    .limit(mostLines);
  const pictures = await picturesOf(db, "FEEDBACK", [
    row.id,
    ...lines.map(({ id }) => id),
  ]);
  return {
    ...summaryOf(row),
    images: [...(pictures.get(row.id) ?? [])],
    pictures: mostPictures,
    lines: lines.toReversed().map(({ id, by, content, createdAt }) => ({
      by,
      content,
      time: createdAt,
      images: [...(pictures.get(id) ?? [])],
    })),
    /** For customer service only. */
    sender: {
      memberId: row.memberId,
      contact: row.contact,
      run: row.run,
    },
  };
}

/** Without `memberId`: anybody's. Locked, so that nothing is added to what is being closed. */
export async function findFeedback(
  db: Database,
  number: string,
  memberId?: string,
  locked = false,
): Promise<Row> {
  const query = db
    .select()
    .from(feedback)
    .where(
      and(
        eq(feedback.serial, serialOf(number)),
        memberId === undefined ? undefined : eq(feedback.memberId, memberId),
      ),
    );
  const [row] = await (locked ? query.for("update") : query);
  if (row === undefined) throw invalid({ number: "is not known" });
  return row;
}

/** What is written after a message. */
export interface Line {
  /** Names the intent to write it. */
  readonly id: string;
  readonly number: string;
  readonly content: string;
  readonly imageIds?: readonly string[] | undefined;
  readonly now: number;
}

/** Adds a message of the member; customer service then has to answer once more. */
export async function replyToFeedback(
  tx: Database,
  memberId: string,
  { id, number, imageIds, now, ...line }: Line,
): Promise<{ state: "OPEN" }> {
  const content = checkContent(line.content, feedbackLengths.content);
  const row = await findFeedback(tx, number, memberId, true);
  await addLine(tx, row, { id, by: "MEMBER", content, createdAt: now });
  await attachPictures(tx, memberId, id, imageIds);
  return { state: "OPEN" };
}

/** Adds a line to what is not closed; false: this intent has done so before. */
export async function addLine(
  tx: Database,
  { id: feedbackId, state }: Row,
  line: Omit<typeof feedbackLines.$inferInsert, "feedbackId" | "serial">,
): Promise<boolean> {
  if (state === "CLOSED") throw new Refusal("ALREADY_SETTLED");
  const added = await tx
    .insert(feedbackLines)
    .values({ ...line, feedbackId })
    .onConflictDoNothing()
    .returning({ id: feedbackLines.id });
  if (added.length === 0) return false;
  await tx
    .update(feedback)
    .set({ state: line.by === "MEMBER" ? "OPEN" : "ANSWERED" })
    .where(eq(feedback.id, feedbackId));
  return true;
}

import { feedbackLengths, isFeedbackContact } from "@foyer/platform/domain";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { feedback, feedbackLines } from "../db/tables/support.ts";
import { inEach } from "../stock/content/languages.ts";
import { decisionLetter } from "./decision-notice.ts";
import { sendMessage } from "./messages.ts";
import { send } from "./outbox.ts";
import { pageOf } from "./page.ts";
import { invalid, Refusal } from "./refusal.ts";
import {
  attachPictures,
  keepPictures,
  mostPictures,
  picturesOf,
  readPictures,
} from "./uploads.ts";

/** Maximum length of an answer of customer service, in characters. */
export const longestAnswer = 1000;
/** The lines that a thread shows, the latest ones: nobody can make it so long that it cannot be read. */
const mostLines = 200;

const firstNumber = 100_000;
const numberOf = (serial: number) => `F-${firstNumber + serial}`;
/** Matches nothing if the text is not a number: serials begin at 1. */
const serialOf = (number: string): number =>
  /^F-\d{6,9}$/.test(number) ? Number(number.slice(2)) - firstNumber : 0;

function checkContent(text: string, most: number): string {
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

const summaryOf = (row: Row) => ({
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

/** The feedback that customer service has not closed: first what it has to answer, the oldest first. */
export const openFeedback = async (db: Database, most: number) =>
  (
    await db
      .select()
      .from(feedback)
      .where(inArray(feedback.state, ["OPEN", "ANSWERED"]))
      // "OPEN" comes after "ANSWERED" in the alphabet.
      .orderBy(desc(feedback.state), asc(feedback.serial))
      .limit(most)
  ).map((row) => ({ ...summaryOf(row), memberId: row.memberId }));

/** One message and what was written after it, oldest first; a member reads only their own. */
export async function readFeedback(
  db: Database,
  number: string,
  memberId?: string,
) {
  const row = await find(db, number, memberId);
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
async function find(
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

interface Line {
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
  const row = await find(tx, number, memberId, true);
  await addLine(tx, row, { id, by: "MEMBER", content, createdAt: now });
  await attachPictures(tx, memberId, id, imageIds);
  return { state: "OPEN" };
}

/** Adds a line to what is not closed; false: this intent has done so before. */
async function addLine(
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

/** The letter that announces an answer; the answer itself is read on the feedback page, not as HTML in the inbox. */
export const answerLetter = (number: string) => {
  const named = (text: string) => text.replace("{number}", number);
  return {
    kind: "SERVICE" as const,
    title: named(english.title),
    body: named(english.body),
    words: inEach(({ feedbackAnswer: { title, body } }) => ({
      title: named(title),
      body: named(body),
    })),
  };
};

const english = {
  title: "Answer to {number}",
  body: "<p>Customer service has answered your message {number}. You can read the answer and write back under <strong>Feedback</strong>.</p>",
};

interface Answer extends Omit<Line, "imageIds"> {
  /** Shown with the answer, to a member only: a visitor is answered by mail or text message. */
  readonly pictures?: readonly Blob[];
}

/** Answers for customer service, and tells the sender: in a member's inbox, or at the contact that a visitor gave. */
export async function answerFeedback(
  db: Database,
  { id, number, now, pictures: files = [], ...line }: Answer,
): Promise<void> {
  const content = checkContent(line.content, longestAnswer);
  const pictures = await readPictures(files, 0);
  await db.transaction(async (tx) => {
    const row = await find(tx, number, undefined, true);
    const { memberId } = row;
    if (memberId === null && pictures.length > 0)
      throw invalid({ pictures: "can only be sent to a member" });
    const by = "SERVICE" as const;
    if (!(await addLine(tx, row, { id, by, content, createdAt: now }))) return;
    const letter = answerLetter(number);
    if (memberId !== null) {
      const about = { memberId, purpose: "FEEDBACK", subject: id } as const;
      await keepPictures(tx, pictures, { ...about, used: true, now });
      return sendMessage(tx, memberId, letter, now);
    }
    if (row.contact === "") return;
    const mail = row.contact.includes("@");
    await send(
      tx,
      row.run,
      {
        channel: mail ? "mail" : "sms",
        recipient: mail ? row.contact : `+${row.contact.replace(/\D/g, "")}`,
        purpose: "feedbackAnswer",
        subject: letter.title,
        body: content,
      },
      now,
    );
  });
}

/** Closes it: nothing can be added any longer. A member is told once. */
export async function closeFeedback(
  db: Database,
  number: string,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, memberId, state } = await find(tx, number, undefined, true);
    if (state === "CLOSED") return;
    await tx
      .update(feedback)
      .set({ state: "CLOSED" })
      .where(eq(feedback.id, id));
    if (memberId === null) return;
    const closed = {
      decision: "feedbackClosed",
      nameIn: () => number,
      remark: "",
    } as const;
    const letter = { kind: "SERVICE", ...decisionLetter(closed) } as const;
    await sendMessage(tx, memberId, letter, now);
  });
}

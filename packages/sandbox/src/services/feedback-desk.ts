import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { feedback } from "../db/tables/support.ts";
import { inEach } from "../stock/content/languages.ts";
import { decisionLetter } from "./decision-notice.ts";
import {
  addLine,
  checkContent,
  findFeedback,
  type Line,
  summaryOf,
} from "./feedback.ts";
import { sendMessage } from "./messages.ts";
import { namedReader } from "./letters/reader.ts";
import { send, type Sender } from "./outbox.ts";
import { invalid } from "./refusal.ts";
import { keepPictures, readPictures } from "./uploads.ts";

/* What customer service does with feedback. */

/** Maximum length of an answer of customer service, in characters. */
export const longestAnswer = 1000;
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
  /** Writes to a visitor; left out: the message is known to be a member's. */
  readonly sender?: Omit<Sender, "run" | "now">;
}

/** Answers for customer service, and tells the sender: in a member's inbox, or at the contact that a visitor gave. */
export async function answerFeedback(
  db: Database,
  { id, number, now, pictures: files = [], sender, ...line }: Answer,
): Promise<void> {
  const content = checkContent(line.content, longestAnswer);
  const pictures = await readPictures(files, 0);
  await db.transaction(async (tx) => {
    const row = await findFeedback(tx, number, undefined, true);
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
    if (row.contact === "" || sender === undefined) return;
    const reader = await namedReader(tx, row, sender);
    const isMail = row.contact.includes("@");
    await send(
      tx,
      { ...sender, ...reader, run: row.run, now },
      {
        channel: isMail ? "mail" : "sms",
        kind: "feedbackAnswer",
        recipient: isMail ? row.contact : `+${row.contact.replace(/\D/g, "")}`,
        values: { number, answer: content },
      },
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
    const { id, memberId, state } = await findFeedback(
      tx,
      number,
      undefined,
      true,
    );
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

import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { feedback } from "../db/tables/support.ts";
import { invalid } from "./refusal.ts";

/** FBK-02; the contact is limited too, so that nobody fills the database. */
const mostContent = 140;
const mostContact = 120;

/** Stores a feedback message for customer service. */
export async function keepFeedback(
  db: Database,
  run: string,
  wish: {
    readonly questionType: string;
    readonly content: string;
    readonly contact: string;
  },
  now: number,
): Promise<void> {
  const content = wish.content.trim();
  const contact = wish.contact.trim();
  const size = [...content].length;
  const problems = {
    ...(size < 1 || size > mostContent
      ? { content: `must have 1 to ${mostContent} characters` }
      : {}),
    ...([...contact].length > mostContact
      ? { contact: `must have at most ${mostContact} characters` }
      : {}),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await db.insert(feedback).values({
    id: randomUUID(),
    run,
    questionType: wish.questionType,
    content,
    contact,
    createdAt: now,
  });
}

import { asc, count, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { chatLines, chatRooms } from "../db/tables/support.ts";
import { readContent } from "./content.ts";

/** As long as a sentence of a chat may be. */
export const longestLine = 500;
/** A room that has been talked in so much is closed. */
const mostLines = 200;

interface Opening {
  readonly run: string;
  readonly host: string;
  readonly now: number;
}

/** Opens a room, with a greeting in it; answers its id, which nobody can guess. */
export async function openRoom(
  db: Database,
  { run, host, now }: Opening,
): Promise<string> {
  const id = randomUUID();
  await db.insert(chatRooms).values({ id, run, host, createdAt: now });
  await db.insert(chatLines).values({
    roomId: id,
    by: "house",
    body: `Good evening, this is ${host}. No human sits here: a machine answers from the help.`,
    createdAt: now,
  });
  return id;
}

/** A room with what was said in it; undefined for an id that is none. */
export async function readRoom(db: Database, id: string) {
  const [room] = await db.select().from(chatRooms).where(eq(chatRooms.id, id));
  if (room === undefined) return undefined;
  const lines = await db
    .select({ by: chatLines.by, body: chatLines.body })
    .from(chatLines)
    .where(eq(chatLines.roomId, id))
    .orderBy(asc(chatLines.id));
  return { ...room, lines, full: lines.length >= mostLines };
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** What the help says to it: the article whose title or text shares the most words. */
async function answerTo(db: Database, question: string): Promise<string> {
  const asked = new Set(wordsOf(question));
  const hits = (text: unknown) =>
    wordsOf(String(text)).filter((word) => asked.has(word)).length;
  const [best] = (await readContent(db, "help"))
    .map(({ body }) => ({
      body,
      fit: hits(body["title"]) * 3 + hits(body["content"]),
    }))
    .toSorted((one, other) => other.fit - one.fit);
  if (best === undefined || best.fit === 0)
    return "The help has nothing on that. Ask about deposits, withdrawals, your account, or limits.";
  const text = String(best.body["content"]).replace(/<[^>]*>/g, "");
  return `${String(best.body["title"])}: ${text}`;
}

/** Adds what the visitor says, and the house's answer. Nothing is added to a room that is full. */
export async function say(
  db: Database,
  roomId: string,
  body: string,
  now: number,
): Promise<void> {
  const answer = await answerTo(db, body);
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ lines: count() })
      .from(chatLines)
      .where(eq(chatLines.roomId, roomId));
    if ((before?.lines ?? 0) >= mostLines) return;
    await tx.insert(chatLines).values([
      { roomId, by: "visitor", body, createdAt: now },
      { roomId, by: "house", body: answer, createdAt: now },
    ]);
  });
}

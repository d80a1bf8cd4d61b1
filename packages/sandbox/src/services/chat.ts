import { asc, count, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { chatLines, chatRooms } from "../db/tables/support.ts";
import { readContent } from "./content.ts";
import { deskWords } from "./desk-words.ts";

/** Maximum length of a chat line. */
export const longestLine = 500;
/** A room with this many lines is closed. */
const mostLines = 200;

interface Opening {
  readonly run: string;
  /** The customer service host to talk to; if missing, any host. */
  readonly host?: string;
  /** Pack code. */
  readonly language: string;
  readonly now: number;
}

/** Opens a room that contains a greeting; returns its unguessable id. */
export async function openRoom(
  db: Database,
  { run, host, language, now }: Opening,
): Promise<string> {
  const id = randomUUID();
  const words = deskWords(language);
  const named = host ?? words.desk;
  await db.insert(chatRooms).values({
    id,
    run,
    host: named,
    language: language.slice(0, 8),
    createdAt: now,
  });
  await db.insert(chatLines).values({
    roomId: id,
    by: "house",
    body: words.greeting(named),
    createdAt: now,
  });
  return id;
}

/** A room with its lines; undefined for an unknown id. */
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

const segments = new Intl.Segmenter("zh", { granularity: "word" });

/** Significant words; a Thai vowel is a combining mark, and counts like a letter. */
const wordsOf = (text: string, shortest: number): string[] =>
  [...segments.segment(text.toLowerCase().normalize("NFC"))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter((word) => /^[\p{L}\p{M}]+$/u.test(word))
    .filter((word) => [...word].length >= shortest);

const withoutTags = (text: unknown) => String(text).replace(/<[^>]*>/g, " ");

/** The answer from the help: the article whose title or text shares the most words with the question. */
async function answerTo(
  db: Database,
  question: string,
  language: string,
): Promise<string> {
  const words = deskWords(language);
  const asked = new Set(wordsOf(question, words.shortest));
  const hits = (text: unknown) =>
    wordsOf(withoutTags(text), words.shortest).filter((word) => asked.has(word))
      .length;
  const [best] = (await readContent(db, "help", language))
    .map(({ body }) => ({
      body,
      fit: hits(body["title"]) * 3 + hits(body["content"]),
    }))
    .toSorted((one, other) => other.fit - one.fit);
  if (best === undefined || best.fit === 0) return words.nothing;
  const text = String(best.body["content"]).replace(/<[^>]*>/g, "");
  return `${String(best.body["title"])}${words.colon}${text}`;
}

/** Adds the visitor's line and the answer to it. Nothing is added to a full room. */
export async function say(
  db: Database,
  { id: roomId, language }: { readonly id: string; readonly language: string },
  body: string,
  now: number,
): Promise<void> {
  const answer = await answerTo(db, body, language);
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

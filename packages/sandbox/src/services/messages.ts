import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { messages } from "../db/tables/members.ts";
import { invalid } from "./refusal.ts";
import { inEach } from "../stock/content/languages.ts";
import { inLanguage, titleIn } from "./in-language.ts";
import { tellMember } from "./live-events.ts";
import { pageOf } from "./page.ts";

interface Letter {
  /** @default a generated id */
  readonly id?: string;
  readonly title: string;
  /** HTML. */
  readonly body?: string;
  /** Title and body in other languages, by pack code. */
  readonly words?: Readonly<Record<string, unknown>>;
}

/** The body of a message for which only the title was given. */
export const usualBody = {
  body: "<p>A message from us.</p>",
  words: inEach(({ usualLetter }) => ({ body: usualLetter })),
};

/** Puts a message into a member's inbox, and notifies the member's listeners. */
export async function sendMessage(
  tx: Database,
  memberId: string,
  letter: Letter,
  now: number,
): Promise<void> {
  const id = letter.id ?? `M-${randomUUID()}`;
  const { title, body, words } = {
    ...(letter.body === undefined ? usualBody : { words: {} }),
    ...letter,
  };
  await tx.insert(messages).values({
    id,
    memberId,
    title,
    body: body ?? "",
    words,
    createdAt: now,
    readAt: null,
  });
  const titles = Object.keys(words).map((code): [string, string] => [
    code,
    titleIn({ title, words }, code),
  ]);
  await tellMember(
    tx,
    memberId,
    { type: "MESSAGE", id, text: title, words: Object.fromEntries(titles) },
    now,
  );
}

/** Number of a member's unread messages. */
export const countUnread = (db: Database, memberId: string): Promise<number> =>
  db.$count(
    messages,
    and(eq(messages.memberId, memberId), isNull(messages.readAt)),
  );

interface Search {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly keyword?: string | undefined;
}

/** The text of a column in the reader's language. */
const spoken = (column: "title" | "body", language: string) =>
  sql`coalesce(${messages.words} -> ${language.toUpperCase()}::text ->> ${column}::text, ${messages[column]})`;

/** Lists a member's messages in a language, newest first; a search looks at the text in that language. */
export async function readMessages(
  db: Database,
  memberId: string,
  { keyword = "", ...page }: Search,
  language: string,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const wanted = `%${keyword.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const which = and(
    eq(messages.memberId, memberId),
    keyword.trim() === ""
      ? undefined
      : sql`(${spoken("title", language)} ilike ${wanted} or regexp_replace(${spoken("body", language)}, '<[^>]*>', '', 'g') ilike ${wanted})`,
  );
  const rows = await db
    .select()
    .from(messages)
    .where(which)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ id, title, body, words, createdAt, readAt }) => {
      const read = inLanguage({ title, body, words }, language);
      return {
        id,
        title: String(read["title"]),
        content: String(read["body"]),
        time: createdAt,
        read: readAt === null ? 0 : 1,
      };
    }),
    totalPages: pagesOf(await db.$count(messages, which)),
  };
}

/** Marks one or all messages of a member as read; messages read before keep their time. */
export async function markRead(
  db: Database,
  memberId: string,
  id: string | undefined,
  now: number,
): Promise<{ unread: number }> {
  const own = eq(messages.memberId, memberId);
  if (id !== undefined) {
    const known = await db.$count(messages, and(own, eq(messages.id, id)));
    if (known === 0) throw invalid({ id: "is not a message in this inbox" });
  }
  await db
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        own,
        isNull(messages.readAt),
        id === undefined ? undefined : eq(messages.id, id),
      ),
    );
  return { unread: await countUnread(db, memberId) };
}

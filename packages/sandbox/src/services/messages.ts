import { messageKinds, type MessageKind } from "@foyer/platform/calls";
import { and, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
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
  /** @default "NEWS" */
  readonly kind?: MessageKind;
  /** Whether another event tells of it, so that there are not two notices of one thing. @default false */
  readonly silent?: boolean;
}

/** The body of a message for which only the title was given. */
export const usualBody = {
  body: "<p>A message from us.</p>",
  words: inEach(({ usualLetter }) => ({ body: usualLetter })),
};

/** Puts a message into a member's inbox, and notifies the member's listeners unless it is silent. */
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
    kind: letter.kind ?? "NEWS",
    createdAt: now,
    readAt: null,
  });
  if (letter.silent === true) return;
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

/** The messages in a member's inbox: those that were not deleted. */
const inInbox = (memberId: string) =>
  and(eq(messages.memberId, memberId), isNull(messages.deletedAt));

/** Number of a member's unread messages. */
export const countUnread = (db: Database, memberId: string): Promise<number> =>
  db.$count(messages, and(inInbox(memberId), isNull(messages.readAt)));

interface Search {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly keyword?: string | undefined;
  readonly kind?: MessageKind | undefined;
}

/** The text of a column in the reader's language. */
const spoken = (column: "title" | "body", language: string) =>
  sql`coalesce(${messages.words} -> ${language.toUpperCase()}::text ->> ${column}::text, ${messages[column]})`;

/** Lists a member's messages in a language, newest first; a search looks at the text in that language. */
export async function readMessages(
  db: Database,
  memberId: string,
  { keyword = "", kind, ...page }: Search,
  language: string,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const wanted = `%${keyword.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const which = and(
    inInbox(memberId),
    kind === undefined ? undefined : eq(messages.kind, kind),
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
    list: rows.map(({ title, body, words, createdAt, readAt, ...row }) => {
      const read = inLanguage({ title, body, words }, language);
      return {
        id: row.id,
        title: String(read["title"]),
        content: String(read["body"]),
        time: createdAt,
        read: readAt === null ? 0 : 1,
        kind: row.kind,
      };
    }),
    totalPages: pagesOf(await db.$count(messages, which)),
    kinds: [...messageKinds],
    deletable: 1,
  };
}

interface Marked {
  readonly id?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** Marks a member's messages as read, all of them without ids; messages read before keep their time. */
export async function markRead(
  db: Database,
  memberId: string,
  { id, ids }: Marked,
  now: number,
): Promise<{ unread: number }> {
  const inbox = inInbox(memberId);
  if (id !== undefined) {
    const known = await db.$count(messages, and(inbox, eq(messages.id, id)));
    if (known === 0) throw invalid({ id: "is not a message in this inbox" });
  }
  const which = id === undefined ? ids : [id, ...(ids ?? [])];
  await db
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        inbox,
        isNull(messages.readAt),
        which && inArray(messages.id, [...which]),
      ),
    );
  return { unread: await countUnread(db, memberId) };
}

/** How long deleted messages can be restored, in ms. */
const keptMs = 30 * 86_400_000;

/** Deletes messages of a member. Repeating it, or naming messages that are gone, changes nothing. */
export async function deleteMessages(
  db: Database,
  memberId: string,
  ids: readonly string[],
  now: number,
): Promise<{ unread: number }> {
  await db
    .update(messages)
    .set({ deletedAt: now })
    .where(and(inInbox(memberId), inArray(messages.id, [...ids])));
  return { unread: await countUnread(db, memberId) };
}

/** Restores deleted messages of a member, read or unread as they were. Those that are gone for too long stay away. */
export async function restoreMessages(
  db: Database,
  memberId: string,
  ids: readonly string[],
  now: number,
): Promise<{ unread: number }> {
  await db
    .update(messages)
    .set({ deletedAt: null })
    .where(
      and(
        eq(messages.memberId, memberId),
        inArray(messages.id, [...ids]),
        gt(messages.deletedAt, now - keptMs),
      ),
    );
  return { unread: await countUnread(db, memberId) };
}

/** Removes messages that can no longer be restored. */
export async function pruneMessages(db: Database, now: number): Promise<void> {
  await db.delete(messages).where(lt(messages.deletedAt, now - keptMs));
}

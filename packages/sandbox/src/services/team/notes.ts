import { and, desc, eq, lt, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { downlineNotes } from "../../db/tables/agents.ts";
import { invalid } from "../refusal.ts";
import { requireBelow } from "../uplines.ts";

/** Maximum number of an agent's notes about one account, and of characters in one. */
const most = 50;
const longest = 500;
/** How long the place of a deleted note is kept, in ms, so that its text can be brought back. */
const undoMs = 24 * 60 * 60_000;

type Row = typeof downlineNotes.$inferSelect;

const onWire = ({ id, text, createdAt, changedAt }: Row) => ({
  id,
  text,
  time: createdAt,
  changedAt,
});

/** An agent's own notes about an account. */
const notesAbout = (agentId: string, memberId: string) =>
  and(eq(downlineNotes.agentId, agentId), eq(downlineNotes.memberId, memberId));

/** Lists an agent's notes about an account of the team, newest first. */
export async function readNotes(
  db: Database,
  agentId: string,
  { account }: { readonly account: string },
) {
  const { id } = await requireBelow(db, agentId, account);
  const rows = await db
    .select()
    .from(downlineNotes)
    .where(and(notesAbout(agentId, id), ne(downlineNotes.text, "")))
    .orderBy(desc(downlineNotes.createdAt), desc(downlineNotes.id));
  return { list: rows.map(onWire), most, longest };
}

interface Wish {
  readonly account: string;
  /** Empty: a new note. */
  readonly id: string;
  /** Empty: deletes it. */
  readonly text: string;
}

/**
 * Writes, changes or deletes an agent's note about an account of the team. Deleting removes the text at once; the same
 * id can be given a text again for a day.
 */
export async function writeNote(
  tx: Database,
  agentId: string,
  { account, id: wanted, text: written }: Wish,
  { intent, now }: { readonly intent: string; readonly now: number },
) {
  const { id: memberId } = await requireBelow(tx, agentId, account);
  const text = written.trim();
  if ([...text].length > longest)
    throw invalid({ text: `must have at most ${longest} characters` });
  const own = notesAbout(agentId, memberId);
  await tx
    .delete(downlineNotes)
    .where(
      and(
        own,
        eq(downlineNotes.text, ""),
        lt(downlineNotes.changedAt, now - undoMs),
      ),
    );
  const [known] =
    wanted === ""
      ? []
      : await tx
          .select()
          .from(downlineNotes)
          .where(and(own, eq(downlineNotes.id, wanted)))
          .for("update");
  if (wanted !== "" && known === undefined)
    throw invalid({ id: "is not known" });
  if (known === undefined && text === "")
    throw invalid({ text: "must have 1 character or more" });
  const isNew = text !== "" && (known === undefined || known.text === "");
  const shown = and(own, ne(downlineNotes.text, ""));
  if (isNew && (await tx.$count(downlineNotes, shown)) >= most)
    throw invalid({ text: `would be one note more than ${most}` });
  const [row] = known
    ? await tx
        .update(downlineNotes)
        .set({ text, changedAt: now })
        .where(eq(downlineNotes.id, known.id))
        .returning()
    : await tx
        .insert(downlineNotes)
        .values({ id: intent, agentId, memberId, text, createdAt: now })
        .returning();
  if (row === undefined) throw new Error("A note was not written.");
  return onWire(row);
}

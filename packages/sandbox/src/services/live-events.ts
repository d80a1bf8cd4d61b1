import type { ContractType, LiveEventType } from "@foyer/platform/calls";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { liveEventHeads, liveEvents } from "../db/tables/events.ts";

/** PostgreSQL channel that announces which account has events; the events themselves stay in the table. */
export const newsChannel = "foyer_live_events";
/** Maximum number of events in one answer. */
const mostAtOnce = 100;

export interface News {
  readonly type: LiveEventType;
  /**
   * Id of the order, withdrawal, contract, message, transfer, redemption, activity, reward, link or change of rank that
   * it is about.
   */
  readonly id: string;
  readonly amount?: string;
  /** Why something failed or was rejected; the title of a message; the label of a registration link. */
  readonly text?: string;
  /** The text in other languages, by pack code. */
  readonly words?: Readonly<Record<string, string>>;
  /** Of a salary: the type of the contract that paid it. */
  readonly contractType?: ContractType;
  /** Of a transfer: the username of the member who sent it. */
  readonly sender?: string;
  /** Of a registration: the username of the new account. */
  readonly account?: string;
}

/**
 * Records an event of an account in the transaction that causes it: listeners at any sandbox of this database are
 * notified on commit, and nobody is notified of a rollback.
 *
 * @example await tellMember(tx, memberId, { type: "DEPOSIT_ARRIVED", id: orderId, amount: "20.00" }, now)
 */
export async function tellMember(
  tx: Database,
  memberId: string,
  { type, ...value }: News,
  now: number,
): Promise<void> {
  // The head row is locked until the commit, so nobody reads a higher number while a lower one is still to come.
  const [head] = await tx
    .insert(liveEventHeads)
    .values({ memberId, last: 1 })
    .onConflictDoUpdate({
      target: liveEventHeads.memberId,
      set: { last: sql`${liveEventHeads.last} + 1` },
    })
    .returning({ number: liveEventHeads.last });
  if (head === undefined) throw new Error("An event has no number.");
  await tx
    .insert(liveEvents)
    .values({ memberId, number: head.number, type, value, createdAt: now });
  await tx.execute(sql`select pg_notify(${newsChannel}, ${memberId})`);
}

/**
 * Records events of several accounts in one transaction, in the order of their ids: two transactions that lock the
 * same heads never wait for each other.
 */
export async function tellMembers(
  tx: Database,
  all: readonly (News & { readonly memberId: string })[],
  now: number,
): Promise<void> {
  const ordered = all.toSorted((one, other) =>
    one.memberId < other.memberId ? -1 : 1,
  );
  for (const { memberId, ...news } of ordered)
    await tellMember(tx, memberId, news, now);
}

/** The number of an account's last event; 0 before the first. */
export async function readHead(
  db: Database,
  memberId: string,
): Promise<number> {
  const [head] = await db
    .select({ last: liveEventHeads.last })
    .from(liveEventHeads)
    .where(eq(liveEventHeads.memberId, memberId));
  return head?.last ?? 0;
}

/** Lists an account's events after a number, the oldest first. */
export async function readNews(db: Database, memberId: string, after: number) {
  const rows = await db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.memberId, memberId), gt(liveEvents.number, after)))
    .orderBy(asc(liveEvents.number))
    .limit(mostAtOnce);
  return rows.map(({ number, type, value, createdAt }) => ({
    number,
    frame: { id: String(number), type, at: createdAt, value },
  }));
}

/**
 * Returns what a listener has missed. A cursor that was never reached comes from another database, for example before
 * a reset: nothing was missed, and the listener continues from here.
 */
export async function readSince(
  db: Database,
  memberId: string,
  cursor: string,
) {
  const head = await readHead(db, memberId);
  const after = /^\d{1,9}$/.test(cursor) ? Number(cursor) : head;
  const news = after > head ? [] : await readNews(db, memberId, after);
  return {
    list: news.map(({ frame }) => frame),
    cursor: String(news.at(-1)?.number ?? head),
  };
}

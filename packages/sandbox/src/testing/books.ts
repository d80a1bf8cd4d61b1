import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertAll } from "../db/insert-all.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../db/tables/ledger.ts";
import { lotteryTickets } from "../db/tables/lottery.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { ensureAccount, post, shareFor } from "../services/ledger.ts";

type Posting = Parameters<typeof post>[1];

/** Where a past is written. */
export interface Books {
  readonly session: (row: typeof gameSessions.$inferInsert) => Promise<unknown>;
  readonly round: (row: typeof rounds.$inferInsert) => Promise<unknown>;
  readonly ticket: (
    row: typeof lotteryTickets.$inferInsert,
  ) => Promise<unknown>;
  readonly account: (
    id: string,
    kind: "vendor" | "points",
    memberId: string,
  ) => Promise<unknown>;
  readonly post: (posting: Posting) => Promise<unknown>;
}

/** Writes each row at once, as the platform does. */
export const ledgerBooks = (db: Database): Books => ({
  session: (row) => db.insert(gameSessions).values(row),
  round: (row) => db.insert(rounds).values(row),
  ticket: (row) => db.insert(lotteryTickets).values(row),
  account: (...account) => ensureAccount(db, ...account),
  post: (posting) => post(db, posting),
});

/**
 * Collects rows of many pasts, and writes them in a statement for each table; the balance after an entry is not known.
 *
 * @example const books = manyBooks(db); await makePast(sandbox, { ...past, books }); await books.write();
 */
export function manyBooks(
  db: Database,
): Books & { readonly write: () => Promise<void> } {
  const sessions: (typeof gameSessions.$inferInsert)[] = [];
  const played: (typeof rounds.$inferInsert)[] = [];
  const tickets: (typeof lotteryTickets.$inferInsert)[] = [];
  const accounts: (typeof ledgerAccounts.$inferInsert)[] = [];
  const postings: Posting[] = [];
  const keep =
    <Row>(rows: Row[]) =>
    (row: Row) =>
      Promise.resolve(rows.push(row));
  return {
    session: keep(sessions),
    round: keep(played),
    ticket: keep(tickets),
    account: (id, kind, memberId) =>
      keep(accounts)({ id, kind, memberId, balance: 0n }),
    post: keep(postings),
    write: async () => {
      const entries = postings.flatMap(({ from, to, ...posting }) =>
        [
          { accountId: shareFor(from, to), amount: -posting.amount },
          { accountId: shareFor(to, from), amount: posting.amount },
        ].map((side) => ({
          ...side,
          transferId: posting.id,
          kind: posting.kind,
          createdAt: posting.now,
        })),
      );
      await db.transaction(async (tx) => {
        await insertAll(tx, gameSessions, sessions);
        await insertAll(tx, rounds, played);
        await insertAll(tx, lotteryTickets, tickets);
        await insertAll(tx, ledgerAccounts, accounts, "keep");
        await insertAll(
          tx,
          ledgerTransfers,
          postings.map(({ id, kind, reference, now }) => ({
            ...{ id, kind, reference },
            createdAt: now,
          })),
        );
        await insertAll(tx, ledgerEntries, entries);
        const ids = JSON.stringify(postings.map(({ id }) => id));
        await tx.execute(sql`update ledger_accounts a set balance = a.balance + e.amount from (
          select account_id, sum(amount) as amount from ledger_entries
          where transfer_id in (select json_array_elements_text(${ids}::text::json)) group by 1
        ) e where e.account_id = a.id`);
      });
      for (const rows of [sessions, played, tickets, accounts, postings])
        rows.length = 0;
    },
  };
}

import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";

const move = v.object({ from: v.string(), to: v.string(), amount: v.string() });

/**
 * The minimum that could answer the same three requests from the same rows: no session, rule, fault, clock or key.
 * One statement for a read; for a transfer one transaction of one INSERT of the transfer, one of its two entries, and
 * one UPDATE of the balances.
 */
export function createFloor(db: Database, memberId: string): Hono {
  const app = new Hono();
  const main = `member:${memberId}`;
  const account = (vendor: string) =>
    vendor === "" ? main : `vendor:${memberId}:${vendor}`;

  app.get("/balance", async (context) => {
    const found = await rowsOf(
      db,
      sql`select balance::text from ledger_accounts where id = ${main}`,
    );
    return context.json({ value: found[0] });
  });

  app.get("/records", async (context) => {
    const { from = "0", to = "0" } = context.req.query();
    const which = sql`account_id = ${main} and created_at between ${from}::bigint and ${to}::bigint`;
    const list = await rowsOf(
      db,
      sql`select t.id, e.created_at as time, e.kind, e.amount::text, e.balance_after::text as balance, t.reference as title, s.rows, s.in, s.out
        from (select transfer_id, created_at, kind, amount, balance_after, seq from ledger_entries where ${which} order by created_at desc, seq desc limit 20) e
        join ledger_transfers t on t.id = e.transfer_id,
        (select count(*)::int as rows, (sum(amount) filter (where amount > 0))::text as in, (sum(amount) filter (where amount < 0))::text as out from ledger_entries where ${which}) s
        order by e.created_at desc, e.seq desc`,
    );
    return context.json({ list });
  });

  app.post("/transfer", async (context) => {
    const { from, to, amount } = v.parse(move, await context.req.json());
    const [giving, taking] = [account(from), account(to)];
    const id = randomUUID();
    const now = Date.now();
    const minor = amount.replace(".", "");
    const balance = await db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into ledger_transfers (id, kind, reference, created_at) values (${id}, 'floor', ${`${from}>${to}`}, ${now}::bigint)`,
      );
      const moved = await rowsOf(
        tx,
        sql`update ledger_accounts set balance = balance + case when id = ${giving} then -${minor}::bigint else ${minor}::bigint end where id in (${giving}, ${taking}) returning id, balance::text`,
      );
      await tx.execute(
        sql`insert into ledger_entries (transfer_id, account_id, amount, kind, created_at) values (${id}, ${giving}, -${minor}::bigint, 'floor', ${now}::bigint), (${id}, ${taking}, ${minor}::bigint, 'floor', ${now}::bigint)`,
      );
      return moved.find((row) => row["id"] === main);
    });
    return context.json({ value: balance });
  });
  return app;
}

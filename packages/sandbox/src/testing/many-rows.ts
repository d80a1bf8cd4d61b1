import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Number of rows, time of the last one, and interval between them. */
export interface ManyRows {
  readonly rows: number;
  readonly end: number;
  readonly every: number;
}

/**
 * Gives a member a year of entries in the books, one statement for each table: every fiftieth a rebate, all others
 * stakes. Balances are not updated: no query plan and no list depends on them.
 */
export async function insertManyEntries(
  db: Database,
  memberId: string,
  { rows, end, every }: ManyRows,
): Promise<void> {
  const columns = sql`'many-' || n as id, case when n % 50 = 0 then 'rebate' else 'stake' end as kind, ${end}::bigint - (${rows}::bigint - n) * ${every}::bigint as at`;
  await db.execute(
    sql`insert into ledger_transfers (id, kind, reference, created_at) select id, kind, id, at from (select ${columns} from generate_series(1, ${rows}::int) n) made`,
  );
  await db.execute(
    sql`insert into ledger_entries (transfer_id, account_id, amount, kind, created_at) select id, ${`member:${memberId}`}, -100, kind, at from (select ${columns} from generate_series(1, ${rows}::int) n) made`,
  );
  for (const table of ["ledger_transfers", "ledger_entries"])
    await db.execute(sql.raw(`analyze ${table}`));
}

/** Gives a member the same number of rounds and of lottery tickets. */
export async function insertManyBets(
  db: Database,
  memberId: string,
  { rows, end, every }: ManyRows,
): Promise<void> {
  const at = sql`${end}::bigint - (${rows}::bigint - n) * ${every}::bigint`;
  const series = sql`generate_series(1, ${rows}::int) n`;
  await db.execute(
    sql`insert into rounds (id, game_session_id, member_id, node_id, mode, stake, win, answer, created_at) select 'many-' || n, s.id, ${memberId}, s.node_id, 'REAL', 100, 0, '{}', ${at} from ${series}, (select id, node_id from game_sessions where member_id = ${memberId} limit 1) s`,
  );
  await db.execute(
    sql`insert into lottery_tickets (id, run, member_id, game_code, slot, numbers, stake, win, state, bought_at, settled_at) select 'many-' || n, '', ${memberId}, 'NONE', n, '[]', 100, 0, 'LOST', ${at}, ${at} + 60000 from ${series}`,
  );
  for (const table of ["rounds", "lottery_tickets"])
    await db.execute(sql.raw(`analyze ${table}`));
}

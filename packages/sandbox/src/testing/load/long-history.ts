import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { withoutIndexes } from "../../db/without-indexes.ts";
import { fillTeamLines } from "../../services/team-lines.ts";

interface LongHistory {
  /** Members below "long-0", ten below each. */
  readonly people: number;
  readonly rounds: number;
  /** End of the last of 60 days, one of which has ten times its share of the rounds. */
  readonly until: number;
  readonly say: (words: string) => void;
}

/** Rounds in one statement. */
const part = 500_000;

/**
 * Adds a line of members with rounds and their postings, in a few large statements. Nothing counts them while they are
 * written: the sums have to be made anew afterwards. The platform's side of the postings is left out.
 */
export async function makeLongHistory(
  db: Database,
  { people, rounds, until, say }: LongHistory,
): Promise<void> {
  await db.execute(sql`insert into members (id, username, password_hash, nickname, type, currency_symbol, vip_rank, vip_label, password_expired, first_login, captcha_always, contracts, created_at)
    select 'long-' || n, 'long-' || n, null, '', '1', 'RM', '0', '', false, false, false, '{}', 0 from generate_series(0, ${people}::int) n`);
  await db.execute(
    sql`insert into ledger_accounts (id, kind, member_id, balance) select 'member:long-' || n, 'member', 'long-' || n, 0 from generate_series(0, ${people}::int) n`,
  );
  await db.execute(
    sql`insert into uplines (member_id, upline_id, rate) select 'long-' || n, 'long-' || (n - 1) / 10, 0 from generate_series(1, ${people}::int) n`,
  );
  await fillTeamLines(db);
  await db.execute(
    sql`insert into game_sessions (id, token_hash, member_id, session_id, node_id, mode, demo_balance, portal_origin, run, created_at, expires_at) select 'long', 'long', 'long-0', null, node_id, 'REAL', null, '', '', 0, 0 from games where game_type = 'RNG' limit 1`,
  );
  const who = sql`'long-' || (1 + n::bigint * 7919 % ${people}::bigint)`;
  // Of each 70 rounds, eleven are played on the fifth day before the last, and one on each other day.
  const at = sql`${until}::bigint - (1 + case when n % 70 < 60 then n % 70 else 5 end) * 86400000::bigint + n::bigint * 48271 % 86400000`;
  const tables = ["rounds", "ledger_transfers", "ledger_entries"];
  await db.transaction(async (tx) => {
    // Neither the sums nor the keys of other tables are looked at.
    for (const table of tables)
      await tx.execute(sql.raw(`alter table ${table} disable trigger all`));
    await withoutIndexes(tx, tables, async () => {
      for (let from = 1; from <= rounds; from += part) {
        const series = sql`generate_series(${from}::int, ${Math.min(from + part - 1, rounds)}::int) n`;
        await tx.execute(
          sql`insert into rounds (id, game_session_id, member_id, node_id, mode, stake, win, answer, created_at) select 'long-' || n, 'long', ${who}, s.node_id, 'REAL', 100 + n % 900, case when n % 3 = 0 then 250 else 0 end, '{}', ${at} from ${series}, (select node_id from game_sessions where id = 'long') s`,
        );
        await tx.execute(
          sql`insert into ledger_transfers (id, kind, reference, created_at) select 'long-' || n, 'stake', 'long-' || n, ${at} from ${series}`,
        );
        await tx.execute(
          sql`insert into ledger_entries (transfer_id, account_id, amount, kind, created_at) select 'long-' || n, 'member:' || ${who}, -(100 + n % 900), 'stake', ${at} from ${series}`,
        );
        say(`${Math.min(from + part - 1, rounds)} of ${rounds} rounds`);
      }
    });
    for (const table of tables)
      await tx.execute(sql.raw(`alter table ${table} enable trigger all`));
  });
  // Statistics are what a server has after its own nightly run.
  await db.execute(sql`analyze`);
}

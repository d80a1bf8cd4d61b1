import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { fillTeamLines } from "../services/team-lines.ts";

interface Many {
  readonly people: number;
  readonly rounds: number;
  /** Time of the last round; each is ten minutes after the one before. */
  readonly end: number;
}

/**
 * Adds many members below an agent "many-0", ten below each, with rounds, in a few statements. Balances are not
 * updated; no query plan depends on them.
 */
export async function makeManyDownlines(
  db: Database,
  { people, rounds, end }: Many,
): Promise<void> {
  await db.execute(sql`insert into members (id, username, password_hash, nickname, type, currency_symbol, vip_rank, vip_label, password_expired, first_login, captcha_always, contracts, created_at)
    select 'many-' || n, 'many-' || n, null, '', '1', 'RM', '0', '', false, false, false, '{}', 0 from generate_series(0, ${people}::int) n`);
  await db.execute(
    sql`insert into ledger_accounts (id, kind, member_id, balance) select 'member:many-' || n, 'member', 'many-' || n, 0 from generate_series(0, ${people}::int) n`,
  );
  await db.execute(
    sql`insert into uplines (member_id, upline_id, rate) select 'many-' || n, 'many-' || (n - 1) / 10, 0 from generate_series(1, ${people}::int) n`,
  );
  await fillTeamLines(db);
  await db.execute(
    sql`insert into game_sessions (id, token_hash, member_id, session_id, node_id, mode, demo_balance, portal_origin, run, created_at, expires_at) select 'many', 'many', 'many-0', null, node_id, 'REAL', null, '', '', 0, 0 from games where game_type = 'RNG' limit 1`,
  );
  const series = sql`generate_series(1, ${rounds}::int) n`;
  const who = sql`'many-' || (1 + n * 7 % ${people}::int)`;
  const at = sql`${end}::bigint - (${rounds}::bigint - n) * 600000`;
  await db.execute(
    sql`insert into rounds (id, game_session_id, member_id, node_id, mode, stake, win, answer, created_at) select 'many-' || n, 'many', ${who}, s.node_id, 'REAL', 100, 0, '{}', ${at} from ${series}, (select node_id from game_sessions where id = 'many') s`,
  );
  await db.execute(
    sql`insert into ledger_transfers (id, kind, reference, created_at) select 'many-' || n, 'stake', 'many-' || n, ${at} from ${series}`,
  );
  await db.execute(
    sql`insert into ledger_entries (transfer_id, account_id, amount, kind, created_at) select 'many-' || n, 'member:' || ${who}, -100, 'stake', ${at} from ${series}`,
  );
  await db.execute(
    sql`insert into contracts (id, type, kind, state, agent_id, downline_id, asked_by, rate, active_members, period_valid_bet, period_profit_loss, bet_amount, period_kind, created_at, updated_at, run) values ('many', 'DAILY', 'NEW', 'ACTIVE', 'many-0', 'many-1', 'many-0', 100, 0, 0, 0, 0, 'D', 0, 0, 'many')`,
  );
  await db.execute(
    sql`insert into salary_records (id, contract_id, type, agent_id, downline_id, period_from, period_to, bet_amount, profit, rate, salary, salary_kind, created_at) select 'many-' || n, 'many', 'DAILY', 'many-' || n % 97, ${who}, ${at}, ${at}, 100, -100, 100, 1, 'LOSS', ${at} from ${series}`,
  );
  for (const table of [
    "members",
    "uplines",
    "team_lines",
    "ledger_accounts",
    "ledger_transfers",
    "ledger_entries",
    "rounds",
    "salary_records",
  ])
    await db.execute(sql.raw(`analyze ${table}`));
}

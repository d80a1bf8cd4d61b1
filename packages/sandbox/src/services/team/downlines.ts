import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { teamLines, uplines } from "../../db/tables/agents.ts";
import { ledgerAccounts } from "../../db/tables/ledger.ts";
import { lotteryTickets } from "../../db/tables/lottery.ts";
import { members, signIns } from "../../db/tables/members.ts";
import { rounds } from "../../db/tables/play.ts";
import { Refusal } from "../refusal.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";
import { isAgentType } from "../roles.ts";
import { requireBelow } from "../uplines.ts";
import { cameWith } from "./registration-links.ts";

const direct = alias(uplines, "direct");
const team = alias(teamLines, "team");
const between = alias(teamLines, "between");
const above = alias(members, "above");

/** When a member last placed a bet. */
const lastBet = sql<
  string | null
>`greatest((select ${rounds.createdAt} from ${rounds} where ${rounds.memberId} = ${members.id} order by ${rounds.createdAt} desc limit 1), (select ${lotteryTickets.boughtAt} from ${lotteryTickets} where ${lotteryTickets.memberId} = ${members.id} order by ${lotteryTickets.boughtAt} desc limit 1))::text`;

/** Members of an agent's team, as the agent sees them. */
const rowsOf = (db: Database, agentId: string, which: SQL | undefined) =>
  db
    .select({
      account: members.username,
      nickname: members.nickname,
      type: members.type,
      rate: uplines.rate,
      level: teamLines.level,
      children: sql<number>`(select count(*)::int from ${uplines} direct where ${direct.uplineId} = ${members.id})`,
      team: sql<number>`(select count(*)::int from ${teamLines} team where ${team.ancestorId} = ${members.id})`,
      balance: ledgerAccounts.balance,
      registeredAt: members.createdAt,
      activeAt: lastBet,
      // From the top down; usernames contain no spaces.
      path: sql<
        string | null
      >`(select string_agg(${above.username}, ' ' order by ${between.level} desc) from ${teamLines} between join ${members} above on ${above.id} = ${between.ancestorId} where ${between.memberId} = ${members.id} and ${between.level} < ${teamLines.level})`,
    })
    .from(teamLines)
    .innerJoin(members, eq(members.id, teamLines.memberId))
    .innerJoin(uplines, eq(uplines.memberId, members.id))
    .leftJoin(
      ledgerAccounts,
      sql`${ledgerAccounts.id} = 'member:' || ${members.id}`,
    )
    .where(and(eq(teamLines.ancestorId, agentId), which));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const onWire = ({ type, rate, balance, activeAt, path, ...row }: Row) => ({
  ...row,
  type: isAgentType(type) ? "AGENT" : "MEMBER",
  rate: toDecimal(BigInt(rate)),
  balance: toDecimal(balance ?? 0n),
  activeAt: activeAt === null ? null : Number(activeAt),
  path: path === null ? [] : path.split(" "),
});

interface Request {
  readonly account: string;
  readonly keyword: string;
  /** Code of a registration link: the accounts that came with it. */
  readonly link?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Escapes `%`, `_` and `\` for a `LIKE` pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/**
 * Condition for the requested part of the team: an account's direct downlines, or usernames that contain a keyword.
 */
const whichOf = (uplineId: string, keyword: string): SQL =>
  keyword === ""
    ? eq(uplines.uplineId, uplineId)
    : sql`${members.username} like ${`%${literally(keyword)}%`}`;

/** One page of an agent's team, by level and then by username. */
export const pageOfDownlines = (
  db: Database,
  agentId: string,
  which: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  rowsOf(db, agentId, which)
    .orderBy(asc(teamLines.level), asc(members.username))
    .limit(limit)
    .offset(offset);

/** Their number. */
export const countOfDownlines = (
  db: Database,
  agentId: string,
  which: SQL | undefined,
) =>
  db
    .select({ rows: sql<number>`count(*)::int` })
    .from(teamLines)
    .innerJoin(members, eq(members.id, teamLines.memberId))
    .innerJoin(uplines, eq(uplines.memberId, members.id))
    .where(and(eq(teamLines.ancestorId, agentId), which));

/** Reads a page of an agent's team; an account outside the team is rejected as if it did not exist. */
export async function readDownlines(
  db: Database,
  agentId: string,
  { account, keyword, link, ...page }: Request,
) {
  const { pagesOf, ...cut } = pageOf(page);
  const upline =
    account.trim() === ""
      ? agentId
      : (await requireBelow(db, agentId, account)).id;
  const which =
    link === undefined
      ? whichOf(upline, keyword.trim().toLowerCase().slice(0, 100))
      : cameWith(agentId, link);
  const rows = await pageOfDownlines(db, agentId, which, cut);
  const [total] = await countOfDownlines(db, agentId, which);
  return {
    list: rows.map(onWire),
    totalPages: pagesOf(total?.rows ?? 0),
    totalCount: total?.rows ?? 0,
  };
}

/** Reads one member of an agent's team. */
export async function readDownline(
  db: Database,
  agentId: string,
  memberId: string,
) {
  const [row] = await rowsOf(db, agentId, eq(members.id, memberId))
    .orderBy(desc(teamLines.level))
    .limit(1);
  if (row === undefined) throw new Refusal("USER_NOT_FOUND");
  return onWire(row);
}

/** Reads an account of an agent's team, with its last login. */
export async function readProfile(
  db: Database,
  agentId: string,
  { account }: { readonly account: string },
) {
  const { id } = await requireBelow(db, agentId, account);
  const [last] = await db
    .select({ at: signIns.at })
    .from(signIns)
    .where(and(eq(signIns.memberId, id), eq(signIns.outcome, "SUCCESS")))
    .orderBy(desc(signIns.at))
    .limit(1);
  return {
    ...(await readDownline(db, agentId, id)),
    loggedInAt: last?.at ?? null,
  };
}

export { whichOf as downlinesWhere };

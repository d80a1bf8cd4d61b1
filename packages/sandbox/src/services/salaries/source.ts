import { and, eq, or, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { contracts } from "../../db/tables/agents.ts";
import { games } from "../../db/tables/catalogue.ts";
import { salaryRecords } from "../../db/tables/salaries.ts";
import { countedBets } from "../counted-bets.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";
import { memberSumsIn, sumsIn } from "../records/sums.ts";
import { readNames } from "../records/transactions.ts";
import type { Period, Team } from "../records/whose.ts";
import { invalid } from "../refusal.ts";
import { rollTeamSums } from "../team-sums.ts";
import { slotOf } from "./periods.ts";

type Request = ParsedRequestOf<typeof calls.salarySource>;
type Paid = Awaited<ReturnType<typeof readPaid>>;

/** A row of a payment with its contract, if the member was paid by it or gave the contract. */
async function readPaid(db: Database, memberId: string, id: string) {
  const [found] = await db
    .select({
      row: salaryRecords,
      contract: contracts,
      gameType: games.gameType,
    })
    .from(salaryRecords)
    .innerJoin(contracts, eq(contracts.id, salaryRecords.contractId))
    .leftJoin(games, eq(games.nodeId, salaryRecords.nodeId))
    .where(
      and(
        eq(salaryRecords.id, id),
        or(
          eq(salaryRecords.agentId, memberId),
          eq(salaryRecords.downlineId, memberId),
        ),
      ),
    );
  if (found === undefined) throw invalid({ id: "is not known" });
  return found;
}

/** The part of a period in which the contract was in force. */
function countedOf({ row, contract }: Paid): Period {
  const { activeAt, endedAt } = contract;
  const from = Math.max(row.periodFrom, activeAt ?? row.periodFrom);
  const to = Math.min(row.periodTo, (endedAt ?? Infinity) - 1);
  // A clock that was set back may have ended a contract before what it had paid for.
  return { from, to: Math.max(from, to) };
}

/** The bets of the one player and game of a row of a real-time salary; a few minutes of them. */
const betsOfRow = (db: Database, { row }: Paid, period: Period): SQL => {
  const { playerId, nodeId } = row;
  const bets = countedBets(db, {
    of: (column) => sql`${column} = ${playerId}`,
    ...period,
  }).as("bets");
  return sql`(select member_id, "time" as at, game_type, stake as paid, win as received
    from ${bets} join games on games.node_id = bets.node_id where bets.node_id = ${nodeId})`;
};

/** The bets among sums. */
const betsIn = (all: SQL): SQL =>
  sql`(select * from ${all} sums where kind = 'bet')`;

/** Marks the days (hours) on which enough was staked; a row of a real-time salary always counts. */
const markedDays = (
  bets: SQL,
  { contract: { type, betAmount } }: Paid,
): SQL => {
  const least = type === "REALTIME" ? 0n : betAmount;
  return sql`(select at / ${slotOf(type)}::bigint as day, sum(paid) >= ${least}::bigint as counts from ${bets} each_day group by 1)`;
};

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const sumEntries = { stake: minor, win: minor };
const kinds = v.array(
  v.object({ ...sumEntries, gameType: v.string(), counts: v.boolean() }),
);
const accounts = v.array(
  v.object({ ...sumEntries, memberId: v.string(), accounts: v.number() }),
);

interface Sums {
  readonly stake: bigint;
  readonly win: bigint;
}

const onWire = ({ stake, win }: Sums) => ({
  stake: toDecimal(stake),
  profit: toDecimal(win - stake),
});

const total = (rows: readonly Sums[]): Sums => ({
  stake: rows.reduce((sum, { stake }) => sum + stake, 0n),
  win: rows.reduce((sum, { win }) => sum + win, 0n),
});

interface Row {
  readonly account?: string;
  readonly gameType?: string;
  readonly stake: string;
  readonly profit: string;
}

const sumsText = sql`sum(paid)::text as stake, sum(received)::text as win`;

/**
 * The bets that a row of a payment was calculated from, by account or by type of game, from the sums of each quarter of
 * an hour. They are the bets as they are now: a bet that was booked late, or an account that was moved, changes them
 * and not the payment.
 *
 * @example await readSource(db, member.id, { id: "c-1:1767225600000", by: "account", pageNo: 1, pageSize: 20 })
 */
export async function readSource(
  db: Database,
  memberId: string,
  { id, by, ...page }: Request,
) {
  const { limit, offset, pagesOf } = pageOf(page);
  const paid = await readPaid(db, memberId, id);
  const { row, contract } = paid;
  const counted = countedOf(paid);
  const whose: Team = { teamOf: row.downlineId, self: true };
  const realtime = contract.type === "REALTIME";
  if (!realtime) await rollTeamSums(db);
  const all = realtime
    ? betsOfRow(db, paid, counted)
    : betsIn(sumsIn(whose, counted));
  const days = markedDays(all, paid);
  const slot = sql`at / ${slotOf(contract.type)}::bigint`;
  const found = v.parse(
    kinds,
    await rowsOf(
      db,
      sql`select game_type as "gameType", counts, ${sumsText} from ${all} bets join ${days} days on days.day = ${slot} group by 1, 2 order by sum(paid) desc, 1`,
    ),
  );
  const byKind = found.filter(({ counts }) => counts);
  const each = realtime ? all : betsIn(memberSumsIn(whose, counted));
  const byAccount =
    by === "gameType"
      ? []
      : v.parse(
          accounts,
          await rowsOf(
            db,
            sql`select member_id as "memberId", ${sumsText}, (count(*) over ())::int as accounts
              from ${each} bets join ${days} days on days.day = ${slot} where counts
              group by 1 order by sum(paid) desc, 1 limit ${limit}::int offset ${offset}::int`,
          ),
        );
  const names = await readNames(
    db,
    byAccount.map(({ memberId: who }) => who),
  );
  const [first, ...others] = byKind;
  const rows: Row[] =
    by === "account"
      ? byAccount.map(({ memberId: who, ...one }) => ({
          account: names.get(who) ?? "",
          ...onWire(one),
        }))
      : byKind.map(({ gameType, ...one }) => ({ gameType, ...onWire(one) }));
  return {
    counted,
    base: contract.type === "DIVIDEND" ? ("LOSS" as const) : ("STAKE" as const),
    least: {
      bet: toDecimal(contract.betAmount),
      per: realtime
        ? ("PLAYER" as const)
        : contract.type === "HOURLY"
          ? ("HOUR" as const)
          : ("DAY" as const),
    },
    leftOut: toDecimal(total(found.filter(({ counts }) => !counts)).stake),
    rows,
    totalPages: by === "account" ? pagesOf(byAccount[0]?.accounts ?? 0) : 1,
    totals: onWire(total(byKind)),
    gameType: first && others.length === 0 ? first.gameType : "",
  };
}

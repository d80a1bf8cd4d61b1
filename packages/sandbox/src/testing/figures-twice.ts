import type { Database } from "../db/database.ts";
import { toDecimal } from "../services/money.ts";
import { readBets } from "../services/records/bets.ts";
import { readBonuses } from "../services/records/bonuses.ts";
import { readProfit } from "../services/records/profit.ts";
import { readTransactions } from "../services/records/transactions.ts";
import { readTeamOverview } from "../services/team/overview.ts";
import {
  everybodyBelow,
  recount,
  type Days,
  type Recounted,
  type Team,
} from "./histories.ts";

type Figure = Exclude<keyof Recounted, "who" | "day">;
/** Adds up what happened. */
export const sum = (rows: readonly Recounted[], of: Figure): bigint =>
  rows.reduce((total, row) => total + row[of], 0n);

/** The figures of profit and loss. */
function profitOf(rows: readonly Recounted[]) {
  const [stake, win, bonus] = [
    sum(rows, "stake"),
    sum(rows, "win"),
    sum(rows, "bonus"),
  ];
  return {
    stake: toDecimal(stake),
    win: toDecimal(win),
    bonus: toDecimal(bonus),
    profit: toDecimal(win + bonus - stake - sum(rows, "fee")),
    deposit: toDecimal(sum(rows, "deposit")),
    withdraw: toDecimal(sum(rows, "withdraw")),
  };
}

/** The figures of a team's overview. */
function overviewOf(rows: readonly Recounted[]) {
  const { stake: bet, deposit, withdraw, profit } = profitOf(rows);
  const active = new Set(
    rows.filter(({ bets }) => bets > 0n).map(({ who }) => who),
  ).size;
  return { active, deposit, withdraw, bet, profit };
}

/** The database sorts names by rules of its own. */
const byName = (
  one: { readonly account: string },
  other: { readonly account: string },
) => (one.account < other.account ? -1 : 1);

const page = { pageNo: 1, pageSize: 100 };
const list = { account: "", ...page, pageSize: 1 };

/**
 * What every page says about some days of a team, and of `one` of its members.
 *
 * @example expect(await readFigures(db, team, days, id)).toEqual(await recountFigures(db, team, days, id));
 */
export async function readFigures(
  db: Database,
  team: Team,
  days: Days,
  one: string,
) {
  const { names: _, ...period } = days;
  const team_ = { teamOf: team.agent };
  const profit = {
    scope: "TEAM",
    account: "",
    after: "",
    ...page,
    ...period,
  } as const;
  const byDay = await readProfit(db, team_, { ...profit, by: "day" });
  const byAccount = await readProfit(db, team_, { ...profit, by: "account" });
  const accounts = byAccount.rows.flatMap((row) =>
    "account" in row ? [row] : [],
  );
  const own = await readProfit(db, [one], {
    ...profit,
    scope: "SELF",
    by: "day",
  });
  const overview = await readTeamOverview(db, team.agent, {
    account: "",
    ...period,
  });
  const bets = await readBets(
    db,
    team_,
    { scope: "TEAM", gameType: "", ...list, ...period },
    "EN",
  );
  const changes = await readTransactions(
    db,
    team_,
    { scope: "TEAM", kind: "", ...list, ...period },
    { memberId: team.agent, language: "EN" },
  );
  const bonuses = await readBonuses(
    db,
    one,
    { kind: "", ...list, ...period },
    "EN",
  );
  return {
    days: byDay.rows,
    total: byDay.total,
    accounts: accounts.toSorted(byName),
    inOrder: accounts.every(
      ({ stake }, index) =>
        Number(stake) <= Number(accounts[index - 1]?.stake ?? stake),
    ),
    totalOfAccounts: byAccount.total,
    own: own.rows,
    overview: overview.days,
    period: {
      members: overview.members,
      active: overview.active,
      ...{ deposit: overview.deposit, withdraw: overview.withdraw },
      ...{ bet: overview.bet, profit: overview.profit },
    },
    bonus: overview.bonus,
    bets: bets.totals,
    changes: { ...changes.totals, count: changes.totalCount },
    bonuses: bonuses.totals.amount,
  };
}

/** The same, counted again. */
export async function recountFigures(
  db: Database,
  team: Team,
  days: Days,
  one: string,
) {
  const ids = await everybodyBelow(db, team.agent);
  const rows = await recount(db, ids, days);
  const ownRows = await recount(db, [one], days);
  const total = profitOf(rows);
  const byDay = (of: readonly Recounted[]) =>
    days.names.map((name) => ({
      day: name,
      ...profitOf(of.filter((row) => row.day === name)),
    }));
  const result = sum(rows, "win") - sum(rows, "stake");
  const accounts = ids.map((account) => ({
    account,
    ...profitOf(rows.filter(({ who }) => who === account)),
  }));
  return {
    days: byDay(rows),
    total,
    accounts: accounts.toSorted(byName),
    inOrder: true,
    totalOfAccounts: total,
    own: byDay(ownRows),
    overview: days.names.map((name) => ({
      day: name,
      ...overviewOf(rows.filter((row) => row.day === name)),
    })),
    period: { members: ids.length, ...overviewOf(rows) },
    bonus: total.bonus,
    bets: { stake: total.stake, win: total.win, result: toDecimal(result) },
    changes: {
      in: toDecimal(sum(rows, "received")),
      out: toDecimal(sum(rows, "paid")),
      count: Number(sum(rows, "entries")),
    },
    bonuses: toDecimal(sum(ownRows, "bonus")),
  };
}

import { sql, type SQLWrapper } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/database.ts";
import { members } from "../../db/tables/members.ts";
import { teamSums } from "../../db/tables/sums.ts";
import { makeManyDownlines } from "../../testing/many-downlines.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { pageOfBets } from "../records/bets.ts";
import { daysOf } from "../records/days.ts";
import {
  canSortByStake,
  pageByName,
  pageByStake,
} from "../records/order-of-accounts.ts";
import { sumsByDay, totalOf } from "../records/sums.ts";
import { entriesOf, pageOfEntries } from "../records/transactions.ts";
import { playedBy } from "../salaries/bets.ts";
import { pageOfRecords, recordsOf } from "../salaries/records.ts";
import { rollTeamSums } from "../team-sums.ts";
import {
  countOfDownlines,
  downlinesWhere,
  pageOfDownlines,
  readDownlines,
} from "./downlines.ts";
import { activeOnHouseDays, joinedIn, readTeamOverview } from "./overview.ts";

let database: OpenDatabase;
/** An agent with a team of 10,000 on four levels. */
const agent = "many-0";
const end = Date.UTC(2026, 0, 1);
const day = 86_400_000;
const week = { from: end - 7 * day, to: end - 1 };
const page = { pageNo: 1, pageSize: 20 };
const cut = { limit: 20, offset: 0 };

beforeAll(async () => {
  database = await openTestDatabase();
  await makeManyDownlines(database.db, { people: 10_000, rounds: 50_000, end });
  await rollTeamSums(database.db);
  await database.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => database.close());

async function planOf(query: SQLWrapper): Promise<string> {
  return JSON.stringify(await database.db.execute(sql`explain ${query}`));
}

type Db = OpenDatabase["db"];
const team = { teamOf: agent };
const bets = {
  scope: "TEAM",
  account: "",
  gameType: "",
  ...week,
  ...page,
} as const;
const days = daysOf(week, "UTC");

const queries: readonly [string, RegExp, (db: Db) => SQLWrapper][] = [
  [
    "direct downlines",
    /uplines_by_upline/,
    (db) => pageOfDownlines(db, agent, downlinesWhere(agent, ""), cut),
  ],
  [
    "direct downlines of somebody far below",
    /uplines_by_upline/,
    (db) => pageOfDownlines(db, agent, downlinesWhere("many-900", ""), cut),
  ],
  [
    "a search by a part of a name",
    /members_by_name_part/,
    (db) => pageOfDownlines(db, agent, downlinesWhere("", "ny-74"), cut),
  ],
  [
    "how many a search finds",
    /members_by_name_part/,
    (db) => countOfDownlines(db, agent, downlinesWhere("", "ny-74")),
  ],
  [
    "who of a team joined in a period",
    /members_by_creation/,
    (db) =>
      db.select({ id: members.id }).from(members).where(joinedIn(agent, week)),
  ],
  [
    "the days of a team",
    /team_sums_agent_id/,
    () => sumsByDay(team, week, days),
  ],
  [
    "who of a team was active",
    /team_bet_days_agent_id/,
    () => activeOnHouseDays(agent, week),
  ],
  [
    "who of a team staked most",
    /bet_days_(member_id|by_day)/,
    () =>
      pageByStake(team, week, { order: "desc", offset: 0, limit: 50 }, 10_000),
  ],
  [
    "a page of a team by name",
    /members_username/,
    () => pageByName(team, { order: "asc", offset: 0, limit: 50 }, "many-5000"),
  ],
  [
    // Whichever is rarer: the team among the entries, or the entries of the team.
    "a page of a team's account record",
    /team_lines_by_wallet|entries_by_time/,
    (db) => pageOfEntries(db, entriesOf(team, week, undefined), {}, cut),
  ],
  [
    "a page of a team's bets",
    /rounds_by_(member|time)/,
    (db) => pageOfBets(db, team, bets),
  ],
  [
    "the sums of a team's bets",
    /team_sums_agent_id/,
    () => totalOf(team, week, { kinds: ["bet"] }),
  ],
  [
    "what a salary counts",
    /rounds_by_(member|time)/,
    (db) => playedBy(db, agent, { from: end - day, to: end }, day, false),
  ],
  [
    "salary records of an agent",
    /salary_records_by_(downline|agent)/,
    (db) =>
      pageOfRecords(
        db,
        recordsOf(agent, { type: "DAILY", scope: "TEAM", ...week }),
        cut,
      ),
  ],
];

describe("queries over 10,000 downlines", () => {
  it.each(queries)("%s: uses the index %s", async (_name, index, ask) => {
    const plan = await planOf(ask(database.db));
    expect(plan).toMatch(index);
    for (const table of ["ledger_entries", "rounds", "salary_records"])
      expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}`));
  });

  it("sort everybody by stakes only where that reads little", async () => {
    const { db } = database;
    const ofDays = (count: number) =>
      canSortByStake(
        db,
        team,
        { from: end - count * day, to: end - 1 },
        10_000,
      );
    expect([await ofDays(1), await ofDays(30)]).toEqual([true, true]);
    // A day with very many bets has no more than one sum for each account, a month has thirty.
    await db.insert(teamSums).values({
      ...{ agentId: agent, slot: (end - day) / 900_000, kind: "bet" },
      ...{ gameType: "LIVE", count: 1_000_000, paid: 0n, received: 0n },
    });
    expect([await ofDays(1), await ofDays(30)]).toEqual([true, false]);
    // In another time zone, a day is two parts of days, which are not added up.
    const shifted = { from: end - day - 3_600_000, to: end - 3_600_001 };
    expect(await canSortByStake(db, team, shifted, 10_000)).toBe(false);
    expect(await canSortByStake(db, team, shifted, 500)).toBe(true);
  });

  it("read one level page by page, and find members at any depth by name", async () => {
    const { db } = database;
    const first = await readDownlines(db, agent, {
      account: "",
      keyword: "",
      ...page,
    });
    expect(first).toMatchObject({ totalCount: 10, totalPages: 1 });
    expect(first.list[0]).toMatchObject({
      level: 1,
      path: [],
      children: 10,
      team: 1_110,
    });
    const below = await readDownlines(db, agent, {
      account: first.list[0]?.account ?? "",
      keyword: "",
      ...page,
    });
    expect(below.totalCount).toBe(10);
    expect(below.list[0]).toMatchObject({
      level: 2,
      path: [first.list[0]?.account],
    });
    const found = await readDownlines(db, agent, {
      account: "",
      keyword: "NY-7431",
      ...page,
    });
    expect(found.list.map(({ account }) => account)).toEqual(["many-7431"]);
    expect(found.list[0]?.path).toHaveLength((found.list[0]?.level ?? 0) - 1);
  });

  it("count all members in the overview", async () => {
    const { members, bet } = await readTeamOverview(database.db, agent, {
      ...week,
      account: "",
    });
    expect(members).toBe(10_000);
    expect(Number(bet)).toBeGreaterThan(0);
  });
});

import { sql, type SQLWrapper } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/database.ts";
import { insertManyBets, insertManyEntries } from "../../testing/many-rows.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { pageOfBets } from "./bets.ts";
import { bonusBookKinds } from "./kinds.ts";
import { sumsByDay, totalOf } from "./sums.ts";
import { entriesOf, pageOfEntries } from "./transactions.ts";

let database: OpenDatabase;
const maya = ["m-demo-member"];
const rows = 100_000;
const day = 86_400_000;
/** A bet every five minutes: about a year. */
const every = 300_000;
const end = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await insertManyEntries(db, "m-demo-member", { rows, end, every });
  await insertManyBets(db, "m-demo-member", { rows, end, every });
}, 60_000);
afterAll(() => database.close());

/** The database's query plan, line by line. */
async function planOf(query: SQLWrapper): Promise<string> {
  const found = await database.db.execute<Record<string, unknown>>(
    sql`explain ${query}`,
  );
  return JSON.stringify(found);
}

const month = { from: end - 30 * day, to: end - 1 };
const page = { pageNo: 1, pageSize: 20 };
const cut = { limit: 20, offset: 0 };
const bets = {
  scope: "SELF",
  account: "",
  gameType: "",
  ...month,
  ...page,
} as const;

const days = Array.from({ length: 30 }, (_, index) => ({
  name: String(index),
  start: month.from + index * day,
}));

/** If two indexes fit, the planner's choice depends on how rare the rows are. */
const queries: readonly [
  name: string,
  index: RegExp,
  ask: (db: OpenDatabase["db"]) => SQLWrapper,
][] = [
  [
    "a page of the account record",
    /entries_by_(time|moment)/,
    (db) => pageOfEntries(db, entriesOf(maya, month, undefined), {}, cut),
  ],
  [
    "a page of one kind",
    /entries_by_(kind|time|moment)/,
    (db) => pageOfEntries(db, entriesOf(maya, month, ["rebate"]), {}, cut),
  ],
  [
    "a page by amount",
    /entries_by_(time|moment)/,
    (db) =>
      pageOfEntries(
        db,
        entriesOf(maya, month, undefined),
        { orderBy: "amount" },
        cut,
      ),
  ],
  [
    "the sums of the account record",
    /member_sums_member_id/,
    () => totalOf(maya, month, { kinds: undefined }),
  ],
  [
    "a page of the bonuses",
    /entries_by_(kind|time|moment)/,
    (db) => pageOfEntries(db, entriesOf(maya, month, bonusBookKinds), {}, cut),
  ],
  [
    "the sums of the bonuses",
    /member_sums_member_id/,
    () => totalOf(maya, month, { kinds: bonusBookKinds }),
  ],
  [
    "a page of the bets",
    /rounds_by_(member|time)/,
    (db) => pageOfBets(db, maya, bets),
  ],
  [
    // Tickets count when they are drawn.
    "a page of the tickets among them",
    /lottery_tickets_by_settling/,
    (db) => pageOfBets(db, maya, bets),
  ],
  [
    "the sums of the bets",
    /member_sums_member_id/,
    () => totalOf(maya, month, { kinds: ["bet"] }),
  ],
  [
    "profit and loss by day",
    /member_sums_member_id/,
    () => sumsByDay(maya, month, days),
  ],
];

describe("queries over 100,000 rows of one member (MEM-20)", () => {
  it.each(queries)("%s uses the index %s", async (_name, index, ask) => {
    const plan = await planOf(ask(database.db));
    expect(plan).toMatch(index);
    for (const table of ["ledger_entries", "rounds", "lottery_tickets"])
      expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}`));
  });
});

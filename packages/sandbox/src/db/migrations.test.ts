import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "./database.ts";
import { extensions } from "./extensions.ts";

/* A server's database is not recreated when the tables change: it is migrated from the step it is at. */

const journalFile = path.join("meta", "_journal.json");
const journal = v.parse(
  v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) }),
  JSON.parse(readFileSync(path.join(migrationsFolder, journalFile), "utf8")),
);
const steps = journal.entries.map(({ tag }) => tag);

const root = mkdtempSync(path.join(tmpdir(), "foyer-migrations-"));
let client: PGlite;
beforeEach(async () => {
  client = await PGlite.create({ extensions, relaxedDurability: true });
  return () => client.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Migrates the database to a step, like a sandbox that knows no later one. */
async function stepTo(tag: string): Promise<void> {
  const folder = path.join(root, tag);
  cpSync(migrationsFolder, folder, { recursive: true });
  const entries = journal.entries.slice(0, steps.indexOf(tag) + 1);
  writeFileSync(
    path.join(folder, journalFile),
    JSON.stringify({ ...journal, entries }),
  );
  await migrate(drizzle({ client }), { migrationsFolder: folder });
}

const stepToNewest = () => stepTo(steps.at(-1) ?? "");

type Row = Readonly<Record<string, unknown>>;
const ask = async (statement: string): Promise<readonly Row[]> =>
  (await client.query<Row>(statement)).rows;

/** The tables with the type of each column. */
async function readTables() {
  const rows = await ask(
    `select table_name as name, json_object_agg(column_name, data_type) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`,
  );
  const shape = v.array(
    v.object({ name: v.string(), columns: v.record(v.string(), v.string()) }),
  );
  return new Map(
    v.parse(shape, rows).map(({ name, columns }) => [name, columns]),
  );
}

/** A value of each type. All texts are equal, so that every reference finds its row. */
const valueOf: Readonly<Record<string, string>> = {
  text: "'one'",
  bigint: "7",
  integer: "7",
  boolean: "true",
  jsonb: `'{"kept": true}'`,
  bytea: "'kept'",
};

type Tables = Awaited<ReturnType<typeof readTables>>;

/** Adds a row with a value in every column. */
async function addRow(
  tables: Tables,
  table: string,
  row: Row = {},
): Promise<Row> {
  const columns = Object.entries(tables.get(table) ?? {});
  const names = columns.map(([name]) => `"${name}"`);
  const values = columns.map(([name, type]) => {
    const value = Object.hasOwn(row, name)
      ? `'${String(row[name])}'`
      : valueOf[type];
    if (value === undefined)
      throw new Error(`${table} has a ${type}: name a value of it.`);
    return value;
  });
  const [added = {}] = await ask(
    `insert into "${table}" (${names.join()}) values (${values.join()}) returning *`,
  );
  return added;
}

describe("a database migrated from an older step", () => {
  it("keeps a row of every table from the step that created the table to the newest", async () => {
    const kept = new Map<string, Row>();
    for (const step of steps) {
      await stepTo(step);
      // The rows refer to each other in every direction, so foreign keys are switched off.
      await client.exec("set session_replication_role = replica");
      const tables = await readTables();
      for (const table of tables.keys())
        if (!kept.has(table)) {
          // A migration may have filled the table that it made from existing rows.
          const [filled] = await ask(`select * from "${table}"`);
          kept.set(table, filled ?? (await addRow(tables, table)));
        }
      await client.exec("set session_replication_role = default");
    }
    expect(kept.size).toBeGreaterThan(50);
    for (const [table, row] of kept)
      expect({ table, rows: await ask(`select * from "${table}"`) }).toEqual({
        table,
        rows: [expect.objectContaining(row)],
      });
  });

  it("gets team lines and contract times for members and contracts that predate them", async () => {
    await stepTo("0011_neat_scarlet_spider");
    const tables = await readTables();
    for (const id of ["top", "agent", "sub", "leaf", "other"])
      await addRow(tables, "members", { id, username: id });
    for (const [member_id, upline_id] of [
      ["agent", "top"],
      ["sub", "agent"],
      ["leaf", "sub"],
      ["other", "top"],
    ])
      await addRow(tables, "uplines", { member_id, upline_id });
    const contracts = [
      ["NEW", "AWAITING", null, null],
      ["NEW", "AWAITING_UPLINE", null, null],
      ["NEW", "ACTIVE", 7, null],
      ["NEW", "REJECTED", null, 7],
      ["NEW", "CANCELLED", null, 7],
      ["TERMINATION", "AWAITING", 7, null],
      ["TERMINATION", "TERMINATED", null, 7],
    ] as const;
    const sides = { agent_id: "agent", downline_id: "sub", asked_by: "agent" };
    const before: Row[] = [];
    for (const [kind, state] of contracts)
      before.push(
        await addRow(tables, "contracts", {
          ...sides,
          id: `${kind} ${state}`,
          kind,
          state,
        }),
      );

    await stepToNewest();
    expect(
      await ask(
        `select ancestor_id || ' ' || member_id || ' ' || level as line from team_lines order by 1`,
      ),
    ).toEqual(
      [
        "agent leaf 2",
        "agent sub 1",
        "sub leaf 1",
        "top agent 1",
        "top leaf 3",
        "top other 1",
        "top sub 2",
      ].map((line) => ({ line })),
    );
    const after = await ask("select * from contracts");
    expect(after).toHaveLength(contracts.length);
    for (const [index, [, , active_at, ended_at]] of contracts.entries()) {
      const times = { run: "", active_at, ended_at, paid_until: null };
      // None of them has paid anything.
      const sums = { paid: 0, last_paid: 0, last_paid_from: null };
      expect(after).toContainEqual({ ...before[index], ...times, ...sums });
    }
    expect(await ask("select distinct rate from uplines")).toEqual([
      { rate: 0 },
    ]);
  });
});

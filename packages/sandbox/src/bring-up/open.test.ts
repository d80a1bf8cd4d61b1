import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { makeMember, memberSchema } from "../control/make-member.ts";
import { audit, readBalance } from "../services/ledger.ts";
import * as v from "valibot";
import { migrationsFolder, type Database } from "../db/database.ts";
import { extensions } from "../db/extensions.ts";
import { openFolder } from "./folder.ts";
import { openDatabase } from "./open.ts";
import { madeBy, seedHash } from "./seed-hash.ts";
import { stateFolder, testDay } from "./snapshot.ts";
import * as tables from "../db/tables/all.ts";

/* Opening a database takes seconds, and many on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const root = mkdtempSync(path.join(tmpdir(), "foyer-open-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Opens a folder, reads from it and closes it; returns what was read, and the messages about the folder. */
async function within<T>(folder: string, look: (db: Database) => Promise<T>) {
  const said: string[] = [];
  const { client, close } = await openFolder(
    folder,
    (sentence) => void said.push(sentence),
    testDay,
  );
  try {
    return { seen: await look(drizzle({ client, schema: tables })), said };
  } finally {
    await close();
  }
}

async function balanceOf(db: Database): Promise<bigint | undefined> {
  const [row] = await db
    .select({ id: tables.members.id })
    .from(tables.members)
    .where(eq(tables.members.username, "walker"));
  return row && readBalance(db, row.id);
}
const balanceIn = (folder: string) => within(folder, balanceOf);

const wish = v.parse(memberSchema, {
  username: "walker",
  balance: "4242.00",
});

/** Opened as the sandbox does, with keys and sample accounts. */
async function passwordIn(folder: string, act?: (db: Database) => unknown) {
  const { db, close } = await openDatabase(
    { kind: "folder", folder },
    { now: testDay },
  );
  const [row] = await db
    .select()
    .from(tables.sampleAccounts)
    .where(eq(tables.sampleAccounts.username, "demo-member"));
  await act?.(db);
  await close();
  return row?.password;
}

const modeOf = (file: string) => statSync(file).mode & 0o777;

describe("an embedded database in a folder", () => {
  const folder = path.join(root, "data");

  it("keeps its data between starts and is accessible to its owner only", async () => {
    const first = await passwordIn(folder, (db) =>
      makeMember(db, wish, Date.now()),
    );
    expect(first).toMatch(/^\w{6}-\w{6}-\d{4}$/);
    expect(modeOf(folder)).toBe(0o700);
    chmodSync(folder, 0o755);
    expect(await passwordIn(folder)).toBe(first);
    expect(modeOf(folder)).toBe(0o700);
  });

  it("keeps its data and adds new seed rows when the seed has changed", async () => {
    await within(folder, async (db) => {
      await db.execute(sql`delete from settings where key = 'seed'`);
      await db.execute(sql`delete from flags where code = 'MULTIWALLET3'`);
      await db.execute(
        sql`update flags set value = '0' where code = 'FREEPLAY3'`,
      );
      await db.execute(sql`delete from content where kind = 'banner'`);
    });
    const opened = await within(folder, async (db) => ({
      flags: await db
        .select({ code: tables.flags.code, value: tables.flags.value })
        .from(tables.flags)
        .where(sql`code in ('MULTIWALLET3', 'FREEPLAY3')`)
        .orderBy(tables.flags.code),
      banners: await db.$count(
        tables.content,
        eq(tables.content.kind, "banner"),
      ),
      books: await audit(db),
      balance: await balanceOf(db),
    }));
    expect(opened.seen.balance).toBe(424_200n);
    expect(opened.said).toEqual([
      expect.stringMatching(
        `${folder} was written by an earlier version .* Everything that people made is kept`,
      ),
    ]);
    expect(opened.seen.flags.map(({ code }) => code)).toEqual([
      "FREEPLAY3",
      "MULTIWALLET3",
    ]);
    // A switch that was changed stays changed.
    expect(opened.seen.flags[0]?.value).toBe("0");
    expect(opened.seen.banners).toBeGreaterThan(0);
    expect(opened.seen.books).toMatchObject({ sum: "0", mismatches: [] });
    expect(await balanceIn(folder)).toEqual({ seen: 424_200n, said: [] });
  });

  it("is renamed, not deleted, when damaged, and can be opened again once repaired", async () => {
    const file = path.join(folder, "global", "pg_control");
    const control = readFileSync(file);
    truncateSync(file, 0);
    const anew = await balanceIn(folder);
    expect(anew.seen).toBeUndefined();
    expect(anew.said).toHaveLength(1);
    const aside = /was renamed to (\S+),/.exec(anew.said[0] ?? "")?.[1] ?? "";
    expect(aside).toMatch(/data\.old-\d{4}-\d\d-\d\d$/);
    expect(anew.said[0]).toContain(folder);
    writeFileSync(path.join(aside, "global", "pg_control"), control);
    expect(await balanceIn(aside)).toEqual({ seen: 424_200n, said: [] });
  });

  it("is renamed to a name that is still free when a later version has written it", async () => {
    await within(folder, (db) =>
      db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
      ),
    );
    const { said } = await balanceIn(folder);
    expect(said).toEqual([
      expect.stringContaining("it was written by a later version"),
    ]);
    // The first name of the day is taken by the damaged database.
    expect(said[0]).toMatch(/renamed to \S+data\.old-\d{4}-\d\d-\d\d-2,/);
  });

  it("is not created in a folder that contains other files", async () => {
    const other = path.join(root, "documents");
    mkdirSync(other);
    writeFileSync(path.join(other, "letter.txt"), "Dear Maya");
    await expect(balanceIn(other)).rejects.toThrow(
      `${other} contains something other than sandbox data`,
    );
    expect(readdirSync(other)).toEqual(["letter.txt"]);
  });

  it("is renamed, not deleted, when its first start was interrupted", async () => {
    const cut = path.join(root, "cut");
    mkdirSync(path.join(cut, "base"), { recursive: true });
    writeFileSync(path.join(cut, "base", "1"), "a backup");
    writeFileSync(`${cut}.unfinished`, "");
    const { seen, said } = await within(cut, (db) => db.$count(tables.members));
    expect(seen).toBeGreaterThan(0);
    expect(existsSync(`${cut}.unfinished`)).toBe(false);
    expect(said).toEqual([expect.stringContaining("was interrupted")]);
    const aside = /was renamed to (\S+),/.exec(said[0] ?? "")?.[1] ?? "";
    expect(aside).toMatch(/cut\.old-\d{4}-\d\d-\d\d$/);
    expect(readFileSync(path.join(aside, "base", "1"), "utf8")).toBe(
      "a backup",
    );
  });

  it("is created when the first start was interrupted before anything was written", async () => {
    const empty = path.join(root, "empty");
    mkdirSync(empty);
    writeFileSync(`${empty}.unfinished`, "");
    const { said } = await within(empty, (db) => db.$count(tables.members));
    expect(said).toEqual([]);
    expect(existsSync(`${empty}.unfinished`)).toBe(false);
  });
});

describe("a folder of an earlier version", () => {
  /** A database as it was after the given number of migrations, with a member who has money. */
  async function makeEarlier(folder: string, steps: number): Promise<void> {
    const client = await PGlite.create({ dataDir: folder, extensions });
    const db = drizzle({ client });
    await client.exec(
      `create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const files = readMigrationFiles({ migrationsFolder }).slice(0, steps);
    expect(files).toHaveLength(steps);
    for (const { sql: statements, hash, folderMillis } of files) {
      for (const statement of statements) await client.exec(statement);
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
    await client.exec(
      `insert into members (id, username, password_hash, nickname, type, currency_symbol, vip_rank, vip_label, password_expired, first_login, captcha_always, contracts, created_at)
         values ('m-walker', 'walker', null, '', '0', 'RM', '0', '', false, false, false, '{}', 1);
       insert into ledger_accounts (id, kind, member_id, balance) values ('member:m-walker', 'member', 'm-walker', 424200), ('bank', 'bank', null, -424200), ('house', 'house', null, 0);
       insert into ledger_transfers (id, kind, reference, created_at) values ('first', 'deposit', 'm-walker', 1);
       insert into ledger_entries (transfer_id, account_id, amount) values ('first', 'member:m-walker', 424200), ('first', 'bank', -424200);`,
    );
    await client.close();
  }

  it("is migrated from the first step and keeps a member's balance", async () => {
    const folder = path.join(root, "earlier");
    await makeEarlier(folder, 1);
    const { seen, said } = await within(folder, async (db) => ({
      balance: await readBalance(db, "m-walker"),
      books: await audit(db),
      goods: await db.$count(tables.pointsGoods),
    }));
    expect(seen).toMatchObject({
      balance: 424_200n,
      books: { sum: "0", mismatches: [] },
    });
    expect(seen.goods).toBeGreaterThan(0);
    expect(said).toHaveLength(1);
    expect(await balanceIn(folder)).toEqual({ seen: 424_200n, said: [] });
  });
});

describe("the snapshot", () => {
  it("is named after the current seed and its first day, and none of another seed is kept", async () => {
    const { close } = await openDatabase({ kind: "memory" }, { now: testDay });
    await close();
    const snapshots = readdirSync(stateFolder).filter((name) =>
      /^snapshot-.*\.tar$/.test(name),
    );
    const named = (day: number) =>
      `snapshot-${seedHash()}-${new Date(day).toISOString().slice(0, 10)}.tar`;
    expect(snapshots).toContain(named(testDay));
    // A sandbox that was started today has one of today.
    const others = snapshots.filter((name) => name !== named(testDay));
    expect(others.length).toBeLessThanOrEqual(1);
    for (const name of others) expect(name).toContain(seedHash());
  });

  it("depends on every service that the seed uses to make its rows", () => {
    const seed = fileURLToPath(new URL("../seed", import.meta.url));
    const used = readdirSync(seed)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .flatMap((name) =>
        [
          ...readFileSync(path.join(seed, name), "utf8").matchAll(
            /from "\.\.\/services\/([\w/-]+)\.ts"/g,
          ),
        ].flatMap(([, rule]) => rule ?? []),
      );
    // Salaries are paid when a database is first opened, not while it is made; `team-lines` and `search` are listed
    // separately; a refusal and the lotteries' names make no rows.
    const others = new Set([
      "team-lines",
      "refusal",
      "salaries/pay",
      "salaries/periods",
      "search/fold",
      "lottery/schedule",
    ]);
    expect(
      [...new Set(used)].filter((name) => !others.has(name)).toSorted(),
    ).toEqual([...madeBy].toSorted());
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { ledgerEntries } from "../db/tables/ledger.ts";
import { gameSessions } from "../db/tables/play.ts";
import { walletOf } from "../services/ledger.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { ensureMonths } from "./insert-months.ts";
import { maya } from "./payers.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const entriesOfMaya = () =>
  database.db.$count(
    ledgerEntries,
    eq(ledgerEntries.accountId, walletOf(maya)),
  );

it("a database that has the months of an earlier version keeps them, and others get them once", async () => {
  const { db } = database;
  const now = Date.UTC(2026, 0, 31);
  const [some] = await db.select().from(gameSessions).limit(1);
  if (some === undefined) throw new Error("There is no game session.");
  // Earlier versions had other deposits, and sessions with the same ids.
  const id = `months-${maya}-2`;
  const old = { ...some, id, tokenHash: id, memberId: maya };
  await db.insert(gameSessions).values(old);
  const before = await entriesOfMaya();
  await ensureMonths(db, now);
  expect(await entriesOfMaya()).toBe(before);
  await db.delete(gameSessions).where(eq(gameSessions.id, id));
  await ensureMonths(db, now);
  const after = await entriesOfMaya();
  expect(after).toBeGreaterThan(before);
  await ensureMonths(db, now);
  expect(await entriesOfMaya()).toBe(after);
});

import { and, eq } from "drizzle-orm";
import { fillSearch } from "../services/search/fill.ts";
import { addHouse } from "../seed/house.ts";
import { ensureMonths } from "../seed/insert-months.ts";
import { createRandom } from "../seed/random.ts";
import { isEmpty, seed, seedNumber } from "../seed/seed.ts";
import { ensureTeamPast } from "../seed/team-past.ts";
import type { Database } from "../db/database.ts";
import { seedHash } from "./seed-hash.ts";
import { settings } from "../db/tables/platform.ts";

/** Key of the platform-wide setting that records which seed a database was filled from. */
const mark = { run: "", key: "seed" } as const;
const isMark = and(eq(settings.run, mark.run), eq(settings.key, mark.key));

async function writeMark(tx: Database): Promise<void> {
  const value = seedHash();
  await tx
    .insert(settings)
    .values({ ...mark, value })
    .onConflictDoUpdate({
      target: [settings.run, settings.key],
      set: { value },
    });
}

/** Fills an empty database as of the day of `now` (ms), and records which seed it was filled from. */
export async function begin(db: Database, now: number): Promise<void> {
  await seed(db, now);
  await writeMark(db);
}

/**
 * Adds this version's stock data to a migrated database: everything if it is empty, otherwise what is missing.
 * Nothing that people made is changed. Returns whether an earlier version was brought up to this one.
 */
export async function bringUp(db: Database, now: number): Promise<boolean> {
  if (await isEmpty(db)) {
    await begin(db, now);
    return false;
  }
  const [found] = await db.select().from(settings).where(isMark);
  if (found?.value === seedHash()) return false;
  await db.transaction(async (tx) => {
    await addHouse(tx, createRandom(seedNumber));
    await fillSearch(tx);
    await writeMark(tx);
  });
  return true;
}

/**
 * Adds the weeks and months before the first day, with the salaries that contracts owe for them. Done once: a
 * database that has them keeps them.
 */
export async function addPast(db: Database, now: number): Promise<void> {
  await ensureMonths(db, now);
  await ensureTeamPast(db, now);
}

import { and, eq } from "drizzle-orm";
import { fillSearch } from "../services/search/fill.ts";
import { addHouse } from "../seed/house.ts";
import { createRandom } from "../seed/random.ts";
import { isEmpty, seed, seedNumber } from "../seed/seed.ts";
import type { Database } from "../db/database.ts";
import { seedHash } from "./seed-hash.ts";
import { settings } from "../db/tables/platform.ts";

/** Under which setting of the whole platform a database keeps which seed it is of. */
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

/** Fills an empty database, and notes which seed it is of. */
export async function begin(db: Database): Promise<void> {
  await seed(db);
  await writeMark(db);
}

/**
 * Gives a migrated database what this version of the house has: all of it if it is empty, else what has come since, and
 * nothing that people made is touched. Tells whether an earlier version was brought up to this one.
 */
export async function bringUp(db: Database): Promise<boolean> {
  if (await isEmpty(db)) {
    await begin(db);
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

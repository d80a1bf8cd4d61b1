import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertAll } from "../db/insert-all.ts";
import * as tables from "../db/tables/all.ts";
import { houseAccounts } from "../services/ledger.ts";
import { seedContent } from "./content/all.ts";
import { flagBranches, seedFlags } from "./flags.ts";
import { makeGames } from "./games.ts";
import { seedLists } from "./money-lists.ts";
import type { createRandom } from "./random.ts";
import { seedVendors } from "../stock/vendors.ts";

/** Adds missing games. In an empty table the search index is built in one go, not row by row. */
async function addGames(
  tx: Database,
  games: ReturnType<typeof makeGames>,
): Promise<void> {
  const isFirst = (await tx.$count(tables.games)) === 0;
  if (isFirst)
    await tx.execute(sql`alter index games_by_words set (fastupdate = on)`);
  await insertAll(tx, tables.games, games, "keep");
  if (isFirst) {
    await tx.execute(sql`alter index games_by_words set (fastupdate = off)`);
    await tx.execute(sql`select gin_clean_pending_list('games_by_words')`);
  }
  // The embedded database never does so automatically, and would choose a poor query plan.
  await tx.execute(sql`analyze games`);
}

/**
 * Writes everything that does not depend on members: providers, games, texts, switches, payment methods, products and
 * the platform's own accounts in the books. Existing rows are not changed, so that a database of an earlier version
 * gets only what is new.
 */
export async function addHouse(
  tx: Database,
  random: ReturnType<typeof createRandom>,
) {
  const games = makeGames(random);
  const names = new Map(
    seedVendors.map(({ vassalage, name }) => [vassalage, name]),
  );
  await tx
    .insert(tables.vendors)
    .values([...names].map(([vassalage, name]) => ({ vassalage, name })))
    .onConflictDoNothing();
  await tx
    .insert(tables.vendorLanes)
    .values(
      seedVendors.map((vendor, sort) => ({
        vassalage: vendor.vassalage,
        gameType: vendor.gameType,
        lane: "lane" in vendor ? vendor.lane : vendor.gameType,
        title: vendor.name,
        isGame: "opensList" in vendor ? "VASSALAGE" : "",
        sort,
      })),
    )
    .onConflictDoNothing();
  await addGames(tx, games);
  await insertAll(tx, tables.content, seedContent, "keep");
  await tx
    .insert(tables.flags)
    .values([
      ...flagBranches.map((code) => ({
        code,
        parent: "",
        value: "1",
        note: "Branch",
      })),
      ...seedFlags,
    ])
    .onConflictDoNothing();
  await tx
    .insert(tables.merchants)
    .values(
      ["Foyer", "Lantern", "Mooring"].map((name) => ({
        code: name.toLowerCase(),
        name,
      })),
    )
    .onConflictDoNothing();
  await tx
    .insert(tables.ledgerAccounts)
    .values(
      houseAccounts.map((id) => ({
        id,
        kind: id === "bank" ? "bank" : "house",
        balance: 0n,
      })),
    )
    .onConflictDoNothing();
  await seedLists(tx);
  return games;
}

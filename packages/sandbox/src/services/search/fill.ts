import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { games, vendors } from "../../db/tables/catalogue.ts";
import { searchColumns } from "./fold.ts";

/** Fills the search columns of games in a database that was seeded before these columns existed. */
export async function fillSearch(db: Database): Promise<void> {
  const bare = await db
    .select({ nodeId: games.nodeId, name: games.name, vendor: vendors.name })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(eq(games.searchText, ""));
  await db.transaction(async (tx) => {
    for (const { nodeId, name, vendor } of bare)
      await tx
        .update(games)
        .set(searchColumns(name, vendor))
        .where(eq(games.nodeId, nodeId));
  });
}

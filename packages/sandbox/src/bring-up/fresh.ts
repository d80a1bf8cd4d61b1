import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { begin } from "./bring-up.ts";
import { migrationsFolder } from "../db/database.ts";
import { extensions } from "../db/extensions.ts";
import * as tables from "../db/tables/all.ts";

/** An embedded database, migrated and seeded from scratch as of a day: the source of the snapshot. */
export async function openFresh(now: number): Promise<PGlite> {
  const client = await PGlite.create({ extensions, relaxedDurability: true });
  const db = drizzle({ client, schema: tables });
  await migrate(db, { migrationsFolder });
  await begin(db, now);
  return client;
}

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { fileURLToPath } from "node:url";
import type * as tables from "./tables/all.ts";

/** What every query of the sandbox is written against: PGlite or PostgreSQL, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

export const migrationsFolder = fileURLToPath(
  new URL("./migrations", import.meta.url),
);

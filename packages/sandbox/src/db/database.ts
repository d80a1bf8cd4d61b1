import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { fileURLToPath } from "node:url";
import type * as tables from "./tables/all.ts";

/** What every query of the sandbox is written against: PGlite or PostgreSQL, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

export const migrationsFolder = fileURLToPath(
  new URL("./migrations", import.meta.url),
);

/**
 * Receives what transactions announce on a channel once they are committed, in this or another sandbox of the same
 * server. `onAgain` is called after the connection was lost for a while; the returned function stops listening.
 */
export type Listen = (
  channel: string,
  onNotice: (payload: string) => void,
  onAgain: () => void,
) => Promise<() => Promise<void>>;

export interface OpenDatabase {
  readonly db: Database;
  readonly listen: Listen;
  readonly close: () => Promise<void>;
}

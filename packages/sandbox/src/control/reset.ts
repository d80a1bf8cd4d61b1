import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { begin } from "../bring-up/bring-up.ts";
import { ensureSecrets } from "../bring-up/secrets.ts";
import * as tables from "../db/tables/all.ts";

/** Resets the database to its first day; keys and passwords are generated again. */
export async function resetDatabase(db: Database): Promise<void> {
  const names = Object.values(tables).flatMap((table) =>
    is(table, PgTable) ? [sql.identifier(getTableName(table))] : [],
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate table ${sql.join(names, sql`, `)}`);
    await begin(tx);
    await ensureSecrets(tx);
  });
}

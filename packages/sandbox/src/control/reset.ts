import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { addPast, begin } from "../bring-up/bring-up.ts";
import { ensureSecrets } from "../bring-up/secrets.ts";
import * as tables from "../db/tables/all.ts";
import { hasPast } from "../seed/team-past.ts";

/**
 * Resets the database to its first day, which is now the day of `now` (ms); keys and passwords are generated again.
 * One that had months of history has them again, up to that day.
 */
export async function resetDatabase(db: Database, now: number): Promise<void> {
  const names = Object.values(tables).flatMap((table) =>
    is(table, PgTable) ? [sql.identifier(getTableName(table))] : [],
  );
  await db.transaction(async (tx) => {
    const hadPast = await hasPast(tx);
    // Numbers begin anew as well, so that a reset always gives the same rows.
    await tx.execute(
      sql`truncate table ${sql.join(names, sql`, `)} restart identity`,
    );
    await begin(tx, now);
    if (hadPast) await addPast(tx, now);
    await ensureSecrets(tx);
  });
}

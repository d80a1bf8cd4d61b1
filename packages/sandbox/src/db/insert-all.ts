import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/**
 * Inserts any number of rows in one statement with one parameter: a statement with thousands of parameters takes
 * several times as long to build and parse. A column that only some rows name is null in the others. `keep` leaves
 * existing rows unchanged.
 *
 * @example await insertAll(tx, rounds, past.rounds);
 */
export async function insertAll<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T["$inferInsert"][],
  onConflict: "fail" | "keep" = "fail",
): Promise<void> {
  const lists = rows.map(
    (row) => new Map<string, unknown>(Object.entries(row)),
  );
  const given = new Set(lists.flatMap((row) => [...row.keys()]));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    given.has(key),
  );
  if (columns.length === 0) return;
  const text = JSON.stringify(
    lists.map((row) =>
      Object.fromEntries(
        columns.map(([key, column]) => [column.name, row.get(key)]),
      ),
    ),
    (_, value: unknown) =>
      typeof value === "bigint" ? value.toString() : value,
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const types = sql.join(
    columns.map(
      ([, column]) =>
        sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
    ),
    sql`, `,
  );
  const end = onConflict === "keep" ? sql` on conflict do nothing` : sql``;
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from json_to_recordset(${text}::text::json) as given (${types})${end}`,
  );
}

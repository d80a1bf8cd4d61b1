import type { SQLWrapper } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./database.ts";

const rows = v.array(v.record(v.string(), v.unknown()));
const answered = v.union([
  v.pipe(
    v.object({ rows }),
    v.transform((answer) => answer.rows),
  ),
  rows,
]);

/**
 * The rows of a raw SQL statement: the embedded database answers with an object, a server's driver with a list.
 *
 * @example const [row] = await rowsOf(db, sql`select 1 as one`);
 */
export const rowsOf = async (
  db: Database,
  statement: SQLWrapper,
): Promise<Record<string, unknown>[]> =>
  v.parse(answered, await db.execute(statement));

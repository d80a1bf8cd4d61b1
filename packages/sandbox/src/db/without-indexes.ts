import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";

const parts = v.array(v.object({ drop: v.string(), make: v.string() }));

/**
 * Fills tables with very many rows and makes their indexes afterwards, all at once, which takes a fraction of the time.
 * A primary key that other tables refer to stays. Nobody else can use the tables until the transaction ends.
 *
 * @example await withoutIndexes(tx, ["member_sums"], () => tx.execute(sql`insert into member_sums …`))
 */
export async function withoutIndexes(
  tx: Database,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const which = sql`(select to_regclass(name) from (values ${sql.join(
    tables.map((table) => sql`(${table}::text)`),
    sql`, `,
  )}) named (name))`;
  const found = v.parse(
    parts,
    await rowsOf(
      tx,
      sql`select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
          format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make
        from pg_constraint c where c.conrelid in ${which} and c.contype = 'p'
          and not exists (select from pg_constraint other where other.conindid = c.conindid and other.contype = 'f')
        union all
        select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
        from pg_index i where i.indrelid in ${which}
          and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    ),
  );
  for (const { drop } of found) await tx.execute(sql.raw(drop));
  await fill();
  for (const { make } of found) await tx.execute(sql.raw(make));
}

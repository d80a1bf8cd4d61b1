import type { WhitelabelNode } from "@foyer/platform/calls";
import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { flags } from "../db/tables/platform.ts";

/** Whitelabel switches that differ from the platform's own. */
export const flagsSchema = v.record(
  v.pipe(v.string(), v.regex(/^\w+$/)),
  v.picklist(["0", "1"]),
);
export type Flags = v.InferOutput<typeof flagsSchema>;

/** Tells whether a whitelabel switch is on. */
export async function readFlag(
  db: Database,
  code: string,
  override: Flags,
): Promise<boolean> {
  const [row] = await db
    .select({ value: flags.value })
    .from(flags)
    .where(eq(flags.code, code));
  return (override[code] ?? row?.value) === "1";
}

/** Reads the whitelabel tree, with a run's own switches merged in. */
export async function readFlagTree(
  db: Database,
  override: Flags,
): Promise<WhitelabelNode[]> {
  const rows = await db
    .select()
    .from(flags)
    .orderBy(asc(flags.parent), asc(flags.code));
  const under = (parent: string): WhitelabelNode[] =>
    rows
      .filter((row) => row.parent === parent)
      .map(({ code, value }) => ({
        code,
        value: override[code] ?? value,
        children: under(code),
      }));
  return under("");
}

import { inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { settings } from "../db/tables/platform.ts";
import { readContent } from "./content.ts";

/** Announcements that a run's popup shows instead of the editorial ones. */
export const popupsSchema = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      title: v.pipe(v.string(), v.maxLength(500)),
      content: v.pipe(v.string(), v.maxLength(20_000)),
      execution: v.picklist(["A", "B", "F"]),
    }),
  ),
  v.maxLength(100),
);
export type Popup = v.InferOutput<typeof popupsSchema>[number];

/** The announcements that pop up automatically: the run's own, else the whole platform's, else the editorial ones. */
export async function readPopups(
  db: Database,
  run: string,
  language: string,
): Promise<readonly Popup[]> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.run, ["", run]));
  const ours = rows.filter(({ key }) => key === "popups");
  const found = ours.find((row) => row.run === run) ?? ours[0];
  if (found) return v.parse(popupsSchema, found.value);
  const written = await readContent(db, "popup", language);
  return v.parse(
    popupsSchema,
    written.map(({ id, body }) => ({ id, ...body })),
  );
}

import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { content } from "../db/tables/platform.ts";
import { inLanguage } from "./in-language.ts";

type ContentKind =
  | "banner"
  | "notice"
  | "popup"
  | "promotionCategory"
  | "promotion"
  | "help"
  | "resource"
  | "service"
  | "model"
  | "gameNotice"
  | "activity"
  | "raffle"
  | "mission"
  | "pointsConfig"
  | "country"
  | "terms"
  | "agentNotice";

/**
 * Reads all content of one kind in its editorial order, in the given language; English where there is no translation.
 *
 * @example await readContent(db, "help", "CN")
 */
export async function readContent(
  db: Database,
  kind: ContentKind,
  language = "EN",
) {
  const rows = await db
    .select({ id: content.id, sort: content.sort, body: content.body })
    .from(content)
    .where(eq(content.kind, kind))
    .orderBy(asc(content.sort));
  return rows.map(({ body, ...row }) => ({
    ...row,
    body: inLanguage(body, language),
  }));
}

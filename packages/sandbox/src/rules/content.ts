import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { content } from "../db/tables/platform.ts";

type ContentKind =
  | "banner"
  | "notice"
  | "popup"
  | "promotionCategory"
  | "promotion"
  | "help"
  | "resource"
  | "service"
  | "gameNotice"
  | "activity"
  | "raffle"
  | "pointsConfig"
  | "country"
  | "terms";

/** Reads all content of one kind, in its editor's order. */
export async function readContent(db: Database, kind: ContentKind) {
  return db
    .select({ id: content.id, sort: content.sort, body: content.body })
    .from(content)
    .where(eq(content.kind, kind))
    .orderBy(asc(content.sort));
}

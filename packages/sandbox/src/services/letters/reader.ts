import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/tables/members.ts";
import { merchants } from "../../db/tables/platform.ts";
import type { Platform } from "../platform.ts";
import type { Reader } from "./sheet.ts";

/** The name that the control room gives to a brand; that of `known` if it is the same brand. */
async function nameOf(
  db: Database,
  merchant: string,
  known: Reader,
): Promise<string | undefined> {
  if (merchant === known.merchant) return known.merchantName;
  const [row] = await db
    .select({ name: merchants.name })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  return row?.name;
}

/**
 * How a member reads: the brand and the language of the session that was used last. For letters that the member did
 * not cause by a call: whoever did may be somebody else. `otherwise` counts for a member who was never seen.
 *
 * @example await readerOf(db, member.id, context)
 */
export async function readerOf(
  db: Database,
  memberId: string,
  otherwise: Reader,
): Promise<Reader> {
  const { merchant, language, lastSeenAt } = sessions;
  const [last] = await db
    .select({ merchant, language })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNotNull(lastSeenAt)))
    .orderBy(desc(lastSeenAt))
    .limit(1);
  return last === undefined ? otherwise : namedReader(db, last, otherwise);
}

/**
 * A reader whose brand and language were stored; `otherwise` if they were not.
 *
 * @example await namedReader(db, { merchant: "aurora", language: "MY" }, platformReader)
 */
export async function namedReader(
  db: Database,
  stored: { readonly merchant: string; readonly language: string },
  otherwise: Reader,
): Promise<Reader> {
  const { merchant, language } = stored;
  if (merchant === "") return otherwise;
  return {
    merchant,
    language,
    merchantName: await nameOf(db, merchant, otherwise),
  };
}

/**
 * The reader of whom nothing is known: the platform's own brand, in its first language.
 *
 * @example { ...platform, ...unknownReader(platform) }
 */
export const unknownReader = ({
  merchantCode,
  merchantName,
}: Pick<Platform, "merchantCode" | "merchantName">): Reader => ({
  merchant: merchantCode,
  merchantName,
  language: "",
});

import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { affiliates } from "../db/tables/identity.ts";
import { Refusal } from "./refusal.ts";

/** Codes are trimmed and upper-cased before they are compared. */
export const affiliateCodeOf = (typed: string): string =>
  typed.trim().toUpperCase().slice(0, 64);

/**
 * Tells whether an affiliate's code is valid on a domain; a code that nobody has is invalid.
 *
 * @example await isGoodHere(db, "harbour8", "portal.example") // true
 */
export async function isGoodHere(
  db: Database,
  code: string,
  domain: string,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(affiliates)
    .where(eq(affiliates.code, affiliateCodeOf(code)));
  if (row === undefined) throw new Refusal("INVITATION_INVALID");
  const here = domain.trim().toLowerCase();
  return row.active && (row.domain === null || row.domain === here);
}

import * as v from "valibot";
import { isShown } from "./text.ts";
import type { Database } from "../db/database.ts";
import { merchants } from "../db/tables/platform.ts";

/** A brand's code, as its `brand.json` has it. */
export const merchantCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[a-z0-9_]+$/),
);

/** The name that a brand's mails and text messages begin with. */
export const merchantName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(40),
  v.check(isShown, "must not contain control or direction characters"),
);

/** Registers a brand, or renames it. */
export async function keepMerchant(
  db: Database,
  code: string,
  name: string,
): Promise<void> {
  await db
    .insert(merchants)
    .values({ code, name })
    .onConflictDoUpdate({ target: merchants.code, set: { name } });
}

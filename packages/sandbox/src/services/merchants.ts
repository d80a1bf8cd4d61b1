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

/** What a brand's letters begin with. */
export const merchantName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(40),
  v.check(isShown, "must not contain control or direction characters"),
);

/** Makes a brand known from now on, or gives it another name. */
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

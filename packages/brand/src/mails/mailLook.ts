import { statSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../files/readJson.ts";
import { deriveTheme } from "../seeds/derive.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { themeLook, type MailLook } from "./themeLook.ts";

const made = new Map<string, { readonly stamp: string; look: MailLook }>();

/**
 * The look of a brand's e-mails. What tokens.json does not say has its default, as in the portal. Kept until the file
 * changes.
 *
 * @example mailLook("themes/aurora").accent // "#14806a"
 */
export function mailLook(brandDir: string): MailLook {
  const file = join(brandDir, "tokens.json");
  const found = statSync(file, { throwIfNoEntry: false });
  const stamp = `${found?.mtimeMs} ${found?.size}`;
  const kept = made.get(file);
  if (kept?.stamp === stamp) return kept.look;
  const look = makeLook(readTokens(file));
  made.set(file, { stamp, look });
  return look;
}

const readTokens = (file: string): unknown => {
  const read = readJson(file);
  return read.ok ? read.value : {};
};

let plain: MailLook | undefined;

/** The look where a brand has no folder: that of a brand which says nothing about colours. */
export const plainLook = (): MailLook => (plain ??= makeLook({}));

function makeLook(tokens: unknown): MailLook {
  const { seeds, overrides } = readTheme(tokens);
  return themeLook(deriveTheme(seeds, overrides), seeds.fontBody);
}

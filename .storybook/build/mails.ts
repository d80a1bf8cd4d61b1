import {
  allKinds,
  isMailTextId,
} from "../../packages/brand/src/mails/mailKinds.ts";
import { sheetFor } from "../../packages/sandbox/src/services/letters/sheet.ts";

/** The texts of one brand's e-mails and text messages in one language. */
export interface BrandMails {
  /** BCP 47 tag of the texts. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly numerals: string | undefined;
  /** Id → the brand's own text, or the platform's. */
  readonly texts: Readonly<Record<string, string>>;
  /** The logo at the top, as its saved colours have it; undefined: the brand's name. */
  readonly logo:
    | { readonly png: readonly number[]; width: number; height: number }
    | undefined;
}

/**
 * Reads what a platform would write to a player in a brand's name.
 *
 * @param code Pack code of the language.
 * @example brandMails("themes", { merchant: "aurora", code: "MY" }).texts["welcome.subject"]
 */
export function brandMails(
  themesDir: string,
  { merchant, code }: { readonly merchant: string; readonly code: string },
): BrandMails {
  const sheet = sheetFor(themesDir, {
    merchant,
    merchantName: undefined,
    language: code,
  });
  const ids = allKinds
    .flatMap(({ kind, parts }) => parts.map((part) => `${kind}.${part}`))
    .filter(isMailTextId);
  const { direction, logo } = sheet.paper();
  return {
    tag: sheet.tag,
    direction,
    logo: logo && { ...logo, png: [...logo.png] },
    numerals: sheet.numerals,
    texts: Object.fromEntries(ids.map((id) => [id, sheet.text(id)])),
  };
}

import type { Brand } from "@foyer/platform/brand";
import { localKeys } from "@foyer/platform/constants";
import type { SafeStorage } from "../services/storage.ts";

/** A language in which the portal is available. */
export interface Language {
  /** The platform's pack code: EN, MY … */
  readonly code: string;
  /** BCP 47 tag for `lang` and Intl. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly label: string;
}

/**
 * The languages that a brand offers, in its order.
 *
 * @example languagesOf(brand).map(({ code }) => code) // ["MY", "EN"]
 */
export const languagesOf = ({
  languages,
}: Pick<Brand, "languages">): readonly Language[] =>
  Object.entries(languages).map(([code, { tag, label }]) => ({
    code,
    tag,
    label,
  }));

/**
 * The locale for Intl formatting: the language's tag, with the brand's numerals.
 *
 * @example localeOf({ code: "AR", tag: "ar", label: "العربية" }, brand) // "ar-u-nu-arab"
 */
export function localeOf(
  { code, tag }: Language,
  { languages }: Pick<Brand, "languages">,
): string {
  const numerals = languages[code]?.numerals;
  return numerals === undefined ? tag : `${tag}-u-nu-${numerals}`;
}

/**
 * The language of this visit: the previous choice, or else the brand's default, which is then saved as the choice
 * (LNG-03). A choice that is no longer offered is ignored.
 *
 * @example restoreLanguage(languages, "MY", storage).code // "MY"
 */
export function restoreLanguage(
  languages: readonly Language[],
  defaultCode: string,
  storage: SafeStorage,
): Language {
  const stored = storage.get(localKeys.language);
  const found =
    languages.find(({ code }) => code === stored) ??
    languages.find(({ code }) => code === defaultCode) ??
    languages[0];
  if (!found) throw new Error("The brand has no language.");
  if (found.code !== stored) keepLanguage(found, storage);
  else mirrorLanguage(found);
  return found;
}

/** Keeps the choice under the two documented keys (LNG-04): the language, and the one before it. */
export function keepLanguage(language: Language, storage: SafeStorage): void {
  const before = storage.get(localKeys.language) ?? language.code;
  storage.set(localKeys.languageHistory, before);
  storage.set(localKeys.language, language.code);
  mirrorLanguage(language);
}

/** Cookies last as long as browsers let them, in seconds. */
const aYear = 365 * 24 * 60 * 60;

/**
 * Tells the portal's own server the choice of language, so that it draws its documents in it. The cookie holds nothing
 * else, and no call to the platform needs it.
 */
export function mirrorLanguage({ code }: Language): void {
  if (typeof document === "undefined") return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `lang=${code}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}

import { languageOfVisit, type Brand } from "@foyer/platform/brand";
import { localKeys } from "@foyer/platform/constants";
import {
  keptLanguage,
  tabLanguageKey,
  type LanguageStores,
} from "../services/keptLanguage.ts";

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
 * The language of this visit: that of the link, else the previous choice, or else the brand's default. On a first visit
 * it is saved as the choice (LNG-03). After that a link changes no choice, on which other tabs and later visits rely:
 * its language is spoken in this tab, until another is chosen here. One that is not offered is ignored.
 *
 * @param search The address's query, as in `location.search`.
 * @example restoreLanguage(languages, "MY", { local, session }, "?lang=EN").code // "EN"
 */
export function restoreLanguage(
  languages: readonly Language[],
  defaultCode: string,
  stores: LanguageStores,
  search = "",
): Language {
  const { local, session } = stores;
  const offered = languages.map(({ code }) => code);
  const chosen = local.get(localKeys.language);
  const spoken = languageOfVisit(search, [keptLanguage(stores), chosen], {
    offered,
    first: defaultCode,
  });
  const found = languages.find(({ code }) => code === spoken);
  if (!found) throw new Error("The brand has no language.");
  if (chosen === undefined || !offered.includes(chosen)) {
    keepLanguage(found, stores);
    return found;
  }
  if (spoken === chosen) session.remove(tabLanguageKey);
  else session.set(tabLanguageKey, spoken);
  mirrorLanguage(chosen);
  return found;
}

/** Keeps the choice under the two documented keys (LNG-04): the language, and the one before it. */
export function keepLanguage(
  { code }: Language,
  { local, session }: LanguageStores,
): void {
  local.set(localKeys.languageHistory, local.get(localKeys.language) ?? code);
  local.set(localKeys.language, code);
  session.remove(tabLanguageKey);
  mirrorLanguage(code);
}

/** Cookies last as long as browsers let them, in seconds. */
const aYear = 365 * 24 * 60 * 60;

/**
 * Tells the portal's own server the choice of language, so that it draws its documents in it. The cookie holds nothing
 * else, and no call to the platform needs it.
 */
function mirrorLanguage(code: string): void {
  if (typeof document === "undefined") return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `lang=${code}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}

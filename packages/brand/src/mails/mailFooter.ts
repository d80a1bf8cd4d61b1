import { directionOf, type Brand } from "@foyer/platform/brand";

/**
 * The lines below every e-mail of a brand, in a language: rights, licence, risk, the age mark, and who helps. A line
 * without a translation is as the brand first wrote it.
 *
 * @example footerLines(brand, "MY")[0] // "© 2026 Aurora. Hak cipta terpelihara."
 */
export function footerLines(brand: Brand, code: string): readonly string[] {
  const { words = {}, ...first } = brand.legal;
  const own = Object.hasOwn(words, code) ? words[code] : undefined;
  const { ageMark = `${brand.age.terms}+`, helpLines } = brand.jurisdiction;
  const language = brand.languages[code];
  const isRtl = language !== undefined && directionOf(language) === "rtl";
  return [
    own?.rights ?? first.rights,
    own?.licence ?? first.licence,
    own?.risk ?? first.risk,
    // Between right-to-left lines it would be read as +18.
    isRtl ? `\u200E${ageMark}\u200E` : ageMark,
    // Written out and no link: the links of an e-mail are the brand's own.
    ...helpLines.map(({ name, url }) => `${name}: ${url}`),
  ];
}

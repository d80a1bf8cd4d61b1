import type { Brand } from "@foyer/platform/brand";

/**
 * The lines below every e-mail of a brand, in a language: rights, licence, risk, the age mark, and who helps. A line
 * without a translation is as the brand first wrote it.
 *
 * @example footerLines(brand, "MY")[0] // "© 2026 Aurora. Hak cipta terpelihara."
 */
export function footerLines(brand: Brand, code: string): readonly string[] {
  const { words = {}, ...first } = brand.legal;
  const own = Object.hasOwn(words, code) ? words[code] : undefined;
  const { regulator: _regulator, ageMark, helpLines } = brand.jurisdiction;
  return [
    own?.rights ?? first.rights,
    own?.licence ?? first.licence,
    own?.risk ?? first.risk,
    ageMark ?? `${brand.age.terms}+`,
    // Written out and no link: the links of an e-mail are the brand's own.
    ...helpLines.map(({ name, url }) => `${name}: ${url}`),
  ];
}

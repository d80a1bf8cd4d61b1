/**
 * Normalises a name or search term for comparison: no accents, no case, single spaces.
 *
 * @example searchName("  Café  Ñandú ") // "cafe nandu"
 */
export function searchName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

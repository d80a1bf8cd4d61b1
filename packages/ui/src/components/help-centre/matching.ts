/**
 * The entries that have a text in their title, whatever its case and its accents; all of them for no text.
 *
 * @example matching(terms, "depot") // finds "Dépôt"
 */
export function matching<T extends { readonly title: string }>(
  entries: readonly T[],
  text: string,
): readonly T[] {
  const wanted = plain(text.trim());
  return wanted === ""
    ? entries
    : entries.filter(({ title }) => plain(title).includes(wanted));
}

/* Only the accents of Latin letters go: the marks of other scripts make other words. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

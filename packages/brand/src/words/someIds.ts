/**
 * How many texts, and the first of their ids.
 *
 * @example someIds(["hd_home"]) // "1 text (hd_home)"
 */
export function someIds(ids: readonly string[]): string {
  const first = ids.slice(0, 5).join(", ");
  return `${textCount(ids.length)} (${first}${ids.length > 5 ? " …" : ""})`;
}

/**
 * A number of texts, in words.
 *
 * @example textCount(2) // "2 texts"
 */
export const textCount = (number: number): string =>
  `${number} ${number === 1 ? "text" : "texts"}`;

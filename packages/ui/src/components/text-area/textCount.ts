/**
 * Characters as the server counts them: code points without the spaces at both ends (VAL-01), so that an emoji of
 * two UTF-16 units is one, and a family of four joined by signs is seven.
 *
 * @example textCount(" hi 👋 ") // 4
 */
export function textCount(text: string): number {
  return [...text.trim()].length;
}

/**
 * The limit in the units that a browser's `maxlength` counts in, for what has been typed so far.
 *
 * @example unitLimit("👋", 140) // 141
 */
export function unitLimit(text: string, max: number): number {
  return max + text.length - [...text].length;
}

/** What is told of how much is left: seldom, so that it does not talk over who types. */
export type Told =
  | { readonly kind: "left" | "over"; readonly count: number }
  | { readonly kind: "silent" };

/**
 * What a screen reader is told at this length: when 20 and 10 are left, at the end, and at each ten beyond it.
 *
 * @example toldAt(131, 140) // { kind: "left", count: 10 }, and the same until the end
 */
export function toldAt(count: number, max: number): Told {
  const rest = max - count;
  if (rest < 0) return { kind: "over", count: Math.ceil(-rest / 10) * 10 };
  if (rest === 0) return { kind: "left", count: 0 };
  const step = [10, 20].find((step) => rest <= step && step < max);
  return step ? { kind: "left", count: step } : { kind: "silent" };
}

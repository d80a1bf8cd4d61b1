const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The first letter of a name as people count letters, marks included; none where the name starts with none.
 *
 * @example initialOf("darwin88") // "D"
 */
export function initialOf(name: string): string | undefined {
  for (const { segment } of letters.segment(name.trim())) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
  }
  return undefined;
}

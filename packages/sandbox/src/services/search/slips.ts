/**
 * Minimum length: typos in shorter words are not tolerated, because half of all other words would be one letter away.
 */
const shortest = 4;
/** More than anybody types; longer words are compared as they are. */
const longest = 24;

/**
 * What may have been meant by a word with one typo, as `LIKE` patterns (`_` is any letter): a wrong letter, two
 * letters swapped, one letter too many, one missing.
 *
 * @example slipsOf("kiet") // ["_iet", "k_et", …, "kite", …]
 */
export function slipsOf(word: string): readonly string[] {
  const letters = Array.from(word);
  if (letters.length < shortest || letters.length > longest) return [];
  const before = (at: number) => letters.slice(0, at).join("");
  const from = (at: number) => letters.slice(at).join("");
  return [
    ...new Set(
      letters.flatMap((letter, at) => [
        `${before(at)}_${from(at + 1)}`,
        ...(letters[at + 1] === undefined
          ? []
          : [`${before(at)}${letters[at + 1]}${letter}${from(at + 2)}`]),
        // Names are matched by prefix, so shortening a word of minimum length would match too much.
        ...(letters.length > shortest ? [before(at) + from(at + 1)] : []),
        `${before(at)}_${from(at)}`,
      ]),
    ),
  ];
}

/**
 * Converts such a `LIKE` pattern to a regular expression that matches the beginning of a word.
 *
 * @example patternOf("k_te").test("kites") // true
 */
export const patternOf = (slip: string): RegExp =>
  new RegExp(`^${slip.replaceAll("_", ".")}`, "u");

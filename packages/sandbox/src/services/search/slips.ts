/** Shorter words are not forgiven a slip: half of all others would be one away. */
const shortest = 4;
/** More than anybody types; what is longer is compared as it is. */
const longest = 24;

/**
 * What may have been meant by a word with one slip of the fingers in it, as patterns of `LIKE` (`_` is any letter):
 * another letter in a place, two the wrong way round, one too many, one left out.
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
        // Names are searched by how they begin: the last letter too many leaves a word that more would fit.
        ...(letters.length > shortest ? [before(at) + from(at + 1)] : []),
        `${before(at)}_${from(at)}`,
      ]),
    ),
  ];
}

/**
 * A pattern of `LIKE` with one slip in it as an expression that a word begins with.
 *
 * @example patternOf("k_te").test("kites") // true
 */
export const patternOf = (slip: string): RegExp =>
  new RegExp(`^${slip.replaceAll("_", ".")}`, "u");

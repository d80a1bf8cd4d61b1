/** What has been typed so far to find a row, and when its last letter was, in milliseconds. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** A pause after which typing begins anew, in milliseconds. */
const pause = 800;

/**
 * Adds a letter to what was typed just before.
 *
 * @example typed({ text: "ha", at: 100 }, "r", 300).text // "har"
 */
export function typed(before: Typed, letter: string, at: number): Typed {
  const text = at - before.at > pause ? letter : before.text + letter;
  return { text, at };
}

/**
 * The next name that begins with what was typed, from `from` on and round the end; -1 if none does. The same letter
 * over and over goes from one name of that letter to the next.
 *
 * @example findTyped(["kite", "quay", "keel"], "kk", 0) // 2
 */
export function findTyped(
  names: readonly (string | undefined)[],
  text: string,
  from: number,
): number {
  const letters = [...text];
  const [first = ""] = letters;
  const sought = fold(letters.every((one) => one === first) ? first : text);
  /* A word that grows may still be the name it stands on; a letter on its own asks for the next one. */
  const start = sought === fold(first) ? from + 1 : from;
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length;
    const name = names[index];
    if (name !== undefined && fold(name).startsWith(sought)) return index;
  }
  return -1;
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** What the glossary of a language rules out: docs/words/<tag>.md. */
export interface Glossary {
  /** Words in code marks in a column "Not": they must not be written. */
  readonly not: readonly string[];
  /** Of these, those with a † after them: documents may use them. */
  readonly notInProduct: ReadonlySet<string>;
  /** Texts quoted from others, which stay unchanged. */
  readonly quoted: ReadonlySet<string>;
}

/** A text and where it is, for the person who has to correct it. */
export interface Placed {
  readonly place: string;
  readonly text: string;
}

/**
 * Reads the tables of a glossary. A column "Not" contains the words that must not be written, in code marks; a column
 * "Text" contains quotations, separated by semicolons.
 *
 * @example readGlossary(markdown).not // ["sign in", "payout", …]
 */
export function readGlossary(markdown: string): Glossary {
  const not: string[] = [];
  const notInProduct = new Set<string>();
  const quoted = new Set<string>();
  let heads: readonly string[] = [];
  for (const line of markdown.split("\n")) {
    if (!line.startsWith("|")) {
      heads = [];
      continue;
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (heads.length === 0) heads = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell)))
      cells.forEach((cell, column) => {
        if (heads[column] === "Not")
          for (const [, word = "", mark] of cell.matchAll(/`([^`]+)`(†?)/g)) {
            not.push(word);
            if (mark) notInProduct.add(word);
          }
        if (heads[column] === "Text")
          for (const text of cell.split(";")) quoted.add(text.trim());
      });
  }
  return { not, notInProduct, quoted };
}

/**
 * Texts that contain a word ruled out by the glossary, in sentences.
 *
 * @example glossaryFaults(glossary, [{ place: 'en/entry.json: "login.title"', text: "Sign in" }])
 */
export function glossaryFaults(
  { not, quoted }: Pick<Glossary, "not" | "quoted">,
  texts: readonly Placed[],
): string[] {
  const words = not.map((word) => ({ word, found: finder(word) }));
  return texts
    .filter(({ text }) => !quoted.has(text))
    .flatMap(({ place, text }) => {
      // The name of an argument is not a word of the text.
      const said = text.replaceAll(/\{\w+(?=[,}])/g, "");
      return words
        .filter(({ found }) => found.test(said))
        .map(
          ({ word }) =>
            `${place} says "${word}", which the glossary rules out.`,
        );
    });
}

/** Whole words, where a language separates its words. */
function finder(word: string): RegExp {
  const parts = word
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("’", "[’']")
    .replaceAll(/\s+/g, String.raw`\s+`);
  return /[\p{Script=Han}\p{Script=Thai}]/u.test(word)
    ? new RegExp(parts, "u")
    : new RegExp(String.raw`(?<![\p{L}\p{N}])${parts}(?![\p{L}\p{N}])`, "iu");
}

/**
 * The sentences of a document, without code, addresses and file names.
 *
 * @example proseOf("Run `npm test`. It takes a while.") // "Run . It takes a while."
 */
export const proseOf = (markdown: string): string =>
  markdown
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, "")
    .replaceAll(/`[^`\n]*`/g, "")
    .replaceAll(/[\w.-]+\.(?:tsx?|mjs|json|md)\b/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/^(?:import|export) .*$/gm, "")
    .replaceAll(/<[^>]*>/g, "");

/**
 * The texts in a code file that people could read: quoted strings with a space in them.
 *
 * @example textsOf('const title = "Two words";') // ["Two words"]
 */
export const textsOf = (code: string): string[] =>
  Array.from(
    code
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .replaceAll(/^\s*\/\/.*$/gm, "")
      .matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g),
    ([, quoted, template]) => quoted ?? template ?? "",
  ).filter((text) => /\p{L}\s+\p{L}/u.test(text));

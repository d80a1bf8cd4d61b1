import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { categoryCodes, languageCatalogue } from "@foyer/platform/brand";
import {
  AnswerError,
  modeNames,
  readColours,
  readMerchantCode,
  readMode,
  readName,
  readShape,
  readType,
  shapes,
  type AnswerPlace,
  type BrandAnswers,
} from "./scaffoldAnswers.ts";
import { readCategories, readLanguages } from "./scaffoldOffer.ts";

/** Answers as typed, by question; what is missing is asked or gets the default. */
export type TypedAnswers = { readonly [Key in keyof BrandAnswers]?: string };

/** Asks a question; resolves to the typed line, or to undefined once nobody can answer. */
export interface Asker {
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
}

/** Thrown when the person at the terminal has left: Ctrl-C, or the end of the input. */
export class Interrupted extends Error {}

/** The questions, in the order they are asked; a flag of the same name answers each. */
export const questions: Readonly<Record<keyof BrandAnswers, string>> = {
  name: "Name, as players read it",
  merchantCode: "Merchant code, as the platform knows the brand",
  colours: "Two colours: what can be pressed, and the second tone of the light",
  shape: `Shape (${shapes.join(", ")})`,
  type: "Type: a family for text, and one for headings if it is another",
  languages: "Languages, the first one is the default",
  categories: "Categories, besides HOME and FAV",
  mode: `Mode of a first visit (${modeNames.join(", ")})`,
};

/**
 * Collects the answers for a new brand: what was typed already, then what is answered at the terminal, else the
 * default. A rejected answer is asked for again; when not interactive, it throws the sentence.
 *
 * @example await gather({ shape: "round" }, defaults, { place })
 */
export async function gather(
  typed: TypedAnswers,
  defaults: BrandAnswers,
  {
    place,
    asker,
  }: { readonly place: AnswerPlace; readonly asker?: Asker | undefined },
): Promise<BrandAnswers> {
  const get = async <T>(
    key: keyof BrandAnswers,
    fallback: string,
    read: (text: string) => T,
  ): Promise<T> => {
    const given = typed[key];
    if (given !== undefined) return named(key, () => read(given));
    if (!asker) return read(fallback);
    const choices = choicesOf(key, place);
    if (choices.length > 0)
      asker.say(`  ${choiceWords[key] ?? "Choose"}: ${choices.join(", ")}.`);
    for (;;) {
      const line = await asker.ask(`${questions[key]} [${fallback}]: `);
      if (line === undefined) throw new Interrupted("Nothing was written.");
      try {
        return read(line.trim() === "" ? fallback : line);
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        asker.say(`  ${error.message}`);
      }
    }
  };
  return {
    name: await get("name", defaults.name, readName),
    merchantCode: await get(
      "merchantCode",
      defaults.merchantCode,
      readMerchantCode,
    ),
    colours: await get("colours", defaults.colours.join(", "), readColours),
    shape: await get("shape", defaults.shape, readShape),
    type: await get(
      "type",
      defaults.type.map((name) => name.replace(/ Variable$/, "")).join(", "),
      (text) => readType(text, place),
    ),
    languages: await get(
      "languages",
      defaults.languages.map(({ tag }) => tag).join(", "),
      (text) => readLanguages(text, place),
    ),
    categories: await get(
      "categories",
      defaults.categories
        .filter((code) => code !== "HOME" && code !== "FAV")
        .join(", "),
      readCategories,
    ),
    mode: await get("mode", defaults.mode, readMode),
  };
}

/** What the options of a question are called. */
const choiceWords: { readonly [Key in keyof BrandAnswers]?: string } = {
  type: "Bundled families",
  languages: "There are words in",
  categories: "There are",
};

/** The available options, where a question is too short to list them. */
function choicesOf(
  key: keyof BrandAnswers,
  { families, hasWords }: AnswerPlace,
): readonly string[] {
  switch (key) {
    case "type":
      return families.map((family) => family.replace(/ Variable$/, ""));
    case "languages":
      return Object.entries(languageCatalogue)
        .filter(([, { tag }]) => hasWords(tag))
        .map(([name]) => name);
    case "categories":
      return categoryCodes.filter((code) => code !== "HOME" && code !== "FAV");
    default:
      return [];
  }
}

function named<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof AnswerError)
      throw new AnswerError(`--${flagOf(key)}: ${error.message}`);
    throw error;
  }
}

/** The flag that answers a question: merchantCode is --merchant-code. */
export function flagOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Asks on a terminal, one line per question.
 *
 * @example const { asker, close } = terminalAsker(process.stdin, process.stdout);
 */
export function terminalAsker(
  input: Readable,
  output: Writable,
): { asker: Asker; close: () => void } {
  const reader = createInterface({ input, output });
  const waiting: ((line: string | undefined) => void)[] = [];
  // Lines may arrive faster than questions, as from a file: none is lost.
  const early: string[] = [];
  let isOver = false;
  reader.on("line", (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else early.push(line);
  });
  reader.on("SIGINT", () => reader.close());
  reader.on("close", () => {
    isOver = true;
    for (const next of waiting.splice(0)) next(undefined);
  });
  return {
    asker: {
      ask: (question) => {
        const line = early.shift();
        if (isOver) return Promise.resolve(line);
        // The reader writes the question, so that it stays while the line is edited.
        reader.setPrompt(question);
        reader.prompt();
        if (line !== undefined) return Promise.resolve(line);
        return new Promise((resolve) => waiting.push(resolve));
      },
      say: (text) => output.write(`${text}\n`),
    },
    close: () => reader.close(),
  };
}

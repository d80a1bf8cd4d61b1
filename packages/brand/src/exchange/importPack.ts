import type { BrandFile } from "@foyer/platform/brand";
import { checkBrandFile } from "../checks/checkBrandFile.ts";
import type { PackFile, PackMessages } from "./exportFiles.ts";
import { parseJson } from "../files/parseJson.ts";
import type { Problem } from "../files/problem.ts";
import { readTheme, type ReadTheme } from "../tokens/readTheme.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { readMarks } from "../words/marks.ts";
import { brandSchema } from "@foyer/platform/brand";
import * as v from "valibot";

/** What was found in the files of a pack. */
export interface ImportedPack {
  /** Undefined if brand.json is missing or cannot be used. */
  readonly brand: BrandFile | undefined;
  /** Undefined if tokens.json is missing or not JSON; single tokens that cannot be used fall back to the defaults. */
  readonly tokens: ReadTheme | undefined;
  readonly messages: PackMessages;
  /** What cannot be used, and why; the file is its path inside the pack. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the files of a pack from outside: everything is parsed, nothing is trusted, and what cannot be used is
 * reported. Pictures are not read here, and marks of translations only checked. Never throws.
 *
 * @example importPack([{ name: "tokens.json", text }]).tokens?.seeds.accent
 */
export function importPack(files: readonly PackFile[]): ImportedPack {
  const problems: Problem[] = [];
  const say = (file: string, key: string, rule: string) =>
    problems.push({ file, key, rule });
  const messages: Record<string, Readonly<Record<string, string>>> = {};
  let brand: BrandFile | undefined;
  let tokens: ReadTheme | undefined;

  for (const { name, text } of files) {
    if (name.startsWith("assets/")) continue;
    const code = /^messages\/([A-Z]{2,4})\.json$/.exec(name)?.[1];
    const isMarks = /^messages\/marks\/[A-Z]{2,4}\.json$/.test(name);
    if (
      name !== "brand.json" &&
      name !== "tokens.json" &&
      code === undefined &&
      !isMarks
    ) {
      say(name, "", "is not a file of a brand's pack.");
      continue;
    }
    const parsed = parseJson(text);
    if (!parsed.ok) say(name, "", parsed.why);
    else if (isMarks)
      // They stay in the folder as they are: texts are translated elsewhere.
      for (const { key, rule } of readMarks(parsed.value).faults)
        say(name, key, rule);
    else if (name === "tokens.json") {
      tokens = readTheme(parsed.value);
      for (const { key, rule } of tokens.problems) say(name, key, `${rule}.`);
    } else if (code === undefined) {
      const found = checkBrandFile(parsed.value, { packs: undefined }).filter(
        ({ note }) => !note,
      );
      problems.push(...found.map((finding) => ({ file: name, ...finding })));
      const read = v.safeParse(brandSchema, parsed.value);
      // Defaults are not filled in, so that writing the file again adds nothing to it.
      if (read.success && isBrandFile(parsed.value)) brand = parsed.value;
    } else messages[code] = readWords(parsed.value, name, say);
  }
  return { brand, tokens, messages, problems };
}

function isBrandFile(value: unknown): value is BrandFile {
  return v.is(brandSchema, value);
}

function readWords(
  value: unknown,
  file: string,
  say: (file: string, key: string, rule: string) => void,
): Readonly<Record<string, string>> {
  if (!isObject(value)) {
    say(file, "", "must contain one object of message id and text.");
    return {};
  }
  const words: [string, string][] = [];
  for (const [id, text] of Object.entries(value)) {
    if (typeof text === "string") words.push([id, text]);
    else say(file, id, "must be a text.");
  }
  return Object.fromEntries(words);
}

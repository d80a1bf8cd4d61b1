import {
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../checkout.ts";
import { packOf, packTags, readPack, type Pack } from "./basePacks.ts";
import { exportWords, importWords, type Outcome } from "./exchangeWords.ts";
import { wordsNotUsed } from "./glossaryPlaces.ts";
import { englishAreas, englishFaults, written } from "./messagesEnglish.ts";
import { selections, type Descriptions } from "./messagesExchange.ts";
import { checkPacks, type NamedPack } from "./packCheck.ts";
import { describeLanguage, wordsReport } from "./wordsReport.ts";
import { longestXml } from "./xmlTree.ts";

/*
 * cli.ts <merged.json> [check | report | export <language> <file> | import <language> <file>]
 * Without a command it sorts and writes the English words and their notes, and checks every pack; `check` only
 * checks. Both write all English words as one pack into <merged.json>, for the checks of FormatJS. `export` and
 * `import` exchange a language with a translator; `report` says how far the languages of the brands have come. The
 * brand is FOYER_BRAND: empty for the words of the portal, or for a report on all brands.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" } },
});
const [merged = "", command = "write", language, file] = positionals;
const brand = process.env["FOYER_BRAND"] ?? "";
const areas = englishAreas(root);
const english: Pack = packOf(root, "en")?.messages ?? {};

process.exitCode = run() ? 0 : 1;

function run(): boolean {
  if (command === "write" || command === "check") return collect();
  try {
    if (command === "report") return report();
    if (language && file) {
      // npm runs in the root; the path is relative to where it was called.
      const path = isAbsolute(file)
        ? file
        : join(process.env["INIT_CWD"] ?? root, file);
      if (command === "export") return send(language, path);
      if (command === "import") return take(language, path);
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return fail([error.message]);
  }
  return fail([`"${command}" is no command, or lacks a word.`]);
}

function collect(): boolean {
  const untidy = areas
    .flatMap(({ file: name, notesFile, texts, notes }) => [
      { name, text: written(texts) },
      { name: notesFile, text: written(notes) },
    ])
    .filter(({ name, text }) => {
      const path = join(root, name);
      return !existsSync(path) || readFileSync(path, "utf8") !== text;
    });
  if (command === "write")
    for (const { name, text } of untidy) writeFileSync(join(root, name), text);
  writeFileSync(merged, written(english));
  const named = idsInSources();
  const problems = [
    ...(command === "check" ? untidy : []).map(
      ({ name }) =>
        `${name} is not in order, one line a text: run npm run messages.`,
    ),
    ...englishFaults(areas, (id) => named.has(id)),
    ...checkPacks(english, [
      ...packTags(root).flatMap((language) => {
        const pack = packOf(root, language);
        return pack ? [{ ...pack, complete: true }] : [];
      }),
      ...brandsIn().flatMap(brandPacks),
    ]),
    ...packTags(root).flatMap((tag) => wordsNotUsed(root, tag)),
  ];
  console.log(`${Object.keys(english).length} messages.`);
  return fail(problems);
}

/** Every quoted text that could be a message id, in the sources of the portal. */
function idsInSources(): ReadonlySet<string> {
  const folders = [
    "packages/ui/src",
    "packages/app/src",
    "packages/app/build",
    "packages/brand/src",
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter(
        (name) =>
          /(?<!\.(?:test|spec|stories|testing))\.tsx?$/.test(name) &&
          !/(?:^|[\\/])testing[\\/]/.test(name),
      )
      .map((name) => join(root, folder, name)),
  );
  return new Set(
    files.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/"([\w.]+)"/g)].map(
        ([, id = ""]) => id,
      ),
    ),
  );
}

/** Prints the problems and returns whether there are none. */
function fail(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

function report(): boolean {
  const brands = brand === "" ? brandsIn() : [brand];
  for (const name of brands) {
    console.log(name);
    for (const found of wordsReport(root, name))
      console.log(`  ${describeLanguage(found)}`);
  }
  return true;
}

function brandsIn(): string[] {
  return readdirSync(join(root, "themes")).filter((name) =>
    existsSync(join(root, "themes", name, "brand.json")),
  );
}

function send(tag: string, path: string): boolean {
  const only = selections.find((one) => one === values.only);
  if (values.only !== undefined && !only)
    return fail([`--only is one of ${selections.join(", ")}.`]);
  const request = { root, language: tag, brand };
  const { text, ...outcome } = exportWords(request, {
    name: path,
    descriptions: descriptions(),
    only,
  });
  if (text !== undefined) {
    writeFileSync(path, text);
    console.log(`Written: ${path}`);
  }
  return tell(outcome);
}

function take(tag: string, path: string): boolean {
  if (!existsSync(path)) return fail([`There is no file ${path}.`]);
  // A character has four bytes at most.
  if (statSync(path).size > longestXml * 4)
    return fail([`${path} is too large; export it in parts.`]);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(
    readFileSync(path),
  );
  return tell(importWords({ root, language: tag, brand }, text));
}

/** Sentences may quote what the file says; a terminal interprets control characters. */
function tell({ ok, lines }: Outcome): boolean {
  const say = ok ? console.log : console.error;
  for (const line of lines) say(line.replaceAll(/\p{Cc}/gu, " "));
  return ok;
}

/** What translators are told about each text: what it is for, and an example of each of its values. */
function descriptions(): Descriptions {
  return Object.fromEntries(
    areas.flatMap(({ texts, notes }) =>
      Object.keys(texts).map((id) => {
        const { note, ...examples } = notes[id] ?? {};
        const shown = Object.entries(examples).map(
          ([name, example]) => `{${name}}: ${String(example)}`,
        );
        return [id, [String(note), ...shown].join(" · ")];
      }),
    ),
  );
}

/** A brand's own words; the brand defines which language a code means. */
function brandPacks(name: string): NamedPack[] {
  const settings = join(root, "themes", name, "brand.json");
  const { languages }: { languages: Record<string, { tag: string }> } =
    JSON.parse(readFileSync(settings, "utf8"));
  const folder = join(root, "themes", name, "messages");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((pack) => pack.endsWith(".json"))
    .map((pack) => ({
      file: `themes/${name}/messages/${pack}`,
      messages: readPack(join(folder, pack)),
      complete: false,
      tag: languages[basename(pack, ".json")]?.tag,
    }));
}

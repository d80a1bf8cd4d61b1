import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import {
  packOf,
  packTags,
  readPack,
  wordsFolder,
  type Pack,
} from "./basePacks.ts";
import { root } from "../checkout.ts";
import { wordsNotUsed } from "./glossaryPlaces.ts";
import { englishAreas, englishFaults, written } from "./messagesEnglish.ts";
import {
  exportWords,
  importWords,
  type SourceMessages,
} from "./messagesExchange.ts";
import { checkPacks, type NamedPack } from "./packCheck.ts";

/*
 * cli.ts <merged.json> [check | export <tag> <file> | import <tag> <file>]
 * Without a command it sorts and writes the English words and their notes, and checks every pack; `check` only
 * checks. Both write all English words as one pack into <merged.json>, for the checks of FormatJS. `export` and
 * `import` exchange a language with a translator.
 */
const [merged = "", ...rest] = process.argv.slice(2);
const [command = "write", tag, file] = rest;
const areas = englishAreas(root);
const english: Pack = packOf(root, "en")?.messages ?? {};
const sources: SourceMessages = Object.fromEntries(
  areas.flatMap(({ texts, notes }) =>
    Object.entries(texts).map(([id, defaultMessage]) => {
      const { note, ...examples } = notes[id] ?? {};
      const shown = Object.entries(examples).map(
        ([name, example]) => `{${name}}: ${String(example)}`,
      );
      return [
        id,
        {
          defaultMessage,
          description: [String(note), ...shown].join(" · "),
        },
      ];
    }),
  ),
);

process.exitCode = run() ? 0 : 1;

function run(): boolean {
  if (command === "write" || command === "check") return collect();
  if ((command === "export" || command === "import") && tag && file) {
    if (!isTag(tag))
      return fail([`"${tag}" is no language; write a BCP 47 tag, as ms.`]);
    // npm runs in the root; the path is relative to where it was called.
    const path = isAbsolute(file)
      ? file
      : join(process.env["INIT_CWD"] ?? root, file);
    return command === "export" ? send(tag, path) : take(tag, path);
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
      ...readdirSync(join(root, "themes")).flatMap(brandPacks),
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

function send(language: string, path: string): boolean {
  const pack = packOf(root, language)?.messages ?? {};
  writeFileSync(path, exportWords(language, { sources, pack }));
  const open = Object.keys(english).filter((id) => !(id in pack)).length;
  console.log(
    `${Object.keys(english).length} messages of ${language}, ${open} to translate: ${path}`,
  );
  return true;
}

function take(language: string, path: string): boolean {
  if (language === "en")
    return fail([`English is written in ${wordsFolder}/en: change it there.`]);
  if (!existsSync(path)) return fail([`There is no file ${path}.`]);
  const base = packOf(root, language);
  const imported = importWords(readFileSync(path, "utf8"), {
    tag: language,
    sources,
    pack: base?.messages ?? {},
  });
  if (!imported.ok) return fail([...imported.problems, "Nothing was written."]);
  writeFileSync(
    join(root, base?.file ?? `${wordsFolder}/${language}.json`),
    imported.text,
  );
  console.log(`${imported.count} messages of ${language} are taken over.`);
  return true;
}

/** A brand's own words; the brand defines which language a code means. */
function brandPacks(brand: string): NamedPack[] {
  const settings = join(root, "themes", brand, "brand.json");
  if (!existsSync(settings)) return [];
  const { languages }: { languages: Record<string, { tag: string }> } =
    JSON.parse(readFileSync(settings, "utf8"));
  const folder = join(root, "themes", brand, "messages");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({
      file: `themes/${brand}/messages/${name}`,
      messages: readPack(join(folder, name)),
      complete: false,
      tag: languages[basename(name, ".json")]?.tag,
    }));
}

function isTag(text: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { root } from "../vite.shared.ts";
import {
  exportWords,
  importWords,
  type SourceMessages,
} from "./messages-exchange.ts";
import { checkPacks, type NamedPack } from "./pack-check.ts";
import { basePackFile, centreIdsFile, type Pack } from "./packs.ts";

/*
 * messages-cli.ts <extracted.json> <without-centres.json> [check | export <tag> <file> | import <tag> <file>]
 * Without a command it writes the English pack, and the ids that the centres alone use, from what formatjs extracted,
 * and checks every pack. `check` writes nothing. `export` and `import` exchange a language with a translator.
 */
const packsFolder = "packages/app/src/i18n/packs";
const englishFile = `${packsFolder}/en.json`;
const [extracted = "", outside = "", ...rest] = process.argv.slice(2);
const [command = "write", tag, file] = rest;
const sources: SourceMessages = readJson(extracted);
const english: Pack = Object.fromEntries(
  Object.entries(sources)
    .map(([id, { defaultMessage }]): [string, string] => [id, defaultMessage])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

process.exitCode = run() ? 0 : 1;

function run(): boolean {
  if (command === "write" || command === "check") return collect();
  if ((command === "export" || command === "import") && tag && file) {
    if (!isTag(tag))
      return fail([`"${tag}" is no language; write a BCP 47 tag, as ms.`]);
    // npm runs in the root, whoever called it stands elsewhere.
    const path = isAbsolute(file)
      ? file
      : join(process.env["INIT_CWD"] ?? root, file);
    return command === "export" ? send(tag, path) : take(tag, path);
  }
  return fail([`"${command}" is no command, or lacks a word.`]);
}

function collect(): boolean {
  const elsewhere: Pack = readJson(outside);
  const centreIds = Object.keys(english).filter((id) => !(id in elsewhere));
  const generated = [
    { file: englishFile, text: `${JSON.stringify(english, null, 2)}\n` },
    { file: centreIdsFile, text: `${JSON.stringify(centreIds, null, 2)}\n` },
  ].filter(({ file: name, text }) => {
    const absolute = join(root, name);
    return !existsSync(absolute) || readFileSync(absolute, "utf8") !== text;
  });
  if (command === "write") {
    mkdirSync(join(root, packsFolder), { recursive: true });
    for (const { file: name, text } of generated)
      writeFileSync(join(root, name), text);
  }
  const problems = [
    ...(command === "check" ? generated : []).map(
      ({ file: name }) =>
        `${name} is not what the sources say: run npm run messages.`,
    ),
    ...checkPacks(english, [
      { file: englishFile, messages: english, complete: true, tag: "en" },
      ...jsonFiles(packsFolder)
        .filter((name) => name !== englishFile)
        .map((name) => named(name, { complete: true, tag: codeOf(name) })),
      ...readdirSync(join(root, "themes")).flatMap(brandPacks),
    ]),
  ];
  console.log(`${Object.keys(english).length} messages.`);
  return fail(problems);
}

/** Says each problem, and whether there is none. */
function fail(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

function send(language: string, path: string): boolean {
  const pack = packOf(language);
  writeFileSync(path, exportWords(language, { sources, pack }));
  const open = Object.keys(english).filter((id) => !(id in pack)).length;
  console.log(
    `${Object.keys(english).length} messages of ${language}, ${open} to translate: ${path}`,
  );
  return true;
}

function take(language: string, path: string): boolean {
  if (language === "en")
    return fail(["English is written in the sources: change it there."]);
  if (!existsSync(path)) return fail([`There is no file ${path}.`]);
  const imported = importWords(readFileSync(path, "utf8"), {
    tag: language,
    sources,
    pack: packOf(language),
  });
  if (!imported.ok) return fail([...imported.problems, "Nothing was written."]);
  const target =
    basePackFile(root, language) ?? join(root, packsFolder, `${language}.json`);
  writeFileSync(target, imported.text);
  console.log(`${imported.count} messages of ${language} are taken over.`);
  return true;
}

function packOf(language: string): Pack {
  const found = basePackFile(root, language);
  return found === undefined ? {} : readJson(found);
}

/** A brand's own words; which language a code means, the brand says. */
function brandPacks(brand: string): NamedPack[] {
  const settings = join(root, "themes", brand, "brand.json");
  if (!existsSync(settings)) return [];
  const { languages }: { languages: Record<string, { tag: string }> } =
    readJson(settings);
  return jsonFiles(`themes/${brand}/messages`).map((name) =>
    named(name, { complete: false, tag: languages[codeOf(name)]?.tag }),
  );
}

function named(
  name: string,
  { complete, tag: language }: Pick<NamedPack, "complete" | "tag">,
): NamedPack {
  const messages: Pack = readJson(join(root, name));
  return { file: name, messages, complete, tag: language };
}

function jsonFiles(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);
}

function codeOf(name: string): string {
  return basename(name, ".json");
}

function isTag(text: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(name, "utf8"));
}

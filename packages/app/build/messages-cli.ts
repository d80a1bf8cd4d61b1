import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../vite.shared.ts";
import { checkPacks, type NamedPack } from "./pack-check.ts";
import { centreIdsFile, type Pack } from "./packs.ts";

/*
 * messages-cli.ts <extracted.json> <without-centres.json> [--check]
 * Writes the English pack, and the ids that the centres alone use, from what formatjs extracted, or says that they are
 * old; then checks every pack.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: "boolean" } },
  allowPositionals: true,
});
const packsFolder = "packages/app/src/i18n/packs";
const englishFile = `${packsFolder}/en.json`;

const extracted = readPack(positionals[0] ?? "");
const english = Object.fromEntries(
  Object.entries(extracted).sort(([one], [other]) => (one < other ? -1 : 1)),
);
const elsewhere = readPack(positionals[1] ?? "");
const centreIds = Object.keys(english).filter((id) => !(id in elsewhere));
const generated = [
  { file: englishFile, text: `${JSON.stringify(english, null, 2)}\n` },
  { file: centreIdsFile, text: `${JSON.stringify(centreIds, null, 2)}\n` },
].filter(({ file, text }) => {
  const absolute = join(root, file);
  return !existsSync(absolute) || readFileSync(absolute, "utf8") !== text;
});

if (!values.check) {
  mkdirSync(join(root, packsFolder), { recursive: true });
  for (const { file, text } of generated) writeFileSync(join(root, file), text);
}

const problems = [
  ...(values.check ? generated : []).map(
    ({ file }) => `${file} is not what the sources say: run npm run messages.`,
  ),
  ...checkPacks(english, [
    ...jsonFiles(packsFolder, true).filter(({ file }) => file !== englishFile),
    { file: englishFile, messages: english, complete: true },
    ...readdirSync(join(root, "themes")).flatMap((brand) =>
      jsonFiles(`themes/${brand}/messages`, false),
    ),
  ]),
];

for (const problem of problems) console.error(problem);
console.log(`${Object.keys(english).length} messages.`);
process.exitCode = problems.length > 0 ? 1 : 0;

function jsonFiles(folder: string, complete: boolean): NamedPack[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, messages: readPack(join(root, file)), complete }));
}

function readPack(file: string): Pack {
  return JSON.parse(readFileSync(file, "utf8"));
}

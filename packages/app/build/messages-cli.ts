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
import type { Pack } from "./packs.ts";

/*
 * messages-cli.ts <extracted.json> [--check]
 * Writes the English pack from what formatjs extracted, or says that it is old; then checks every pack.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: "boolean" } },
  allowPositionals: true,
});
const packsFolder = "packages/app/src/i18n/packs";
const englishFile = `${packsFolder}/EN.json`;

const extracted = readPack(positionals[0] ?? "");
const english = Object.fromEntries(
  Object.entries(extracted).sort(([one], [other]) => (one < other ? -1 : 1)),
);
const written = `${JSON.stringify(english, null, 2)}\n`;
const absolute = join(root, englishFile);
const isOld =
  !existsSync(absolute) || readFileSync(absolute, "utf8") !== written;

if (isOld && !values.check) {
  mkdirSync(join(root, packsFolder), { recursive: true });
  writeFileSync(absolute, written);
}

const problems = [
  ...(isOld && values.check
    ? [`${englishFile} is not what the sources say: run npm run messages.`]
    : []),
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

// @ts-check
import { mkdirSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { bin, must } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

const words = "packages/app/src/words";

const usage = `messages                        puts the English words in order, and checks all packs
messages -- check               says what is missing, unused, wrongly formed or too long
messages -- report              says how much of each brand's languages is translated, read and falls back
messages -- export <tag> <file> writes a language for a translator, English beside it: XLIFF 2.1 (.xlf) or JSON
messages -- import <tag> <file> takes it back, whole or in part, and says what it refuses
  --brand <name>                the brand's own words instead of the portal's
  --only missing                exports only these texts: missing, changed or unread`;

/** Number of arguments of each command. */
const commands = new Map([
  ["check", 0],
  ["report", 0],
  ["export", 2],
  ["import", 2],
]);

/**
 * Sorts the English words and their notes and checks every pack; `check` (or `--check`) changes nothing. `export
 * <tag> <file>` and `import <tag> <file>` exchange a language with a translator, and `report` says how far the
 * languages have come.
 * @param {string[]} args
 */
export async function messages(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      only: { type: "string" },
    },
  });
  if (values.help) return console.log(usage);
  const asked = values.check ? ["check", ...positionals] : positionals;
  const [command] = asked;
  if (command !== undefined && commands.get(command) !== asked.length - 1)
    throw new Plain(usage);
  mkdirSync(at(".foyer/words"), { recursive: true });
  const english = at(".foyer/words/en.json");
  const isCheck = command === undefined || command === "check";
  const what = isCheck ? "The check of the messages" : `The ${command}`;
  await must(what, bin("tsx"), [
    at("packages/brand/src/words/cli.ts"),
    english,
    ...asked,
    ...(values.only === undefined ? [] : ["--only", values.only]),
  ]);
  if (isCheck)
    await must("The check of the packs", bin("formatjs"), [
      "verify",
      ...["--source-locale", "en"],
      "--missing-keys",
      "--extra-keys",
      "--structural-equality",
      english,
      ...readdirSync(at(words))
        .filter((name) => name.endsWith(".json"))
        .map((name) => at(words, name)),
    ]);
}

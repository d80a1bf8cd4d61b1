// @ts-check
import { mkdirSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { bin, must } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

const words = "packages/app/src/words";

const usage = `messages                        puts the English words in order, and checks all packs
messages -- check               says what is missing, unused, wrongly formed or too long
messages -- export <tag> <file> writes a language for a translator, English beside it
messages -- import <tag> <file> takes it back, if it is whole and right`;

/** Number of arguments of each command. */
const commands = new Map([
  ["check", 0],
  ["export", 2],
  ["import", 2],
]);

/**
 * Sorts the English words and their notes and checks every pack; `check` (or `--check`) changes nothing. `export
 * <tag> <file>` and `import <tag> <file>` exchange a language with a translator.
 * @param {string[]} args
 */
export async function messages(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.log(usage);
  const asked = values.check ? ["check", ...positionals] : positionals;
  const [command] = asked;
  if (command !== undefined && commands.get(command) !== asked.length - 1)
    throw new Plain(usage);
  mkdirSync(at(".foyer/words"), { recursive: true });
  const english = at(".foyer/words/en.json");
  await must("The check of the messages", bin("tsx"), [
    at("packages/brand/src/words/cli.ts"),
    english,
    ...asked,
  ]);
  if (command === undefined || command === "check")
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

// @ts-check
import { mkdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bin, must } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

/** Sources whose words come with the centres, and not with the first screen: folders of the app, components of ui. */
const { folders, components } = JSON.parse(
  readFileSync(at("packages/app/src/i18n/centre-sources.json"), "utf8"),
);
const centres = [
  `packages/app/src/{${folders.join(",")}}/**`,
  `packages/ui/src/components/{${components.join(",")}}/**`,
];

const usage = `messages                        collects the words into the English pack, and checks all packs
messages -- check               says what is missing, unused, wrongly formed or too long
messages -- export <tag> <file> writes a language for a translator, English beside it
messages -- import <tag> <file> takes it back, if it is whole and right`;

/** How many words each command takes. */
const commands = new Map([
  ["check", 0],
  ["export", 2],
  ["import", 2],
]);

/**
 * Collects every message of ui, flows and app into the English pack, and the ids that the centres alone use; `check`
 * (or `--check`) only compares. `export <tag> <file>` and `import <tag> <file>` exchange a language with a translator.
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
  const words = values.check ? ["check", ...positionals] : positionals;
  const [command] = words;
  if (command !== undefined && commands.get(command) !== words.length - 1)
    throw new Plain(usage);
  mkdirSync(at(".foyer"), { recursive: true });
  const all = await extract("messages.json", { described: true });
  const elsewhere = await extract("messages-elsewhere.json", {
    without: centres,
  });
  await must("The check of the messages", bin("tsx"), [
    at("packages/app/build/messages-cli.ts"),
    all,
    elsewhere,
    ...words,
  ]);
}

/**
 * Writes all messages that sources define, but for those of `without`, and says where. `described`: with what each is
 * for.
 * @param {string} name
 * @param {{ described?: boolean, without?: string[] }} options
 */
async function extract(name, { described = false, without = [] }) {
  const file = at(".foyer", name);
  await must("Collecting the messages", bin("formatjs"), [
    "extract",
    "packages/{ui,flows,app}/src/**/*.{ts,tsx}",
    ...["--ignore", "**/*.{test,stories,spec}.{ts,tsx}"],
    ...["--ignore", "**/*.d.ts"],
    ...without.flatMap((sources) => ["--ignore", sources]),
    ...(described ? [] : ["--format", "simple"]),
    ...["--out-file", file],
    "--throws",
  ]);
  return file;
}

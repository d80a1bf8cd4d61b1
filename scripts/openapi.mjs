// @ts-check
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { format } from "oxfmt";
import { bin, run } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

const file = at("docs", "openapi.json");

/**
 * Writes the calls of the platform to docs/openapi.json, from their definitions; with `--check` it only compares.
 * @param {string[]} args
 */
export async function openapi(args) {
  const { values } = parseArgs({
    args,
    options: { check: { type: "boolean", default: false } },
  });
  const { code: exit, output } = await run(
    bin("tsx"),
    [at("packages/conform/src/openapi/cli.ts")],
    { output: "collect" },
  );
  if (exit !== 0) throw new Plain(`${output}The document was not made.`);
  const { code: text } = await format(
    file,
    output,
    JSON.parse(readFileSync(at(".oxfmtrc.json"), "utf8")),
  );
  if (!values.check) return writeFileSync(file, text);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text)
    throw new Plain("docs/openapi.json is old: npm run openapi writes it.");
}

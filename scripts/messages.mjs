// @ts-check
import { mkdirSync } from "node:fs";
import { bin, must } from "./lib/children.mjs";
import { at } from "./lib/root.mjs";

/**
 * Collects every message of ui, flows and app into the English pack; with `--check` it only compares.
 * @param {string[]} args
 */
export async function messages(args) {
  mkdirSync(at(".foyer"), { recursive: true });
  const extracted = at(".foyer", "messages.json");
  await must("Collecting the messages", bin("formatjs"), [
    "extract",
    "packages/{ui,flows,app}/src/**/*.{ts,tsx}",
    ...["--ignore", "**/*.{test,stories,spec}.{ts,tsx}"],
    ...["--ignore", "**/*.d.ts"],
    ...["--format", "simple"],
    ...["--out-file", extracted],
    "--throws",
  ]);
  await must("The check of the messages", bin("tsx"), [
    at("packages/app/build/messages-cli.ts"),
    extracted,
    ...args,
  ]);
}

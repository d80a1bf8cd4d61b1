import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { explained } from "./cliArguments.ts";
import type { ToolPlace } from "./cliPlace.ts";
import { beforeFile, exportRoles } from "../exchange/exportRoles.ts";
import { figmaVariables } from "../exchange/figmaVariables.ts";
import {
  changedRoles,
  withRoles,
  type RoleChange,
} from "../exchange/importRoles.ts";
import { jsonText } from "../files/exportJson.ts";
import { describeProblem, shown, type Problem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { listBrands } from "../plugin/brands.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { isObject } from "../tokens/tokenBasics.ts";

export const exportUsage = `brand export <name>    every role in both modes, for design tools
  --dtcg <folder>      as design tokens
  --figma <file>       as variables for Figma`;
export const importUsage = `brand import <name>    makes the roles that a design tool has changed the brand's own
  --dtcg <folder>      the folder of the export`;

/**
 * Runs `brand export`: writes a brand's roles for design tools, and says what their formats do not hold. Throws an
 * error with a readable sentence if the brand cannot be read.
 *
 * @example exportBrandTokens(["harbour", "--dtcg", "design"], { root, say: console.log, complain: console.error })
 */
export function exportBrandTokens(
  args: readonly string[],
  place: ToolPlace,
): boolean {
  const { id, dtcg, figma } = readArguments(args, exportUsage, place);
  if (dtcg === undefined && figma === undefined) throw new Error(exportUsage);
  const { name, firstMode, tokens, faults } = readBrand(id, place);
  if (faults.length > 0) return refused(faults, place);
  if (dtcg !== undefined) {
    for (const file of exportRoles({ id, name, firstMode, tokens }))
      write(join(dtcg, file.name), file.text, place);
    place.say(
      `A size that grows with the window is written as one size, and so is letter spacing, which follows the text; $extensions has the exact CSS. ${beforeFile} is for the import: leave it as it is.`,
    );
  }
  if (figma !== undefined) {
    const { body, losses } = figmaVariables({ name, tokens });
    write(figma, jsonText(body), place);
    place.say("What the variables do not hold:");
    for (const loss of losses) place.say(`  ${loss}`);
  }
  return true;
}

/**
 * Runs `brand import`: roles that were changed in exported files become the brand's own; all others stay derived.
 * Nothing is written if a file has a fault, or if no role has changed.
 *
 * @example importBrandTokens(["harbour", "--dtcg", "design"], { root, say: console.log, complain: console.error })
 */
export function importBrandTokens(
  args: readonly string[],
  place: ToolPlace,
): boolean {
  const { id, dtcg } = readArguments(args, importUsage, place);
  if (dtcg === undefined) throw new Error(importUsage);
  const { tokens, faults } = readBrand(id, place);
  if (faults.length > 0) return refused(faults, place);
  const before = readFile(dtcg, beforeFile);
  if (before === undefined)
    throw new Error(
      `${join(dtcg, beforeFile)} is missing. It is a part of every export, and says what the roles were; export the brand again, and put the changed files into that folder.`,
    );
  const { changes, others, problems } = changedRoles(before, {
    own: readFile(dtcg, "own.tokens.json"),
    both: readFile(dtcg, "both.tokens.json"),
    dark: readFile(dtcg, "dark.tokens.json"),
    light: readFile(dtcg, "light.tokens.json"),
  });
  if (problems.length > 0)
    return refused(
      problems.map(({ key, rule }) => ({ file: dtcg, key, rule: `${rule}.` })),
      place,
    );
  if (others.length > 0)
    place.say(`Left out, because they are no roles: ${listed(others)}.`);
  const { overrides } = readTheme(tokens);
  const open = changes.filter(
    ({ group, name, after }) => overrides[group][name] !== after,
  );
  takeOver(id, { tokens, open }, place);
  return true;
}

function takeOver(
  id: string,
  {
    tokens,
    open,
  }: { readonly tokens: unknown; readonly open: readonly RoleChange[] },
  place: ToolPlace,
): void {
  if (open.length === 0) {
    place.say(`${id}: no role has changed; tokens.json stays as it is.`);
    return;
  }
  for (const { group, name, before, after } of open)
    place.say(`  ${group}.${name}: ${before} → ${after}`);
  const file = join(place.root, "themes", id, "tokens.json");
  write(file, jsonText(withRoles(tokens, open)), place);
  place.say(`Check it: npm run brand check ${id}`);
}

function readArguments(
  args: readonly string[],
  usage: string,
  place: ToolPlace,
) {
  const { values, positionals } = explained(usage, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { dtcg: { type: "string" }, figma: { type: "string" } },
    }),
  );
  const [id = "", ...more] = positionals;
  if (id === "" || more.length > 0) throw new Error(usage);
  const known = listBrands(join(place.root, "themes"));
  if (!known.includes(id))
    throw new Error(
      `There is no brand ${shown(id)} in themes/; there are: ${known.join(", ")}.`,
    );
  // npm runs in the root; the path is relative to where it was called.
  const from = process.env["INIT_CWD"] ?? place.root;
  const pathOf = (path: string | undefined) =>
    path === undefined ? undefined : resolve(from, path);
  return { id, dtcg: pathOf(values.dtcg), figma: pathOf(values.figma) };
}

/** A brand's name, first mode and tokens.json, and what cannot be read in the latter. */
function readBrand(id: string, { root }: ToolPlace) {
  const folder = join(root, "themes", id);
  const brand = readJson(join(folder, "brand.json"));
  const { name, defaultMode } =
    brand.ok && isObject(brand.value) ? brand.value : {};
  const file = `themes/${id}/tokens.json`;
  const tokens = readJson(join(folder, "tokens.json"));
  if (!tokens.ok) throw new Error(`${file} ${tokens.why}`);
  return {
    name: typeof name === "string" ? name : id,
    firstMode: defaultMode === "light" ? ("light" as const) : ("dark" as const),
    tokens: tokens.value,
    faults: readTheme(tokens.value).problems.map(({ key, rule }) => ({
      file,
      key,
      rule: `${rule}.`,
    })),
  };
}

/** The content of a file of an export; undefined if it is missing. */
function readFile(folder: string, name: string): unknown {
  const path = join(folder, name);
  const read = readJson(path);
  if (read.ok) return read.value;
  if (read.why === "is missing.") return undefined;
  throw new Error(`${path} ${read.why}`);
}

function refused(faults: readonly Problem[], place: ToolPlace): boolean {
  for (const fault of faults) place.complain(describeProblem(fault));
  place.complain("Nothing was written.");
  return false;
}

function write(path: string, text: string, place: ToolPlace): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  place.say(`wrote ${path}`);
}

/** Names in a sentence; not more than fit on a few lines. */
function listed(names: readonly string[]): string {
  const rest = names.length - 10;
  const shownNames = names.slice(0, 10).map((name) => shown(name));
  return `${shownNames.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

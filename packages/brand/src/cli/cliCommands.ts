import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { listBrands } from "../plugin/brands.ts";
import { checkBrand, type Surroundings } from "../checks/check.ts";
import { createBrand, newUsage } from "./cliNew.ts";
import {
  exportBrandTokens,
  importBrandTokens,
  tokensUsage,
} from "./cliTokens.ts";
import { deriveTheme } from "../seeds/derive.ts";
import { basePacks, packTags } from "../words/basePacks.ts";
import { describeProblem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { brandReference } from "../schema/reference.ts";
import { contrastReport, contrastRows } from "../checks/reportContrast.ts";
import { generateSchemas } from "../schema/schemas.ts";

/** What the tool works on, and where it prints. */
export interface ToolPlace {
  /** The checkout's root. */
  readonly root: string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The terminal on which questions can be asked, if the session is interactive. */
  readonly terminal?:
    | { readonly input: Readable; readonly output: Writable }
    | undefined;
  /** Checks that need the app; without them brands are checked on their own. */
  readonly checks?: AppChecks | undefined;
}

/** Checks of words and icons, and the portal's pages. */
export type AppChecks = Pick<
  Surroundings,
  "checkWords" | "checkIcon" | "paths"
>;

const usage = `brand check [name]     says what is wrong with one brand, or with all; --json for programs
${newUsage}
brand report [name]    every pair of text and ground with its contrast, in both modes; --json for programs
${tokensUsage}
brand schema           writes the schemas that editors check brands with; --check only compares
brand reference        writes docs/brand-reference.md; --check only compares`;

/**
 * Runs `brand <command>` and returns whether everything is in order.
 *
 * @example await runBrandTool(["check", "aurora"], { root, say: console.log, complain: console.error })
 */
export async function runBrandTool(
  [name = "", ...args]: readonly string[],
  place: ToolPlace,
): Promise<boolean> {
  switch (name) {
    case "check":
      return check(args, place);
    case "new":
      return create(args, place);
    case "report":
      return report(args, place);
    case "export":
      return exportBrandTokens(args, place);
    case "import":
      return importBrandTokens(args, place);
    case "schema":
      return schema(args, place);
    case "reference":
      return reference(args, place);
    default:
      place.complain(usage);
      return false;
  }
}

const themesOf = ({ root }: ToolPlace) => join(root, "themes");

/** The brands named in the arguments, or all. */
function chosen(args: readonly string[], place: ToolPlace): readonly string[] {
  const names = args.filter((arg) => !arg.startsWith("--"));
  return names.length > 0 ? names : listBrands(themesOf(place));
}

function check(args: readonly string[], place: ToolPlace): boolean {
  const packs = basePacks(place.root);
  const found = chosen(args, place).map((id) => ({
    brand: id,
    problems: checkBrand(id, {
      themesDir: themesOf(place),
      packs: packs.length > 0 ? packs : undefined,
      ...place.checks,
    }),
  }));
  const wrong = found.some(({ problems }) =>
    problems.some(({ note }) => !note),
  );
  if (args.includes("--json")) {
    place.say(JSON.stringify(found, null, 2));
    return !wrong;
  }
  for (const { brand, problems } of found) {
    const faults = problems.filter(({ note }) => !note).length;
    place.say(`${brand}: ${faults === 0 ? "all is well" : `${faults} to fix`}`);
    // Problems come before notes.
    const inOrder = [...problems].sort(
      (one, other) => Number(one.note ?? false) - Number(other.note ?? false),
    );
    for (const problem of inOrder) place.say(`  ${describeProblem(problem)}`);
  }
  return !wrong;
}

async function create(
  args: readonly string[],
  place: ToolPlace,
): Promise<boolean> {
  const lines = await createBrand(args, {
    themesDir: themesOf(place),
    packs: packTags(place.root),
    terminal: place.terminal,
  });
  for (const line of lines) place.say(line);
  return true;
}

function report(args: readonly string[], place: ToolPlace): boolean {
  const themes = chosen(args, place).map((id) => {
    const file = readJson(join(themesOf(place), id, "tokens.json"));
    if (!file.ok) throw new Error(`themes/${id}/tokens.json ${file.why}`);
    const { seeds, overrides } = readTheme(file.value);
    return { id, seeds, overrides, theme: deriveTheme(seeds, overrides) };
  });
  if (args.includes("--json"))
    place.say(
      JSON.stringify(
        themes.map(({ id, theme }) => ({
          brand: id,
          pairs: contrastRows(theme),
        })),
        null,
        2,
      ),
    );
  else
    for (const { id, seeds, overrides, theme } of themes)
      for (const line of [id, ...contrastReport(seeds, theme, overrides), ""])
        place.say(line);
  return themes.every(({ theme }) =>
    contrastRows(theme).every(({ ratio, atLeast }) => ratio >= atLeast),
  );
}

function schema(args: readonly string[], place: ToolPlace): boolean {
  const stale = Object.entries(generateSchemas()).filter(([name, content]) => {
    const file = join(themesOf(place), name);
    if (!args.includes("--check"))
      writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    return !isDeepStrictEqual(
      readSchema(file),
      JSON.parse(JSON.stringify(content)),
    );
  });
  for (const [name] of stale)
    place.complain(`themes/${name} is out of date. Run: npm run brand schema`);
  if (stale.length === 0) place.say("The schemas are up to date.");
  return stale.length === 0;
}

function readSchema(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // A missing or broken file counts as out of date.
  }
}

function reference(args: readonly string[], place: ToolPlace): boolean {
  const file = join(place.root, "docs/brand-reference.md");
  const text = brandReference();
  if (!args.includes("--check")) writeFileSync(file, text);
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;
  if (isCurrent) place.say("The reference is up to date.");
  else
    place.complain(
      "docs/brand-reference.md is out of date. Run: npm run brand reference",
    );
  return isCurrent;
}

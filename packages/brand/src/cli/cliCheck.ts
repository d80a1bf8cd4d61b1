import { join } from "node:path";
import { readArguments } from "./cliArguments.ts";
import type { ToolPlace } from "./cliPlace.ts";
import { checkBrand } from "../checks/check.ts";
import { describeProblem, type Problem } from "../files/problem.ts";
import { listBrands } from "../plugin/brands.ts";
import { basePacks } from "../words/basePacks.ts";

export const checkUsage = `brand check [name]     says what is wrong with one brand, or with all
  --release            for a brand that goes to players: placeholders are errors
  --json               for programs`;

/**
 * Prints what is wrong with the named brands, or with all; returns whether all can be built, or, with --release,
 * released.
 *
 * @example check(["harbour", "--release"], place)
 */
export function check(args: readonly string[], place: ToolPlace): boolean {
  const { names, flags } = readArguments(args, {
    flags: ["json", "release"],
    usage: checkUsage,
  });
  const themesDir = join(place.root, "themes");
  const packs = basePacks(place.root);
  const found = (names.length > 0 ? names : listBrands(themesDir)).map(
    (brand) => ({
      brand,
      problems: checkBrand(brand, {
        themesDir,
        packs: packs.length > 0 ? packs : undefined,
        release: flags.has("release"),
        ...place.checks,
      }),
    }),
  );
  if (flags.has("json")) place.say(JSON.stringify(found, null, 2));
  else for (const line of found.flatMap(linesOf)) place.say(line);
  return found.every(({ problems }) => problems.every(({ note }) => note));
}

function linesOf({
  brand,
  problems,
}: {
  readonly brand: string;
  readonly problems: readonly Problem[];
}): string[] {
  const faults = problems.filter(({ note }) => !note);
  const notes = problems.filter(({ note }) => note);
  return [
    `${brand}: ${faults.length === 0 ? "all is well" : `${faults.length} to fix`}`,
    ...[...faults, ...notes].map((problem) => `  ${describeProblem(problem)}`),
  ];
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readArguments } from "./cliArguments.ts";
import type { ToolPlace } from "./cliPlace.ts";
import { brandReference } from "../schema/reference.ts";
import { generateSchemas } from "../schema/schemas.ts";

export const schemaUsage = `brand schema           writes the schemas that editors check brands with
  --check              only compares`;

/**
 * Writes the JSON schemas of a brand's files into themes, or only compares them; returns whether they are up to date.
 *
 * @example schema(["--check"], place)
 */
export function schema(args: readonly string[], place: ToolPlace): boolean {
  const { flags } = readArguments(args, {
    flags: ["check"],
    usage: schemaUsage,
  });
  const stale = Object.entries(generateSchemas()).filter(([name, content]) => {
    const file = join(place.root, "themes", name);
    if (!flags.has("check"))
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

export const referenceUsage = `brand reference        writes docs/brand-reference.md
  --check              only compares`;

/**
 * Writes the reference of a brand's files, or only compares it; returns whether it is up to date.
 *
 * @example reference(["--check"], place)
 */
export function reference(args: readonly string[], place: ToolPlace): boolean {
  const { flags } = readArguments(args, {
    flags: ["check"],
    usage: referenceUsage,
  });
  const file = join(place.root, "docs/brand-reference.md");
  const text = brandReference();
  if (!flags.has("check")) writeFileSync(file, text);
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;
  if (isCurrent) place.say("The reference is up to date.");
  else
    place.complain(
      "docs/brand-reference.md is out of date. Run: npm run brand reference",
    );
  return isCurrent;
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { listBrands } from "./brands.ts";
import { checkBrand } from "./check.ts";
import { describeProblem } from "./problem.ts";
import { newBrand } from "./scaffold.ts";
import { generateSchemas } from "./schemas.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const themesDir = join(root, "themes");
const packsDir = join(root, "packages/app/src/i18n/packs");

const usage = `brand check [name]     says what is wrong with one brand, or with all
brand new <name>       makes a brand to start from
brand schema           writes the schemas that editors check brands with
brand schema --check   fails if they are out of date`;

/** Each command returns whether all is well. */
const commands: Readonly<Record<string, (args: readonly string[]) => boolean>> =
  { check, new: create, schema };

function check([name]: readonly string[]): boolean {
  const brands = name === undefined ? listBrands(themesDir) : [name];
  const problems = brands.flatMap((id) => {
    const found = checkBrand(id, { themesDir, packsDir });
    const wrong = found.filter(({ note }) => !note);
    console.log(
      `${id}: ${wrong.length === 0 ? "all is well" : `${wrong.length} to put right`}`,
    );
    for (const problem of found) console.log(`  ${describeProblem(problem)}`);
    return wrong;
  });
  return problems.length === 0;
}

function create([name]: readonly string[]): boolean {
  if (name === undefined)
    throw new Error("brand new wants a name, as: brand new blue-harbour");
  for (const file of newBrand(themesDir, name)) console.log(`wrote ${file}`);
  console.log(`Look at it: npm run dev -- --brand ${name}`);
  return true;
}

function schema([option]: readonly string[]): boolean {
  const stale = Object.entries(generateSchemas()).filter(([name, content]) => {
    const file = join(themesDir, name);
    if (option !== "--check")
      writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    return !isDeepStrictEqual(
      readSchema(file),
      JSON.parse(JSON.stringify(content)),
    );
  });
  for (const [name] of stale)
    console.error(`themes/${name} is out of date. Run: npm run brand schema`);
  if (stale.length === 0) console.log("The schemas are up to date.");
  return stale.length === 0;
}

function readSchema(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // Missing or broken is out of date as well.
  }
}

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    process.exitCode = command(args) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

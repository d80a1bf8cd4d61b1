// @ts-check
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Plain } from "./lib/root.mjs";

/** Bytes after brotli. What home fetches later is counted from its real requests, in the e2e tests. */
export const budgets = {
  entry: 131_000,
  entryCss: 14_000,
  memberCentre: 90_000,
};

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string[]} [imports]
 * @property {string[]} [css]
 */

/**
 * Compares with the budgets what a page loads before any script runs – the scripts that index.html names with
 * everything that they import statically, and their style sheets – and what only the member centre needs.
 * @param {string} folder The build.
 */
export async function checkSize(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(
    readFileSync(join(folder, ".vite", "manifest.json"), "utf8"),
  );
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = ""]) => file,
  );
  const chunks = withImports(manifest, named);
  const files = new Set([
    ...named,
    ...chunks.flatMap(({ file, css = [] }) => [file, ...css]),
  ]);
  const found = {
    entry: total(folder, files, ".js"),
    entryCss: total(folder, files, ".css"),
    memberCentre: total(folder, centreFiles(manifest, files), ".js"),
  };
  const over = Object.entries(budgets).filter(([name, limit]) => {
    const bytes = found[/** @type {keyof typeof found} */ (name)];
    console.log(`${name.padEnd(12)} ${bytes} of ${limit} bytes (brotli)`);
    return bytes > limit;
  });
  if (over.length > 0)
    throw new Plain(`Over budget: ${over.map(([name]) => name).join(", ")}.`);
}

/** The folders of the member centre's pages, and those of the points mall and the agents' centre. */
const memberCentre =
  /^src\/(?:portal\/centre\/(?:Member|Record)|account|records|money\/(?!points|receipt)|team\/own-contracts)/;
const otherCentres =
  /^src\/(?:portal\/(?:centre\/Agent|PointMall)|money\/points|team\/(?!own-contracts))/;

/**
 * The scripts of the member centre with all of its pages, without its charts and without what other parts of the portal,
 * but for the points mall and the agents' centre, share with it.
 * @param {Record<string, Chunk>} manifest
 * @param {ReadonlySet<string>} entry
 */
function centreFiles(manifest, entry) {
  const names = Object.keys(manifest).filter((name) => name.startsWith("src/"));
  const ofMember = names.filter((name) => memberCentre.test(name));
  const ofCentre = [
    ...ofMember,
    ...names.filter((name) => otherCentres.test(name)),
  ];
  const reached = new Set(
    ofMember.filter((name) => !name.endsWith("Charts.tsx")),
  );
  for (const name of reached)
    for (const next of manifest[name]?.imports ?? []) reached.add(next);
  const elsewhere = new Set(
    Object.keys(manifest)
      .filter((name) => !reached.has(name) && !ofCentre.includes(name))
      .flatMap((name) => manifest[name]?.imports ?? []),
  );
  return new Set(
    [...reached].flatMap((name) => {
      const file = manifest[name]?.file ?? "";
      return elsewhere.has(name) || entry.has(file) ? [] : [file];
    }),
  );
}

/**
 * The chunks of these files, and everything that they import statically.
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} files
 */
function withImports(manifest, files) {
  const names = Object.keys(manifest).filter((name) =>
    files.includes(manifest[name]?.file ?? ""),
  );
  const seen = new Set(names);
  for (const name of seen)
    for (const next of manifest[name]?.imports ?? []) seen.add(next);
  return [...seen].flatMap((name) => manifest[name] ?? []);
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} files
 * @param {string} extension
 */
function total(folder, files, extension) {
  return [...files]
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
}

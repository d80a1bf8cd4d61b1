// @ts-check
import { readFileSync } from "node:fs";

/** @param {string} path From the repository's root. */
const read = (path) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

/** Stops if a library that Foyer is built on has a different version here: the figures would not be comparable. */
export function checkVersions() {
  const here = read("bench/package.json").dependencies;
  const { dependencies, peerDependencies } = read("packages/ui/package.json");
  const root = read("package.json").devDependencies;
  const there = { ...root, ...dependencies, ...peerDependencies };
  const differing = Object.keys(here).filter(
    (name) => there[name] !== undefined && there[name] !== here[name],
  );
  if (differing.length === 0) return;
  console.error(
    `bench/package.json has other versions than the portal of ${differing.join(", ")}: bring them together and run npm install in bench/.`,
  );
  process.exit(1);
}

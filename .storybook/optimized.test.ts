import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "../packages/brand/src/checkout.ts";
import { optimizeInclude } from "../packages/app/vite.shared.ts";

/* Used while styles are built and never sent to a page; the same is true of everything in brand/. */
const atBuild = ["@vanilla-extract/css", "@vanilla-extract/recipes"];

const isCode = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|testing|stories)\.tsx?$|\/(testing\.tsx|testSetup\.ts)$/.test(
    path,
  ) &&
  !/\/src\/(library|brand)\//.test(path);

const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map(
      (path) => `${root}${folder}/${path}`,
    ),
  );

const packagesIn = (code: string) =>
  [
    ...code.matchAll(/^(?:import|export) (?!type)[^;]*?from "([^".][^"]*)"/gm),
  ].flatMap(([, name = ""]) =>
    /^(@foyer\/|virtual:|node:)/.test(name) ? [] : [name],
  );

it("pre-bundles every package that the library's code imports, so that no page reloads halfway", () => {
  const prepared = new Set(
    optimizeInclude.map((entry) => entry.split(" > ").at(-1)),
  );
  const asked = new Map<string, string>();
  for (const path of filesOf("packages/ui/src", "packages/platform/src"))
    if (isCode(path))
      for (const name of packagesIn(readFileSync(path, "utf8")))
        asked.set(name, path);
  expect(asked.size).toBeGreaterThan(15);
  const missing = [...asked].filter(
    ([name]) => !prepared.has(name) && !atBuild.includes(name),
  );
  expect(missing).toEqual([]);
});

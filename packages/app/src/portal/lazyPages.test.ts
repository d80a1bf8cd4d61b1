import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "@foyer/brand/checkout";

const src = `${root}packages/app/src`;

const imports =
  /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;

/** A file with all files that it imports statically, directly or indirectly. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file))
    return found;
  found.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imports))
    withImports(join(dirname(file), path), found);
  return found;
}

// RTE-23
it("bundles only the lobby page at startup, and loads other pages when they are opened", () => {
  const first = [...withImports(join(src, "main.tsx"))];
  expect(first.length).toBeGreaterThan(50);
  expect(
    first
      .map((file) => basename(file))
      .filter((name) => /(?:Page|Route)\.tsx$/.test(name)),
  ).toEqual(["HomePage.tsx"]);
  const pages = readFileSync(join(src, "portal/pages.tsx"), "utf8");
  const later = [...pages.matchAll(/import\("[^"]*\/(\w+)\.tsx"\)/g)];
  expect(later.map(([, name]) => name)).toEqual(
    expect.arrayContaining([
      "SeamlessPage",
      "LotteryPage",
      "MemberRoute",
      "PointMallPage",
      "AccountGamesPage",
      "GameListPage",
      "GameCentrePage",
    ]),
  );
});

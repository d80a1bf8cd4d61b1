// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./check-source/check-source.mjs";
import { at } from "./lib/root.mjs";

const files = sourceFiles(at()).filter((file) => !file.startsWith("bench/"));
const manifests = ["", ...readdirSync(at("packages"))]
  .map((name) => (name ? `packages/${name}/package.json` : "package.json"))
  .filter((file) => existsSync(at(file)))
  .map((file) => JSON.parse(readFileSync(at(file), "utf8")));
const named = new Set(
  manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  ),
);

/** @param {RegExp} where @param {string} name */
const importing = (where, name) =>
  files.filter(
    (file) =>
      where.test(file) &&
      new RegExp(`from "${name}["/]`).test(readFileSync(at(file), "utf8")),
  );

describe("the workspace", () => {
  it.each([
    "package.json",
    "pnpm-workspace.yaml",
    "packages/ui",
    "packages/flows",
    "packages/app",
    ".storybook",
    "themes",
    "README.md",
  ])("has %s (CRD-02)", (path) => {
    expect(existsSync(at(path))).toBe(true);
  });

  it("is written in TypeScript, and its scripts in type-checked JavaScript (CRD-01)", () => {
    const plain = files.filter(
      (file) =>
        /\.[cm]?jsx?$/.test(file) &&
        // The entry point runs before anything is installed; a sandbox game is served as written.
        file !== "scripts/run.mjs" &&
        !file.startsWith("packages/sandbox/src/games/assets/") &&
        !readFileSync(at(file), "utf8").includes("@ts-check"),
    );
    expect(plain).toEqual([]);
  });

  it.each(["game-card", "pager", "modal", "pattern-field"])(
    "has the component %s (CRD-03)",
    (name) => {
      expect(existsSync(at("packages/ui/src/components", name))).toBe(true);
    },
  );

  it.each([
    "login",
    "register",
    "forgot-password",
    "favourites",
    "withdrawal-receipt",
  ])("has an XState machine for %s (CRD-04)", (name) => {
    const machine = `packages/flows/src/${name}/${name}.machine.ts`;
    expect(importing(/^packages\/flows/, "xstate")).toContain(machine);
  });

  it.each([
    ["CRD-01", "react", /^packages\/ui\/src/],
    ["CRD-01", "react-dom", /^packages\/app\/src/],
    ["CRD-04", "@xstate/react", /^packages\/app\/src/],
    ["CRD-07", "@vanilla-extract/css", /^packages\/ui\/src\/.*\.css\.ts$/],
    ["CRD-08", "radix-ui", /\/components\/modal\//],
    ["CRD-08", "radix-ui", /\/components\/dropdown-menu\//],
    ["CRD-08", "radix-ui", /\/components\/tabs\//],
    ["CRD-08", "react-aria-components", /\/components\/select\//],
    ["CRD-08", "react-aria-components", /\/components\/radio-group\//],
    ["CRD-09", "swiper", /\/components\/banner-carousel\//],
    ["CRD-10", "react-intl", /^packages\/(ui|app)\/src/],
    ["CRD-12", "vitest", /\.test\.(tsx?|mjs)$/],
    ["CRD-12", "@testing-library/react", /\.test\.tsx$|testing\.tsx$/],
  ])("%s: uses %s in %s", (_id, name, where) => {
    expect(named).toContain(name);
    expect(importing(where, name)).not.toEqual([]);
  });

  it("checks its language packs with FormatJS, not the unrelated package of that name (CRD-10, OPN-75)", () => {
    expect(named).toContain("@formatjs/cli");
    expect(named).not.toContain("formatjs");
    expect(readFileSync(at("scripts/messages.mjs"), "utf8")).toMatch(
      /bin\("formatjs"\), \[\s*"verify"/,
    );
  });
});

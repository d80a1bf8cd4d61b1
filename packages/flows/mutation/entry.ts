import { expect, it } from "vitest";

/*
 * Imports the tests of the flow under mutation into one file. Stryker's runner takes a test file that fails to load
 * for an empty one, and so a mutant that breaks loading for a survivor; here such a mutant fails a test. One file
 * also starts only one worker.
 */
const flow = process.env["FOYER_MUTATION_FLOW"] ?? "";
const tests = import.meta.glob("../src/*/*.test.ts");
const sources = import.meta.glob<string>("../src/*/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const folderOf = (path: string) => path.split("/")[2] ?? "";
const isTest = (path: string) => path.endsWith(".test.ts");

/** A folder without tests of its own is covered by the tests of the flows that build on it. */
function holders(): readonly string[] {
  const all = Object.keys(tests);
  const own = all.filter((path) => folderOf(path) === flow);
  const leansOn = new Set(
    Object.entries(sources).flatMap(([path, text]) =>
      !isTest(path) && text.includes(`"../${flow}/`) ? [folderOf(path)] : [],
    ),
  );
  const others = all.filter((path) => leansOn.has(folderOf(path)));
  if (flow === "shared") return [...own, ...others];
  return own.length > 0 ? own : others;
}

try {
  for (const path of holders()) await tests[path]?.();
} catch (error) {
  it("loads", () => {
    expect(error).toBeUndefined();
  });
}

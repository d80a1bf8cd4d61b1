import { expect, it } from "vitest";

/*
 * The tests of the flow that is mutated, in one file. Stryker's runner takes a file that does not load for one
 * without tests, and a mutant that breaks the loading for one that survived; here it fails a test. And one file
 * starts one worker.
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

/** A folder without tests of its own is held by those of the flows that are built on it. */
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

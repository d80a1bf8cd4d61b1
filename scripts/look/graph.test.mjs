// @ts-check
import { expect, it } from "vitest";
import { graphOf, reach, resolver } from "./graph.mjs";

const sources = new Map([
  [
    "a.stories.tsx",
    'import { a } from "./a.ts"; import type { T } from "./types.ts";',
  ],
  ["a.ts", 'import "./a.css"; const b = () => import("./b.ts");'],
  ["b.ts", `/${"/"} import "./never.ts"\nexport * from "./a.ts";`],
]);
const graph = graphOf(sources, (specifier) => specifier.replace("./", ""));

it("counts the imports from a story to each file, without types and comments", () => {
  expect(Object.fromEntries(reach(graph, ["a.stories.tsx"]))).toEqual({
    "a.stories.tsx": 0,
    "a.ts": 1,
    "a.css": 2,
    "b.ts": 2,
  });
});

it("goes only through imports that are open", () => {
  const now = reach(graph, ["a.ts"], (_, { isLater }) => !isLater);
  expect([...now.keys()]).toEqual(["a.ts", "a.css"]);
});

it("finds the files of imports as Node does", () => {
  const resolve = resolver();
  const from = "packages/app/src/portal/pages.tsx";
  expect(resolve("../navigation/table.ts", from)).toBe(
    "packages/app/src/navigation/table.ts",
  );
  expect(resolve("@foyer/ui/button", from)).toBe(
    "packages/ui/src/components/button/index.ts",
  );
  expect(resolve("react", from)).toBeUndefined();
  expect(resolve("./gone.ts", from)).toBeUndefined();
});

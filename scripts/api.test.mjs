// @ts-check
import { describe, expect, it } from "vitest";
import { publicApi, readApi } from "./api.mjs";
import { readDeclarations } from "./lib/declarations.mjs";

describe("readDeclarations", () => {
  it("splits a file into declarations, and keeps only defaults from comments", () => {
    const { own, passed, imported, all } = readDeclarations(`
      import { type A, b as c } from "./a.ts";
      export { D, type E as F } from "./d.ts";
      export * from "./g.ts";
      /** A thing; \`}\` and ; are not its end. */
      export interface Props extends A {
        /** Its size. @default "a; }" */
        size?: "a; }" | "b";
      }
      export declare function over(a: string): { x: 1; };
      export declare function over(a: number): void;
      declare const inner: unique symbol;
      export type Last = "x";`);
    expect(own.map(({ name }) => name)).toEqual([
      "Props",
      "over",
      "inner",
      "Last",
    ]);
    expect(own[0]?.text).toContain('size?: "a; }" | "b"; // "a; }"');
    expect(own[0]?.text).not.toContain("Its size");
    expect(own[1]?.text.split("\n")).toHaveLength(2);
    expect(passed).toEqual([
      { name: "D", as: "D", from: "./d.ts" },
      { name: "E", as: "F", from: "./d.ts" },
    ]);
    expect([...imported]).toEqual([
      ["A", "./a.ts"],
      ["c", "./a.ts"],
    ]);
    expect(all).toEqual(["./g.ts"]);
  });
});

describe("packages/ui/api.md", () => {
  it(
    "matches what the library exports; if the change is intended, run npm run api",
    { timeout: 120_000 },
    async () => {
      expect(readApi()).toBe(await publicApi());
    },
  );
});

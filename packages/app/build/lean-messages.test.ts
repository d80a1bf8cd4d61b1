import { describe, expect, it } from "vitest";
import { leanMessages } from "./lean-messages.ts";
import { transformed } from "./testing/transformed.ts";

const lean = (code: string, id = "/x/packages/ui/src/components/a/A.tsx") =>
  transformed(leanMessages(), code, id);

const ids = (code: string) =>
  new Function("defineMessages", `${code}; return messages;`)(
    (value: unknown) => value,
  );

describe("leanMessages", () => {
  it("keeps the ids and drops the words, wherever they stand", () => {
    const code = `const messages = defineMessages({
      a: { id: "x.a", defaultMessage: "One, \\"two\\" { three", description: "d" },
      b: { defaultMessage: "First", id: "x.b" },
    });`;
    const short = lean(code);
    expect(ids(short)).toEqual({ a: { id: "x.a" }, b: { id: "x.b" } });
    expect(short.split("\n")).toHaveLength(code.split("\n").length);
  });

  it("touches nothing else", () => {
    const code = `const other = { defaultMessage: "kept" }; const messages = defineMessages({ a: { id: "x" } });`;
    expect(lean(code)).toBe(code);
    expect(
      lean(
        `defineMessages({ a: { id: "x", description: "d" } })`,
        "/x/node_modules/p/a.js",
      ),
    ).toContain("description");
  });
});

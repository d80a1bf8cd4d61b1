import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { leanMessages } from "./lean-messages.ts";

function lean(
  code: string,
  id = "/x/packages/ui/src/components/a/A.tsx",
): string {
  const { transform } = leanMessages();
  if (typeof transform !== "function")
    throw new Error("The plug-in has no transform.");
  const context = { parse: (text: string) => parseSync("a.js", text).program };
  const answer: unknown = Reflect.apply(transform, context, [code, id]);
  return typeof answer === "object" && answer !== null && "code" in answer
    ? String(answer.code)
    : code;
}

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

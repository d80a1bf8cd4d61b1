import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { leanedReact, leanReact } from "./lean-react.ts";
import { transformed } from "./testing/transformed.ts";

/* React as installed: its internal structure may change with any version. */
const file = join(
  dirname(createRequire(import.meta.url).resolve("react-dom")),
  "cjs/react-dom-client.production.js",
);

describe("leanReact", () => {
  it("leaves no error that the installed React makes before it is used", () => {
    const installed = readFileSync(file, "utf8");
    const early = /^(?:var|  )\s*\w+Exception = Error\(/gm;
    expect(installed.match(early)).toHaveLength(5);
    const lean = leanedReact(installed);
    expect(lean).not.toMatch(early);
    expect(lean.split("\n")).toHaveLength(installed.split("\n").length);
  });

  it("makes what is still an error, with the same message", () => {
    const text = "var LostException = Error(formatProdErrorMessage(460));";
    const made: unknown = new Function(
      "formatProdErrorMessage",
      `${leanedReact(text)} return LostException;`,
    )((code: number) => `code ${code}`);
    expect(made).toBeInstanceOf(Error);
    expect(made).toHaveProperty("message", "code 460");
  });

  it("changes only React's own file", () => {
    const code = "var AException = Error(formatProdErrorMessage(1));";
    expect(transformed(leanReact(), code, "/x/src/a.js")).toBe(code);
    expect(
      transformed(leanReact(), code, "/x/cjs/react-dom-client.production.js"),
    ).not.toBe(code);
  });
});

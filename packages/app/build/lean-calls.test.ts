import { describe, expect, it } from "vitest";
import { leanCalls } from "./lean-calls.ts";
import { transformed } from "./testing/transformed.ts";

const lean = (code: string, id = "/x/packages/platform/src/calls/wallet.ts") =>
  transformed(leanCalls(), code, id);

const made = (code: string): unknown =>
  new Function("defineCall", `${code}; return call;`)((call: unknown) => call);

const code = `const call = defineCall({
  id: "W-49", name: "balance",
  purpose: "Reads \\"it\\", { all of it.",
  path: "/x",
  request: { id: "kept", purpose: "kept" },
});`;

describe("leanCalls", () => {
  it("drops a call's id and purpose, but keeps request fields of the same names", () => {
    const short = lean(code);
    expect(made(short)).toEqual({
      name: "balance",
      path: "/x",
      request: { id: "kept", purpose: "kept" },
    });
    expect(short.split("\n")).toHaveLength(code.split("\n").length);
  });

  it("leaves other code and other files untouched", () => {
    const other = `const row = { id: "kept", purpose: "kept" };`;
    expect(lean(other)).toBe(other);
    expect(lean(code, "/x/packages/platform/src/document.ts")).toBe(code);
  });
});

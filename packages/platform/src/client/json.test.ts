import { describe, expect, it } from "vitest";
import { isRecord, parseJson } from "./json.ts";

describe("parseJson", () => {
  it("drops __proto__ however it is written and wherever it occurs", () => {
    for (const key of ["__proto__", "\\u005f_proto__", "_\\u005Fproto__"]) {
      const parsed = parseJson(`{"a":[{"b":1,"${key}":{"admin":true}}]}`);
      expect(JSON.stringify(parsed)).toBe('{"a":[{"b":1}]}');
    }
  });

  it("keeps every other member, including those that begin with an underscore", () => {
    const text = '{"_id":1,"constructor":{"a":2},"text":"__proto__"}';
    expect(JSON.stringify(parseJson(text))).toBe(text);
  });

  it("throws on invalid JSON", () => {
    expect(() => parseJson("{")).toThrow(SyntaxError);
    expect(() => parseJson('{"_')).toThrow(SyntaxError);
  });
});

describe("isRecord", () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ["a", false],
    [undefined, false],
  ])("%j: %s", (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});

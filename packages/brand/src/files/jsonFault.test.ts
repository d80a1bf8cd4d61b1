import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonFault } from "./jsonFault.ts";

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("jsonFault", () => {
  it.each([
    [
      '{\n  "a": 1\n  "b": 2\n}',
      /^line 3, column 3: a comma is missing before "b"$/,
    ],
    [
      '{ "a": 1, }',
      /^line 1, column 11: .*, not } \(there must be no comma after the last entry\)$/,
    ],
    [
      "[1, 2,]",
      /^line 1, column 7: .*, not \]; .*there must be no comma after the last entry$/,
    ],
    ['{ "a" 1 }', /^line 1, column 7: a colon is missing before 1$/],
    ["", /^the file is empty$/],
    ['{ "a": [1, 2', /^line 1, column 1[23]: a \] is missing before/],
    [
      "{ name: 1 }",
      /^line 1, column 3: name is neither a text in double quotes/,
    ],
    [
      '{\r\n  "a": “b”\r\n}',
      /^line 2, column 8: “b” is neither a text in double quotes/,
    ],
    [
      '{\n  // who\n  "a": 1 }',
      /^line 2, column 3: JSON has no comments; remove this one$/,
    ],
    ['{ "a": 1 } x', /^line 1, column 12: /],
    [
      '{ "a": "no end }',
      /^line 1, column 8: the text that begins here does not end on its line$/,
    ],
  ])("locates and explains the fault in %j", (text, said) => {
    expect(jsonFault(text)).toMatch(said);
  });

  it("finds no fault in valid JSON, and does not overflow on deep nesting", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(jsonFault(text)).toBeUndefined();
      }),
    );
    expect(() => jsonFault("[".repeat(400_000))).not.toThrow();
  });

  it("finds a fault wherever the engine does, after one character is removed or replaced", () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 }))
      .map(([whole, place, put]) => {
        const at = place % (whole.length + 1);
        return whole.slice(0, at) + put + whole.slice(at + 1);
      })
      .filter((text) => !isJson(text));
    fc.assert(
      fc.property(broken, (text) => {
        expect(jsonFault(text)).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });
});

import { assert, property, json, nat, string } from "fast-check";
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
      'line 3, column 3: a comma is missing before "b"',
    ],
    [
      '{ "a": 1, }',
      "line 1, column 11: the comma before this } is one too many",
    ],
    ["[1, 2,]", "line 1, column 7: the comma before this ] is one too many"],
    ['{ "a" 1 }', "line 1, column 7: a colon is missing before 1"],
    ["", "line 1, column 1: the file is empty"],
    [
      '{ "a": [1, 2',
      "line 1, column 13: the file ends here, and a ] is missing",
    ],
    ['{ "a": [1} }', "line 1, column 10: } closes what a ] has to close"],
    [
      "{ name: 1 }",
      "line 1, column 3: a name in double quotes is wanted here, and not name",
    ],
    [
      "{ 'a': 1 }",
      'line 1, column 3: a text stands between two straight double quotes, as "text"',
    ],
    [
      '{\r\n  "a": “b”\r\n}',
      'line 2, column 8: a text stands between two straight double quotes, as "text"',
    ],
    [
      '{ "a": yes }',
      "line 1, column 8: a value is wanted here, and not yes; a text stands in double quotes",
    ],
    [
      '{\n  // who\n  "a": 1 }',
      "line 2, column 3: JSON has no comments; take this one out",
    ],
    ['{ "a": 1 } x', "line 1, column 12: the file should end before x"],
    [
      '{ "a": "no end }',
      "line 1, column 8: the text that begins here has no end, or a sign that JSON writes with a backslash",
    ],
  ])("says where %j goes wrong, and what would be right", (text, said) => {
    expect(jsonFault(text)).toBe(said);
  });

  it("finds nothing in what is JSON, however deep", () => {
    expect(jsonFault("[".repeat(90_000) + "]".repeat(90_000))).toBeUndefined();
    assert(property(json(), (text) => jsonFault(text) === undefined));
  });

  it("agrees with the engine about what is JSON, when a letter is lost, doubled or strange", () => {
    assert(
      property(json(), nat(), string({ maxLength: 2 }), (whole, place, put) => {
        const at = place % (whole.length + 1);
        const broken = whole.slice(0, at) + put + whole.slice(at + 1);
        return (jsonFault(broken) === undefined) === isJson(broken);
      }),
      { numRuns: 2000 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "./parseJson.ts";
import { repeatedKeys } from "./repeatedKeys.ts";

describe("repeatedKeys", () => {
  it.each([
    ["at the top", '{\n"name": 1,\n"name": 2\n}', "name", [2, 3]],
    ["on one line", '{ "a": 1, "b": 2, "a": 3 }', "a", [1, 1]],
    ["inside", '{ "a": { "b": {\n"c": 1,\n\n"c": 1 } } }', "a.b.c", [2, 4]],
    ["in a list", '[1, [{ "a": 1,\r\n"a": 2 }]]', "1.0.a", [1, 2]],
    ["with an escape", '{ "name": 1, "n\\u0061me": 2 }', "name", [1, 1]],
    ["that is an object", '{ "a": { "x": 1 },\n"a": { "y": 1 } }', "a", [1, 2]],
  ])("finds a key %s", (_where, text, key, lines) => {
    expect(repeatedKeys(text)).toEqual([{ key, lines }]);
  });

  it("finds each repetition, and compares with the first", () => {
    expect(
      repeatedKeys('{ "a": 1,\n"a": 2,\n"a": 3 }').map(({ lines }) => lines),
    ).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  it("accepts the same key in different objects, and in different cases", () => {
    expect(
      repeatedKeys(
        '{ "a": { "x": 1 }, "b": [{ "x": 1 }, { "x": 1 }], "A": 1 }',
      ),
    ).toEqual([]);
  });

  it("finds none in what a program wrote", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(repeatedKeys(text)).toEqual([]);
      }),
    );
  });

  it("is part of what a file's reader returns, with the value that counts", () => {
    expect(parseJson('{ "a": 1, "a": 2 }')).toEqual({
      ok: true,
      value: { a: 2 },
      repeated: [{ key: "a", lines: [1, 1] }],
    });
  });
});

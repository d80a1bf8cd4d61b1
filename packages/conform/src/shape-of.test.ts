import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "@foyer/platform/schema/tolerant";
import { compare } from "./compare.ts";
import { nodesOf } from "./nodes.ts";
import { allCalls } from "./run.ts";
import { shapeOf } from "./shape-of.ts";

const fits = (schema: object, value: unknown): boolean =>
  compare(shapeOf(schema), value).differences.length === 0;

describe("the strict reading of a schema", () => {
  it("is available for every part of every call", () => {
    expect(allCalls.length).toBeGreaterThan(100);
    for (const { request, response } of allCalls) {
      expect(() => nodesOf(shapeOf(request))).not.toThrow();
      expect(() => nodesOf(shapeOf(response))).not.toThrow();
    }
  });

  it("throws for a schema type it does not know", () => {
    expect(() => shapeOf(v.map(v.string(), v.string()))).toThrow(
      'No strict reading is known of a schema "map".',
    );
  });

  it.each([
    [text(), ["a", ""], [1, true, null, undefined, {}, ["a"]]],
    [optionalText(), ["a", null, undefined], [1, true, {}]],
    [flag(), [0, 1, true, false, null, undefined], [2, "1", "Y", {}]],
    [amount(), ["1", "-0.50", "1234.50"], [1, "1e3", "1,5", "", "+1", null]],
    [
      epoch(),
      [1_780_000_000_000],
      [1_780_000_000, "1780000000000", 1_780_000_000_000_000, 1.5, null],
    ],
    [count(), [0, 12], ["12", -1, 1.5, null, undefined]],
    [oneOf(["A", "B"]), ["A"], ["C", "unknown", "", null, undefined, 1]],
    [list(text()), [[], ["a"]], [[1], null, undefined, {}, "a"]],
    [v.nullish(count()), [1, null, undefined], ["1"]],
    [v.optional(count(), 1), [1, undefined], [null, "1"]],
    [v.fallback(epoch(), 0), [1_780_000_000_000, 0, undefined], ["x", 5]],
    [v.picklist([0, 1]), [0, 1], [2, "0", true]],
    [v.literal("W"), ["W"], ["w", ""]],
    [v.pipe(v.string(), v.regex(/^\d+$/)), ["12"], ["a", 12]],
    [v.pipe(text(), v.minLength(3)), ["abc"], ["ab", 123]],
    [v.pipe(text(), v.digits(), v.transform(Number)), [3], ["3", -1]],
    [v.pipe(v.array(text()), v.minLength(1)), [["a"]], [[], "a"]],
    [v.record(v.string(), count()), [{}, { a: 1 }], [{ a: "1" }, []]],
  ])(
    "%#: schema %j accepts %j and rejects the invalid values of the case",
    (schema, good, bad) => {
      expect(good.map((one) => [one, fits(schema, one)])).toEqual(
        good.map((one) => [one, true]),
      );
      expect(bad.map((one) => [one, fits(schema, one)])).toEqual(
        bad.map((one) => [one, false]),
      );
    },
  );
});

describe("a comparison", () => {
  const schema = v.object({
    rows: list(v.object({ id: text(), money: amount() })),
    token: text(),
  });

  it("reports the path, the expected and the actual value, once per list with a count", () => {
    const value = {
      rows: [
        { id: "1", money: "1.00" },
        { id: "2", money: 2.5 },
        { id: "3", money: 3.5 },
      ],
      token: "a",
    };
    expect(compare(shapeOf(schema), value, "$.value").differences).toEqual([
      {
        path: "$.value.rows[1].money",
        expected: 'a decimal as a text, such as "12.50"',
        got: "the number 2.5",
        times: 2,
      },
    ]);
  });

  it("lists unexpected members, and the paths it has seen", () => {
    const found = compare(shapeOf(schema), { rows: [], token: "a", more: 1 });
    expect(found.differences).toEqual([]);
    expect(found.extra).toEqual(["$.more"]);
    expect([...found.seen]).toEqual(["$", "$.rows", "$.token"]);
  });

  it("keeps secrets out of its report", () => {
    const secret = v.object({ token: v.pipe(text(), v.minLength(20)) });
    const { differences } = compare(shapeOf(secret), { token: "s3cret" });
    expect(JSON.stringify(differences)).not.toContain("s3cret");
    expect(differences[0]?.got).toBe("a text of 6 characters");
  });
});

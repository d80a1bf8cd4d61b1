import { describe, expect, it } from "vitest";
import { redeemPoints } from "@foyer/platform/calls";
import {
  convertedAmount,
  convertMost,
  convertRules,
  pointsPerStake,
  pointsWorth,
  redeemClosedBy,
  redeemCost,
  redeemMost,
  redeemRules,
} from "./points.rules.ts";
import type { RedeemFacts } from "./points.types.ts";

const facts: RedeemFacts = {
  currentPoints: "5400",
  goods: { points: "1200", availableQuantity: 9 },
};
const given = { goodsId: "g1" };
const sound = { quantity: "2", address: "Pier 4", mobileNum: "125550147" };

describe("the rules of redeeming points", () => {
  it.each([
    [{}, { quantity: undefined, address: undefined, mobileNum: undefined }],
    [{ address: "" }, { address: { reason: "required" } }],
    [{ mobileNum: "" }, { mobileNum: { reason: "required" } }],
    [
      { address: "abc" },
      { address: { reason: "length", bounds: { min: 5, max: 200 } } },
    ],
    [
      { address: "a".repeat(201) },
      { address: { reason: "length", bounds: { min: 5, max: 200 } } },
    ],
    // Characters are counted, not the units that a program stores them in.
    [{ address: "🏠".repeat(200) }, { address: undefined }],
    [
      { mobileNum: "12" },
      { mobileNum: { reason: "mobile", bounds: { min: 6, max: 15 } } },
    ],
    [{ quantity: "1x" }, { quantity: { reason: "unreadable" } }],
    [{ quantity: "x1" }, { quantity: { reason: "unreadable" } }],
    [{ quantity: "0" }, { quantity: { reason: "tooSmall", limit: "1" } }],
    [{ quantity: "004" }, { quantity: undefined }],
    [{ quantity: "9" }, { quantity: { reason: "tooLarge" } }],
    [{ quantity: "10" }, { quantity: { reason: "tooLarge", limit: "9" } }],
  ])("report for %o: %o", (change, problems) => {
    expect(
      redeemRules.problems({ ...sound, ...change }, facts, given),
    ).toMatchObject(problems);
  });

  it("allow no more at once than the call does", () => {
    const many: RedeemFacts = {
      currentPoints: "5400",
      goods: { points: "1", availableQuantity: 500 },
    };
    const at = (quantity: string) =>
      redeemRules.problems({ ...sound, quantity }, many, given).quantity;
    expect(redeemMost(many)).toBe(99);
    expect(at("99")).toBeUndefined();
    expect(at("100")).toEqual({ reason: "tooLarge", limit: "99" });
  });

  it("accept only what the call accepts", () => {
    const paymentPassword = "1234";
    for (const change of [
      { address: "Pier" },
      { address: "Pier 4" },
      { mobileNum: "12345" },
      { mobileNum: "123456" },
      { quantity: "9" },
    ]) {
      const values = { ...sound, ...change };
      const problems = redeemRules.problems(
        values,
        { ...facts, currentPoints: "99999" },
        given,
      );
      const request = { ...redeemRules.body(values, given), paymentPassword };
      expect(
        redeemPoints.request["~standard"].validate(request),
        JSON.stringify(change),
      ).toHaveProperty(
        Object.values(problems).some((problem) => problem !== undefined)
          ? "issues"
          : "value",
      );
    }
  });

  it("reject a product that is no longer available", () => {
    const { quantity } = redeemRules.problems(
      sound,
      { ...facts, goods: undefined },
      given,
    );
    expect(quantity).toEqual({ reason: "tooLarge", limit: "0" });
    expect(redeemRules.isClosed({ ...facts, goods: undefined })).toBe(true);
  });

  it("suggest one piece, and use a separate journal slot for each product", () => {
    expect(redeemRules.suggested(given, facts)).toEqual({ quantity: "1" });
    expect(redeemRules.slot(given)).toBe("redeem:g1");
    expect(redeemRules.needsSecret).toBe(true);
  });

  it("write quantities as numbers, and read back only complete bodies", () => {
    const body = redeemRules.body({ ...sound, quantity: "02" }, given);
    expect(body).toEqual({ ...sound, goodsId: "g1", quantity: 2 });
    expect(redeemRules.readBody(body)).toEqual(body);
    for (const key of ["goodsId", "quantity", "address", "mobileNum"])
      expect(redeemRules.readBody({ ...body, [key]: null })).toBeUndefined();
  });

  it("calculate the cost, where the price is known", () => {
    expect(redeemCost(" 03 ", facts)).toBe("3600");
    expect(redeemCost("1.5", facts)).toBeUndefined();
    expect(redeemCost("3", undefined)).toBeUndefined();
    expect(redeemCost("3", { ...facts, goods: undefined })).toBeUndefined();
  });
});

describe("what play earns", () => {
  it.each([
    ["0.10", { points: "1", stake: "10.00" }],
    ["0.04", { points: "1", stake: "25.00" }],
    ["0.03", { points: "3", stake: "100.00" }],
    ["1.5", { points: "3", stake: "2.00" }],
    ["2", { points: "2", stake: "1.00" }],
    ["0.00", undefined],
    ["-1", undefined],
    ["0.005", undefined],
  ])("%s points for 1.00 are said in whole points: %o", (points, said) => {
    expect(pointsPerStake(points)).toEqual(said);
  });
});

describe("the maximum that can be redeemed", () => {
  it.each([
    ["5400", "1200", 9, 4],
    ["5400", "1200", 3, 3],
    ["4800", "1200", 9, 4],
    ["4799.99", "1200", 9, 3],
    ["1199", "1200", 9, 0],
    ["5400", "0", 9, 9],
    ["-5", "1200", 9, 0],
    ["5400", "1200", 0, 0],
    ["123456789012345678901234567890", "1", Number.MAX_SAFE_INTEGER, 99],
  ])(
    "with %s points at a price of %s, with %i available: %i",
    (currentPoints, points, availableQuantity, most) => {
      expect(
        redeemMost({ currentPoints, goods: { points, availableQuantity } }),
      ).toBe(most);
    },
  );

  it("is zero for a product that is no longer offered", () => {
    expect(redeemMost({ currentPoints: "5400", goods: undefined })).toBe(0);
  });

  it("is accepted by the form, and one more is rejected", () => {
    const most = redeemMost(facts);
    const { problems } = redeemRules;
    const at = (quantity: number) =>
      problems({ ...sound, quantity: String(quantity) }, facts, given).quantity;
    expect(at(most)).toBeUndefined();
    expect(at(most + 1)).toEqual({ reason: "tooLarge" });
  });
});

describe("the rules of converting points", () => {
  it("calculate what points are worth, to the last digit", () => {
    expect(pointsWorth("5400.5", "0.001")).toBe("5.4005");
  });

  const balance = { currentPoints: "5400", pointsRatio: "0.01", unit: "" };
  it.each([
    ["", { reason: "required" }],
    ["1.5", { reason: "unreadable" }],
    ["0", { reason: "tooSmall", limit: "1" }],
    ["5401", { reason: "tooLarge", limit: "5400" }],
    ["5400", undefined],
  ])("report for %o: %o", (points, problem) => {
    expect(
      convertRules.problems({ points }, balance, undefined).points,
    ).toEqual(problem);
  });

  it("close the form with less than one point", () => {
    const isClosed = (currentPoints: string) =>
      convertRules.isClosed({ ...balance, currentPoints });
    expect(isClosed("0.99")).toBe(true);
    expect(isClosed("1")).toBe(false);
  });

  it("show what typed points are worth, where the ratio is known", () => {
    expect(convertedAmount(" 0100 ", balance)).toBe("1.00");
    expect(convertedAmount("1.5", balance)).toBeUndefined();
    expect(convertedAmount("100", undefined)).toBeUndefined();
  });

  it("suggest nothing, normalise the number, and read back only valid bodies", () => {
    expect(convertRules.suggested(undefined, balance)).toEqual({});
    const body = convertRules.body({ points: "0100" }, undefined);
    expect(body).toEqual({ points: "100" });
    expect(convertRules.readBody(body)).toEqual(body);
    expect(convertRules.readBody({ points: 100 })).toBeUndefined();
    expect(convertRules.slot(undefined)).toBe("convert");
    expect(convertRules.needsSecret).toBe(true);
  });
});

describe("limits of points", () => {
  const goods = { points: "1200", availableQuantity: 1 };
  it.each([
    [undefined, { currentPoints: "1200", goods }],
    ["gone", { currentPoints: "9999", goods: undefined }],
    [
      "soldOut",
      { currentPoints: "1", goods: { ...goods, availableQuantity: 0 } },
    ],
    ["short", { currentPoints: "1199", goods }],
  ] as const)("give the reason why redeeming is closed: %s", (why, facts) => {
    expect(redeemClosedBy(facts)).toBe(why);
  });

  it("allow only whole points for conversion", () => {
    const facts = { pointsRatio: "0.01", unit: "" };
    expect(convertMost({ ...facts, currentPoints: "5400.5" })).toBe("5400");
    expect(convertMost({ ...facts, currentPoints: "7" })).toBe("7");
  });
});

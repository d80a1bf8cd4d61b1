import { describe, expect, it } from "vitest";
import { depositRules, depositSum } from "./deposit.rules.ts";
import type { DepositFacts } from "./deposit.types.ts";

const method = (id: string, min: string, fee: string) => ({
  id,
  title: id,
  min,
  max: "500.00",
  fee,
  arrivalMinutes: 10,
});
const facts: DepositFacts = {
  methods: [
    method("bank", "10.00", "0.50"),
    method("voucher", "5.00", "30.00"),
  ],
};
const problemsOf = (methodId: string, amount: string) =>
  depositRules.problems({ methodId, amount }, facts, undefined);

describe("the amounts of a deposit", () => {
  it("are those of the chosen payment method", () => {
    expect(depositSum({ methodId: " voucher ", amount: "100" }, facts)).toEqual(
      { amount: "100", fee: "30.00", net: "70.00" },
    );
  });

  it.each([
    ["before the ways are known", "bank", "100", undefined],
    ["for a way that there is not", "gone", "100", facts],
    ["for no amount", "bank", "ten", facts],
    ["for more places than money has", "bank", "12.345", facts],
  ])("are not shown %s", (_, methodId, amount, known) => {
    expect(depositSum({ methodId, amount }, known)).toBeUndefined();
  });
});

describe("deposit rules", () => {
  it.each([
    ["", "100", { methodId: { reason: "required" }, amount: undefined }],
    ["gone", "100", { methodId: { reason: "unknown" }, amount: undefined }],
    ["bank", "9.99", { amount: { reason: "tooSmall", limit: "10.00" } }],
    ["bank", "500.01", { amount: { reason: "tooLarge", limit: "500.00" } }],
    ["bank", "500", { methodId: undefined, amount: undefined }],
    // The fee of the method would consume the whole payment.
    ["voucher", "29.99", { amount: { reason: "tooSmall", limit: "30.00" } }],
    ["voucher", "30.00", { amount: { reason: "tooSmall", limit: "30.00" } }],
    ["voucher", "30.01", { amount: undefined }],
  ])("report for %o and %o: %o", (methodId, amount, problems) => {
    expect(problemsOf(methodId, amount)).toMatchObject(problems);
  });

  it("normalise the amount, and read back only complete bodies", () => {
    const body = depositRules.body(
      { methodId: "bank", amount: "0100.50" },
      undefined,
    );
    expect(body).toEqual({ methodId: "bank", amount: "100.5" });
    expect(depositRules.readBody(body)).toEqual(body);
    expect(depositRules.readBody({ methodId: "bank" })).toBeUndefined();
    expect(depositRules.readBody({ amount: "1" })).toBeUndefined();
    expect(depositRules.slot(undefined)).toBe("deposit");
  });
});

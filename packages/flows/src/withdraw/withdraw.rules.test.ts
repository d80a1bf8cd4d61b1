import { describe, expect, it } from "vitest";
import { isEaten } from "../shared/amounts.ts";
import {
  blockersOf,
  mostOf,
  withdrawRules,
  withdrawSum,
} from "./withdraw.rules.ts";
import type { WithdrawFacts } from "./withdraw.types.ts";

const method = (id: string, min: string, fee: string) => ({
  id,
  title: id,
  min,
  max: "20000.00",
  fee,
  arrival: "",
});
const account = (id: string) => ({
  id,
  bank: "Harbour Bank",
  maskedNumber: "4417",
  holder: "Lake Walker",
});
const facts: WithdrawFacts = {
  methods: [
    method("bank", "50.00", "1.00"),
    method("courier", "5.00", "30.00"),
  ],
  blockers: [],
  available: "1280.50",
  dailyLeft: "900.00",
  accounts: [account("b1"), account("b2")],
};
const sound = { accountId: "b2", methodId: "bank", amount: "100" };
const problemsOf = (change: Partial<typeof sound>, of = facts) =>
  withdrawRules.problems({ ...sound, ...change }, of, undefined);

describe("the amounts of a withdrawal", () => {
  it("are those of the chosen withdrawal method", () => {
    expect(
      withdrawSum({ methodId: " courier ", amount: "100" }, facts),
    ).toEqual({ amount: "100", fee: "30.00", net: "70.00" });
  });

  it.each([
    ["before the ways are known", "bank", "100", undefined],
    ["for a way that there is not", "gone", "100", facts],
    ["for no amount", "bank", "ten", facts],
    ["for more places than money has", "bank", "112.345", facts],
  ])("are not shown %s", (_, methodId, amount, known) => {
    expect(withdrawSum({ methodId, amount }, known)).toBeUndefined();
  });
});

describe("the limits of a withdrawal", () => {
  it("allow the least of the balance, the rest of the daily limit and the method's maximum", () => {
    expect(mostOf({ methodId: "bank" }, facts)).toBe("900.00");
    expect(mostOf({ methodId: "gone" }, facts)).toBe("900.00");
    expect(mostOf({ methodId: "bank" }, { ...facts, available: "1.00" })).toBe(
      "1.00",
    );
  });

  it.each([
    ["30.00", true],
    ["30.01", false],
    ["0", false],
  ])("detect whether the fee takes all of %s: %s", (amount, eaten) => {
    expect(isEaten(withdrawSum({ methodId: "courier", amount }, facts))).toBe(
      eaten,
    );
  });
});

describe("the rules of a withdrawal", () => {
  it.each([
    [{}, { accountId: undefined, methodId: undefined, amount: undefined }],
    [{ accountId: "" }, { accountId: { reason: "required" } }],
    [{ accountId: "b9" }, { accountId: { reason: "unknown" } }],
    [{ methodId: "" }, { methodId: { reason: "required" } }],
    [{ methodId: "gone" }, { methodId: { reason: "unknown" } }],
    [{ amount: "49.99" }, { amount: { reason: "tooSmall", limit: "50.00" } }],
    [{ amount: "900.01" }, { amount: { reason: "tooLarge", limit: "900.00" } }],
    // The fee of the method would consume the whole amount.
    [
      { methodId: "courier", amount: "30.00" },
      { amount: { reason: "tooSmall", limit: "30.00" } },
    ],
    [{ methodId: "courier", amount: "30.01" }, { amount: undefined }],
  ])("report for %o: %o", (change, problems) => {
    expect(problemsOf(change)).toMatchObject(problems);
  });

  it("limit the amount to the least of the balance, the daily limit and the method's maximum", () => {
    const most = (change: Partial<WithdrawFacts>) =>
      problemsOf({ amount: "19000" }, { ...facts, ...change }).amount?.limit;
    expect(most({})).toBe("900.00");
    expect(most({ dailyLeft: "5000.00" })).toBe("1280.50");
    expect(
      most({ methods: [{ ...method("bank", "1.00", "0"), max: "300.00" }] }),
    ).toBe("300.00");
    expect(
      problemsOf({ amount: "19000", methodId: "gone" }).amount?.limit,
    ).toBe("900.00");
  });

  it("close the form without a method or without an account", () => {
    expect(withdrawRules.isClosed(facts)).toBe(false);
    expect(withdrawRules.isClosed({ ...facts, methods: [] })).toBe(true);
    expect(withdrawRules.isClosed({ ...facts, accounts: [] })).toBe(true);
  });

  it("suggest no account when there are several", () => {
    const suggested = (of: WithdrawFacts) =>
      withdrawRules.suggested(undefined, of);
    expect(suggested(facts)).toEqual({
      accountId: undefined,
      methodId: "bank",
    });
    expect(suggested({ ...facts, accounts: [account("b1")] })).toEqual({
      accountId: "b1",
      methodId: "bank",
    });
    expect(suggested({ ...facts, methods: [], accounts: [] })).toEqual({
      accountId: undefined,
      methodId: undefined,
    });
  });

  it("neither suggest nor accept an account that cannot be used yet", () => {
    const waiting = { ...account("b1"), usableFrom: 1_000 };
    const of = { ...facts, accounts: [waiting] };
    expect(withdrawRules.suggested(undefined, of).accountId).toBeUndefined();
    expect(problemsOf({ accountId: "b1" }, of).accountId).toEqual({
      reason: "unknown",
    });
  });

  it("normalise the amount, and read back only complete bodies", () => {
    const body = withdrawRules.body({ ...sound, amount: "0100.50" }, undefined);
    expect(body).toEqual({ accountId: "b2", amount: "100.5" });
    expect(withdrawRules.readBody(body)).toEqual(body);
    expect(withdrawRules.readBody({ accountId: "b2" })).toBeUndefined();
    expect(withdrawRules.readBody({ amount: "1" })).toBeUndefined();
    expect(withdrawRules.slot(undefined)).toBe("withdraw");
    expect(withdrawRules.needsSecret).toBe(true);
  });
});

describe("what blocks a withdrawal", () => {
  const told = { code: "IDENTITY", message: "Show who you are", action: "" };
  const missing = (code: string) => [{ code, message: "", action: "" }];
  it.each([
    ["nothing", {}, []],
    ["what the platform says", { blockers: [told], methods: [] }, [told]],
    ["no way to be paid", { methods: [], accounts: [] }, missing("NO_METHOD")],
    ["no account", { accounts: [] }, missing("NO_BANK_ACCOUNT")],
  ])("is %s", (_, change, blockers) => {
    expect(blockersOf({ ...facts, ...change })).toEqual(blockers);
  });
});

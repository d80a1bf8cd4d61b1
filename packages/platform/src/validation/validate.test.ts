import { describe, expect, it } from "vitest";
import { findPattern } from "../patterns/index.ts";
import {
  atLeastAge,
  different,
  equal,
  length,
  mobile,
  pattern,
  required,
  trimmed,
  validate,
} from "./index.ts";

const digits = findPattern("digits");
if (!digits) throw new Error("The catalogue has no digits.");

describe("trimmed (VAL-01)", () => {
  it("trims outer whitespace from every value, and keeps inner whitespace", () => {
    expect(trimmed({ username: " mira ", password: "\ta b\n" })).toEqual({
      username: "mira",
      password: "a b",
    });
  });
});

describe("required", () => {
  it.each(["", "  ", "\n"])("rejects %j", (username) => {
    expect(validate({ username }, { username: [required()] })).toEqual({
      username: { reason: "required", params: {} },
    });
  });

  it("accepts anything else", () => {
    expect(validate({ username: "0" }, { username: [required()] })).toEqual({});
  });
});

describe("pattern", () => {
  it("reports the pattern's own name", () => {
    expect(validate({ code: "12a" }, { code: [pattern(digits)] })).toEqual({
      code: { reason: "pattern.digits", params: {} },
    });
  });

  it("checks the trimmed value, and leaves an empty one to required", () => {
    expect(validate({ code: " 12 " }, { code: [pattern(digits)] })).toEqual({});
    expect(validate({ code: " " }, { code: [pattern(digits)] })).toEqual({});
  });
});

describe("length (VAL-13, OPN-04)", () => {
  const said = (text: string, bounds: { min?: number; max?: number }) =>
    validate({ text }, { text: [length(bounds)] }).text;

  it("reports both limits", () => {
    expect(said("abc", { min: 4, max: 12 })).toEqual({
      reason: "length.between",
      params: { min: 4, max: 12 },
    });
    expect(said("a".repeat(13), { min: 4, max: 12 })?.reason).toBe(
      "length.between",
    );
    expect(said("abcd", { min: 4, max: 12 })).toBeUndefined();
    expect(said("a".repeat(12), { min: 4, max: 12 })).toBeUndefined();
  });

  it("reports one length when both limits are the same", () => {
    expect(said("abc", { min: 6, max: 6 })).toEqual({
      reason: "length.exact",
      params: { length: 6 },
    });
    expect(said("abcdef", { min: 6, max: 6 })).toBeUndefined();
  });

  it("checks only the limit that is set", () => {
    expect(said("a", { min: 2 })).toEqual({
      reason: "length.atLeast",
      params: { min: 2 },
    });
    expect(said("abc", { max: 2 })).toEqual({
      reason: "length.atMost",
      params: { max: 2 },
    });
    expect(said("a".repeat(1000), {})).toBeUndefined();
  });

  it("counts characters, and leaves an empty field to required", () => {
    expect(said("😀😀", { max: 2 })).toBeUndefined();
    expect(said("", { min: 4 })).toBeUndefined();
  });
});

describe("equal", () => {
  const rules = { again: [equal("password")] };

  it("compares trimmed values", () => {
    expect(validate({ password: "a ", again: " a" }, rules)).toEqual({});
    expect(validate({ password: "a", again: "b" }, rules)).toEqual({
      again: { reason: "equal", params: {} },
    });
  });
});

describe("different", () => {
  const rules = { payment: [different("password")] };

  it("compares trimmed values, and leaves empty ones to `required`", () => {
    expect(validate({ password: "a", payment: "b" }, rules)).toEqual({});
    expect(validate({ password: "", payment: "" }, rules)).toEqual({});
    expect(validate({ password: "a ", payment: " a" }, rules)).toEqual({
      payment: { reason: "different", params: {} },
    });
  });
});

describe("validate", () => {
  it("keeps the first error of each field", () => {
    const rules = [required(), pattern(digits), length({ min: 6, max: 6 })];
    expect(
      validate(
        { a: "", b: "x", c: "12", d: "123456" },
        { a: rules, b: rules, c: rules, d: rules },
      ),
    ).toEqual({
      a: { reason: "required", params: {} },
      b: { reason: "pattern.digits", params: {} },
      c: { reason: "length.exact", params: { length: 6 } },
    });
  });
});

describe("mobile (VAL-44, OPN-43)", () => {
  const said = (text: string, digits?: number) =>
    validate({ text }, { text: [mobile(digits)] }).text;

  it("requires the given number of digits, otherwise 6 to 15", () => {
    expect(said("125550147", 9)).toBeUndefined();
    expect(said("12555014", 9)).toEqual({
      reason: "mobile",
      params: { digits: 9 },
    });
    expect(said("123456")).toBeUndefined();
    expect(said("1".repeat(15))).toBeUndefined();
    for (const text of ["12345", "1".repeat(16), "12 3456", "+123456", "x"])
      expect(said(text)?.reason).toBe("mobile");
  });

  it("leaves an empty field to required", () => {
    expect(said("")).toBeUndefined();
  });
});

describe("atLeastAge (VAL-54)", () => {
  const said = (birthday: string, today: string) =>
    validate({ birthday }, { birthday: [atLeastAge(21, today)] }).birthday;

  // OPN-01
  it("accepts a member from the birthday itself", () => {
    expect(said("2005-11-21", "2026-11-21")).toBeUndefined();
    expect(said("2005-11-22", "2026-11-21")).toEqual({
      reason: "age",
      params: { age: 21 },
    });
  });

  it("waits until 1 March for a birthday on 29 February", () => {
    expect(said("2008-02-29", "2029-02-28")?.reason).toBe("age");
    expect(said("2008-02-29", "2029-03-01")).toBeUndefined();
  });
});

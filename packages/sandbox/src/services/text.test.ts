import { describe, expect, it } from "vitest";
import { problemOf } from "./register-rules.ts";
import { isShown } from "./text.ts";

const turned = "a\u202egnp.exe";
const unseen = [
  turned,
  "a\u2066b",
  "a\u200bb",
  "a\u0007b",
  "a\u009bb",
  "a\nb",
  "\ufeffa",
  "a\u061cb",
  "a\u2028b",
];

describe("a name", () => {
  it.each(unseen)("must not contain invisible characters: %j", (name) => {
    expect(isShown(name)).toBe(false);
    const rule = {
      acceptedPattern: "*",
      minLength: 1,
      maxLength: 24,
      required: false,
    };
    expect(problemOf(rule, name)).toContain("invisible");
  });

  it.each([
    "Tara Läke",
    "O’Brien-Ng",
    "می‌خواهم",
    "สมชาย",
    "क्‍ष",
    "李小龙",
    "😀",
    "e\u0301",
  ])("may contain letters and emoji of any script: %s", (name) => {
    expect(isShown(name)).toBe(true);
  });
});

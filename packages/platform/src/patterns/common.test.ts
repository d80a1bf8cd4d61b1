import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common.ts";

describe("a common password", () => {
  it.each([
    "password",
    "password1",
    "Password2026",
    "P@ssw0rd!",
    "aaaaaa1",
    "11111111",
    "111111",
    "123456",
    "654321",
    "12345678",
    "123123",
    "qwerty123",
    "1q2w3e4r",
    "abcd1234",
    "abcabcabc",
    "abababab",
    "iloveyou2",
    "dragon123456",
    "lucky888",
    "  Welcome1  ",
    "112233",
    "aabbccdd",
    "123321",
    "147258",
    "159753",
    "102102",
  ])("is %s", (text) => {
    expect(isCommonPassword(text)).toBe(true);
  });

  it.each([
    "",
    "reef-lamp-88",
    "harbour-77",
    "still-water-8",
    "a-brand-new-1",
    "correct horse battery staple",
    "mira-88!",
    "Kite7Quay",
    "482915",
    "114488",
    "dragon84719305",
    "đèn-lồng-đỏ-9",
    "密码很长而且只有我知道",
    "a".repeat(65),
  ])("is not %s", (text) => {
    expect(isCommonPassword(text)).toBe(false);
  });

  it("is not found in a text of 300,000 characters", () => {
    expect(isCommonPassword("ab1".repeat(100_000))).toBe(false);
  });
});

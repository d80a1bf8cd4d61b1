import { describe, expect, it } from "vitest";
import { referralLink } from "./referralLink.ts";

const here = "https://portal.example";
const own = "https://portal.example/register?referralCode=lake+7";

describe("the invitation link", () => {
  it.each([
    "https://go.example/?referralCode=lake%207",
    "http://go.example/x?c=lake+7",
  ])("is the platform's own link if it carries the code: %s", (url) => {
    expect(referralLink({ referralCode: "lake 7", url }, here)).toBe(url);
  });

  it.each([
    "",
    "no address",
    "https://go.example/",
    "https://go.example/?referralCode=other",
    "javascript:alert('lake 7')//?c=lake 7",
  ])("is this portal's registration page otherwise: %j", (url) => {
    expect(referralLink({ referralCode: "lake 7", url }, here)).toBe(own);
  });
});

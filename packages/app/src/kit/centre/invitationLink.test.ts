import { describe, expect, it } from "vitest";
import { invitationLink } from "./invitationLink.ts";

const here = "https://portal.example";
const linkOf = (url: string) =>
  invitationLink({ code: "lake 7", url }, "referralCode", here);

describe("the invitation link", () => {
  it.each([
    "https://go.example/?referralCode=lake%207",
    "http://go.example/x?c=lake+7",
  ])("is the platform's own link if it carries the code: %s", (url) => {
    expect(linkOf(url)).toBe(url);
  });

  it.each([
    "",
    "no address",
    "https://go.example/",
    "https://go.example/?referralCode=other",
    "javascript:alert('lake 7')//?c=lake 7",
  ])("is this portal's registration page otherwise: %j", (url) => {
    expect(linkOf(url)).toBe(`${here}/register?referralCode=lake+7`);
  });

  it("names the code of an agent's link as one that must be valid", () => {
    expect(
      invitationLink({ code: "K7WPQ2XM", url: "" }, "affiliateCode", here),
    ).toBe(`${here}/register?affiliateCode=K7WPQ2XM`);
  });
});

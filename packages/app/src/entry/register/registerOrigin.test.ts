import { describe, expect, it } from "vitest";
import { registerOrigin } from "./registerOrigin.ts";

const here = "https://portal.example/live?page=2";

describe("registerOrigin (REG-12)", () => {
  it("takes the codes from the address, and sends the address without its query", () => {
    expect(
      registerOrigin(
        "https://portal.example/live?referralCode=%20lake7&affiliateCode=bay9&token=secret#x",
        undefined,
      ),
    ).toEqual({
      referralCode: "lake7",
      affiliateCode: "bay9",
      domain: "portal.example",
      registerUrl: "https://portal.example/live",
    });
  });

  it("uses the codes of the entry address unless the current address has its own", () => {
    const entry = "https://portal.example/?referralCode=old";
    expect(registerOrigin(here, entry).referralCode).toBe("old");
    expect(registerOrigin(`${here}&referralCode=new`, entry).referralCode).toBe(
      "new",
    );
  });

  it.each([
    ["of another site", "https://other.example/?referralCode=a"],
    ["that is none", "no address"],
    ["that is empty", "https://portal.example/?referralCode=%20"],
    [
      "that is too long",
      `https://portal.example/?referralCode=${"x".repeat(65)}`,
    ],
  ])("takes no code from an address %s", (_what, entry) => {
    expect(registerOrigin(here, entry).referralCode).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { findTotpStep, newTotpSecret, totpCode, totpStep } from "./totp.ts";

/** Base32 of "12345678901234567890", the secret of the examples in RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("authenticator app codes", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("match RFC 6238 at %i s", (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
  });

  it("are accepted one step before or after, and no further", () => {
    const now = 1_800_000_000_000;
    const at = (steps: number) => totpCode(secret, totpStep(now) + steps);
    expect(findTotpStep(secret, ` ${at(0)} `, now)).toBe(totpStep(now));
    expect(findTotpStep(secret, at(-1), now)).toBe(totpStep(now) - 1);
    expect(findTotpStep(secret, at(1), now)).toBe(totpStep(now) + 1);
    expect(findTotpStep(secret, at(-2), now)).toBeUndefined();
    expect(findTotpStep(secret, at(2), now)).toBeUndefined();
    expect(findTotpStep(secret, "", now)).toBeUndefined();
  });

  it("use secrets that apps can read, each different", () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  });
});

import { describe, expect, it } from "vitest";
import { CallError } from "../errors.ts";
import { retryDelay } from "./retry.ts";

const broken = new CallError({ code: "NETWORK" });
const busy = (retryAfter: number): CallError =>
  new CallError({ code: "NETWORK", status: 503, retryAfter });

describe("retryDelay", () => {
  it("doubles with each attempt, with jitter over the upper half", () => {
    const delays = (chance: number) =>
      [0, 1].map((tries) => retryDelay(broken, tries, () => chance));
    expect(delays(0)).toEqual([150, 300]);
    expect(delays(0.5)).toEqual([225, 450]);
    expect(delays(1)).toEqual([300, 600]);
    expect(retryDelay(broken, 2, () => 0)).toBeUndefined();
  });

  it("waits as long as the platform asks, up to ten seconds", () => {
    expect(retryDelay(busy(0), 0, () => 0)).toBe(150);
    expect(retryDelay(busy(10), 0, () => 0)).toBe(10_000);
    expect(retryDelay(busy(11), 0, () => 0)).toBeUndefined();
  });

  it.each([
    ["a code that says why", 503, "MAINTENANCE"],
    ["another status", 500, "UNKNOWN"],
    ["a wrong shape", 200, "MALFORMED"],
    ["being called off", 0, "ABORTED"],
  ] as const)("does not retry after %s", (_, status, code) => {
    const error = new CallError({ code, status });
    expect(retryDelay(error, 0, () => 0)).toBeUndefined();
  });
});

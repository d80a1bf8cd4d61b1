import { CallError } from "@foyer/platform/errors";
import { describe, expect, it } from "vitest";
import { failureOf, refused } from "./failure.ts";

describe("refused", () => {
  it("tells a flow why, in its own words and how long to wait", () => {
    const error = new CallError({
      code: "TOO_MANY_REQUESTS",
      message: "Slowly.",
      retryAfter: 30,
    });
    expect(refused(error)).toEqual({
      error: {
        reason: "TOO_MANY_REQUESTS",
        message: "Slowly.",
        retryAfter: 30,
      },
    });
  });

  it("throws on what is no failed call", () => {
    const defect = new TypeError("x is undefined");
    expect(() => failureOf(defect)).toThrow(defect);
  });
});

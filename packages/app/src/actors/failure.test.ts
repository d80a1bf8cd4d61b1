import { CallError } from "@foyer/platform/errors";
import { describe, expect, it } from "vitest";
import { failureOf, refused } from "./failure.ts";

describe("failed calls", () => {
  it("become an error with reason, message and waiting time", () => {
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

  it("do not hide defects: any other error is thrown again", () => {
    const defect = new TypeError("x is undefined");
    expect(() => failureOf(defect)).toThrow(defect);
  });
});

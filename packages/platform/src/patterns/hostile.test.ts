import { describe, expect, it, vi } from "vitest";
import {
  answerPatternJob,
  type PatternRunner,
  testUnknownPattern,
} from "./hostile.ts";

const here: PatternRunner = async (job) => answerPatternJob(job);

describe("a pattern defined by the server", () => {
  it("runs with a limit of 100 ms", async () => {
    const runner = vi.fn(here);
    expect(await testUnknownPattern("^[A-F]{2,8}$", "CAFE", runner)).toBe(
      "accepted",
    );
    expect(await testUnknownPattern("^[A-F]{2,8}$", "cafe", runner)).toBe(
      "refused",
    );
    expect(runner).toHaveBeenLastCalledWith(
      { source: "^[A-F]{2,8}$", input: "cafe" },
      100,
    );
  });

  it("is left to the server when it takes too long", async () => {
    const runner: PatternRunner = () => Promise.reject(new Error("ended"));
    expect(
      await testUnknownPattern("^(a+)+$", "aaaaaaaaaaaaaaaa!", runner),
    ).toBe("leaveToServer");
  });

  it("is left to the server when it is not a valid expression", async () => {
    expect(await testUnknownPattern("[", "a", here)).toBe("leaveToServer");
  });

  it("is not run on long texts, nor when it is long itself", async () => {
    const runner = vi.fn(here);
    expect(await testUnknownPattern("a", "a".repeat(257), runner)).toBe(
      "leaveToServer",
    );
    expect(await testUnknownPattern("a".repeat(513), "a", runner)).toBe(
      "leaveToServer",
    );
    expect(runner).not.toHaveBeenCalled();
    expect(await testUnknownPattern("a", "a".repeat(256), runner)).toBe(
      "accepted",
    );
  });

  it("may be written in the older syntax", () => {
    expect(answerPatternJob({ source: "^[\\w\\-\\@]+$", input: "a-@" })).toBe(
      true,
    );
  });
});

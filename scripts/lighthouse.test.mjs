// @ts-check
import { describe, expect, it, vi } from "vitest";
import {
  Aborted,
  isAborted,
  median,
  onceMore,
  verdict,
} from "./lighthouse.mjs";

/**
 * @param {Partial<Record<"performance" | "accessibility" | "seo" | "shift", number>>} [wish]
 */
const report = ({
  performance = 0.9,
  accessibility = 1,
  seo = 0.95,
  shift = 0,
} = {}) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: accessibility },
    "best-practices": { score: 1 },
    seo: { score: seo },
  },
  audits: {
    "cumulative-layout-shift": { numericValue: shift },
    "total-blocking-time": { numericValue: 120.4 },
  },
  environment: { benchmarkIndex: 1500 },
});

describe("a look that Lighthouse gives up", () => {
  it.each([
    ["Something went wrong with recording the trace. (NO_NAVSTART)", true],
    ["LighthouseError: PROTOCOL_TIMEOUT", true],
    ["Unable to connect to Chrome", false],
    ["FAILED_DOCUMENT_REQUEST", false],
  ])("is told from a page that fails: %s", (output, aborted) =>
    expect(isAborted(output)).toBe(aborted),
  );

  it("is taken once more, and said", async () => {
    const say = vi.fn();
    const take = vi
      .fn()
      .mockRejectedValueOnce(new Aborted("NO_NAVSTART"))
      .mockResolvedValue(1);
    expect(await onceMore(take, say)).toBe(1);
    expect(say).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("NO_NAVSTART"),
    );
  });

  it("is taken once more only, and nothing else is", async () => {
    const gone = vi.fn().mockRejectedValue(new Aborted("NO_NAVSTART"));
    await expect(onceMore(gone, vi.fn())).rejects.toThrow("NO_NAVSTART");
    expect(gone).toHaveBeenCalledTimes(2);
    const wrong = vi.fn().mockRejectedValue(new Error("wrong"));
    await expect(onceMore(wrong, vi.fn())).rejects.toThrow("wrong");
    expect(wrong).toHaveBeenCalledTimes(1);
  });
});

describe("median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])("of %j is %s", (numbers, middle) => expect(median(numbers)).toBe(middle));
});

describe("verdict", () => {
  it("is content exactly at the bars", () => {
    expect(verdict([report()])).toMatchObject({ passed: 5, failed: 0 });
  });

  it("goes by the middle look, not by the worst", () => {
    const looks = [report({ performance: 0.4 }), report(), report()];
    expect(verdict(looks).failed).toBe(0);
    expect(verdict([report({ performance: 0.4 }), ...looks]).failed).toBe(1);
  });

  it("names what is below its bar, and what it is made of", () => {
    const { failed, lines } = verdict([
      report({ accessibility: 0.99, seo: 0.94 }),
    ]);
    expect(failed).toBe(2);
    expect(lines).toContain("✗ accessibility 99 of 100");
    expect(lines).toContain("✗ seo 94 of 95");
    expect(lines).toContain("       120 ms blocked");
  });

  it("takes no movement in any look", () => {
    expect(verdict([report(), report({ shift: 0.001 }), report()]).failed).toBe(
      1,
    );
  });

  it("is not content with a category that was not judged", () => {
    const look = report();
    expect(
      verdict([{ ...look, categories: { seo: { score: null } } }]).failed,
    ).toBe(4);
  });
});

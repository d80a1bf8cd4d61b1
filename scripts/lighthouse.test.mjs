// @ts-check
import { describe, expect, it, vi } from "vitest";
import {
  Aborted,
  isAborted,
  median,
  onceMore,
  verdict,
} from "./lighthouse.mjs";
import { plainPage } from "./lib/plain-page.mjs";

/**
 * @param {Partial<Record<"performance" | "accessibility" | "seo" | "shift" | "largest" | "blocked", number>>} [wish]
 */
const report = ({
  performance = 0.95,
  accessibility = 1,
  seo = 1,
  shift = 0,
  largest = 2000,
  blocked = 150,
} = {}) => ({
  blockedMs: blocked,
  categories: {
    performance: { score: performance },
    accessibility: { score: accessibility },
    "best-practices": { score: 1 },
    seo: { score: seo },
  },
  audits: {
    "cumulative-layout-shift": { numericValue: shift },
    "total-blocking-time": { numericValue: 120.4 },
    "largest-contentful-paint": { numericValue: largest },
  },
  environment: { benchmarkIndex: 1500 },
});

describe("an aborted Lighthouse run", () => {
  it.each([
    ["Something went wrong with recording the trace. (NO_NAVSTART)", true],
    ["LighthouseError: PROTOCOL_TIMEOUT", true],
    ["Unable to connect to Chrome", false],
    ["FAILED_DOCUMENT_REQUEST", false],
  ])("is distinguished from a failing page: %s", (output, aborted) =>
    expect(isAborted(output)).toBe(aborted),
  );

  it("is repeated, with a note", async () => {
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

  it("is repeated only once, and other errors are not retried", async () => {
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

describe("a page as plain HTML", () => {
  it("has no script, and nothing that only scripts need", () => {
    const links =
      '<link data-later="modulepreload" type="module" href="/main.js"><link rel="stylesheet" href="/main.css">';
    expect(
      plainPage(
        `<script src="/boot.js"></script>${links}<noscript><p>No</p></noscript><p>Games</p><script type="application/json">{}</script>`,
      ),
    ).toBe('<link rel="stylesheet" href="/main.css"><p>Games</p>');
  });
});

describe("verdict", () => {
  const plain = [report()];

  it("passes exactly at the thresholds", () => {
    expect(verdict([report({ largest: 2300 })], plain)).toMatchObject({
      passed: 7,
      failed: 0,
    });
  });

  it("uses the median run, not the worst", () => {
    const looks = [report({ performance: 0.4 }), report(), report()];
    expect(verdict(looks, plain).failed).toBe(0);
    expect(
      verdict([report({ performance: 0.4 }), ...looks], plain).failed,
    ).toBe(1);
  });

  it("lists the scores below their thresholds, with the blocking time", () => {
    const { failed, lines } = verdict(
      [report({ accessibility: 0.99, seo: 0.94 })],
      plain,
    );
    expect(failed).toBe(2);
    expect(lines).toContain("✗ accessibility 99 of 100");
    expect(lines).toContain("✗ seo 94 of 100");
    expect(lines).toContain("       120 ms blocked (plain HTML: 120)");
  });

  it("fails on any layout shift in any run", () => {
    const looks = [report(), report({ shift: 0.001 }), report()];
    expect(verdict(looks, plain).failed).toBe(1);
  });

  it("fails if the largest content comes much later than in plain HTML", () => {
    const { failed, lines } = verdict([report({ largest: 2400 })], plain);
    expect(failed).toBe(1);
    expect(lines).toContain(
      "✗ largest content 1.20 of 1.15 times as late as in plain HTML",
    );
  });

  it("fails if the page's own work blocks a phone for too long, or if that is unknown", () => {
    const { failed, lines } = verdict([report({ blocked: 151 })], plain);
    expect(failed).toBe(1);
    expect(lines).toContain(
      "✗ blocked 151 of 150 ms by the processor's time (plain HTML: 150)",
    );
    const { blockedMs: _, ...unknown } = report();
    expect(verdict([unknown], plain).failed).toBe(1);
  });

  it("fails a category without a score", () => {
    const look = report();
    expect(
      verdict([{ ...look, categories: { seo: { score: null } } }], plain)
        .failed,
    ).toBe(4);
  });
});

import { describe } from "vitest";
import { measureLoad } from "./harness/measure.ts";
import { expect, more, test } from "./harness/test.ts";

/** Bytes after brotli, as the preview sends them. */
const homeBudget = { script: 190_000, stylesheet: 14_000 };
const widths = [390, 1280];

describe("home", () => {
  test.for(widths)(
    "keeps its budgets without input at %s",
    async (width, { visit }) => {
      const page = await visit.newPage({ width });
      const load = await measureLoad(page, visit.portal);
      expect(load.script).toBeGreaterThan(0);
      expect(load.script).toBeLessThanOrEqual(homeBudget.script);
      expect(load.stylesheet).toBeLessThanOrEqual(homeBudget.stylesheet);
      expect(load.shifts).toEqual([]);
    },
  );

  more("has words in every pseudo-language", async ({ visit }) => {
    const page = await visit.newPage({ lang: "XA" });
    await page.goto(visit.portal, { waitUntil: "networkidle" });
    expect(await page.getByRole("main").innerText()).toMatch(/[ḗǿȧ]/u);
  });

  more("is written from right to left in XB", async ({ visit }) => {
    const page = await visit.newPage({ lang: "XB", width: 390 });
    await page.goto(visit.portal, { waitUntil: "networkidle" });
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

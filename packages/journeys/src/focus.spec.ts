import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { cards, openAsMember, section } from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/* A phone; 1280 × 800 at 300% zoom; 1280 × 1024 at 400%. */
const windows = [
  { width: 390, height: 844 },
  { width: 427, height: 267 },
  { width: 320, height: 256 },
] as const;

/** Presses Tab and returns the stops that cannot be seen. */
async function hiddenStops(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(async () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body)
        return undefined;
      // Elements that are animated in on focus are judged once they are there.
      await Promise.allSettled(
        focused.getAnimations().map((animation) => animation.finished),
      );
      const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
      const isSeen = () =>
        [...focused.getClientRects()].some((box) =>
          shares.some((x) =>
            shares.some((y) => {
              const top = document.elementFromPoint(
                box.left + box.width * x,
                box.top + box.height * y,
              );
              return (
                top !== null &&
                (focused.contains(top) ||
                  (top.contains(focused) &&
                    top !== document.body &&
                    top !== document.documentElement) ||
                  top.closest("label")?.control === focused)
              );
            }),
          ),
        );
      // A row that loads now pushes it away until the browser has scrolled to it again.
      for (let frame = 0; frame < 30 && !isSeen(); frame += 1)
        await new Promise(requestAnimationFrame);
      const says = focused.ariaLabel ?? focused.textContent;
      return isSeen() ? undefined : `${focused.localName} ${says.slice(0, 40)}`;
    });
    if (name !== undefined) hidden.push(`${press}: ${name}`);
  }
  return hidden;
}

describe("what has the focus is in sight", () => {
  for (const { width, height } of windows)
    (width === 390 ? test : more)(
      `in the lobby at ${width} × ${height}`,
      async ({ visit }) => {
        const page = await visit.newPage({ width, height });
        await page.goto(visit.portal);
        await eventually(
          cards(section(page, wordsOf("lobby.hot.title"))).first(),
        ).toBeVisible();
        expect(await hiddenStops(page, 120)).toEqual([]);
      },
    );

  for (const { width, height } of windows)
    more(`in a centre at ${width} × ${height}`, async ({ visit }) => {
      const { page } = await openAsMember(visit, {
        path: "/member?page=depositv2",
        page: { width, height },
      });
      await eventually(
        page.getByRole("main").locator("input").first(),
      ).toBeVisible();
      // The header's own stops are the same as in the lobby.
      await page.locator("main").focus();
      expect(await hiddenStops(page, 60)).toEqual([]);
    });

  more("and at 320 × 200 a form has most of the window", async ({ visit }) => {
    const { page } = await openAsMember(visit, {
      path: "/member?page=depositv2",
      page: { width: 320, height: 200 },
    });
    const field = page.getByRole("main").locator("input").first();
    await eventually(field).toBeVisible();
    await field.focus();
    const covered = await page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        document
          .elementsFromPoint(innerWidth / 2, y)
          .slice(0, 3)
          .some((element) => {
            for (let at: Element | null = element; at; at = at.parentElement)
              if (/sticky|fixed/.test(getComputedStyle(at).position))
                return true;
            return false;
          }),
      );
      return rows.filter(Boolean).length / rows.length;
    });
    expect(covered).toBeLessThan(0.3);
  });
});

import type { Page } from "playwright";
import { describe } from "vitest";
import { expect, moreTag, test } from "./harness/test.ts";

const looks = ["mode=dark&dir=ltr", "mode=light&dir=rtl"];

/** Stories with hostile content: the parser itself reports what the policy blocked in them. */
const isHostile = (id: string) => id.endsWith(": Hostile");

const storyIds = async (page: Page, gallery: string, look = "") => {
  await page.goto(`${gallery}/gallery.html?${look}`);
  await page.locator("[data-stories]").waitFor();
  return page.locator("[data-stories] > li").allTextContents();
};

/** Shows them one after another on the open page, each long enough to be drawn twice. */
const walk = (page: Page, places: readonly number[]) =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise(requestAnimationFrame);
    const shown = [];
    for (const place of wanted) {
      location.hash = `#${place}`;
      await frame();
      await frame();
      shown.push(
        document.querySelector("[data-story]")?.getAttribute("data-story"),
      );
    }
    return shown;
  }, places);

describe("every story under the portal's own policy", () => {
  for (const look of looks)
    test(
      `raises no violation and no error: ${look}`,
      { timeout: 240_000, tags: [moreTag] },
      async ({ visit }) => {
        const page = await visit.newPage({ width: 390 });
        const ids = await storyIds(page, visit.gallery, look);
        expect(ids.length).toBeGreaterThan(100);
        const calm = [...ids.keys()].filter((at) => !isHostile(ids[at] ?? ""));
        expect(await walk(page, calm)).toEqual(calm.map((at) => ids[at]));
      },
    );

  test("runs nothing of a hostile story", async ({ visit }) => {
    visit.expectProblem(/(style|script)-src-attr|inline (style|event handler)/);
    const page = await visit.newPage();
    const ids = await storyIds(page, visit.gallery);
    const hostile = ids.flatMap((id, story) => (isHostile(id) ? [story] : []));
    expect(hostile).not.toEqual([]);
    for (const story of hostile) {
      expect(await walk(page, [story])).toEqual([ids[story]]);
      const left = page
        .locator("[data-story]")
        .locator("script, iframe, [style], [onclick], [onerror]");
      expect(await left.count()).toBe(0);
    }
  });
});

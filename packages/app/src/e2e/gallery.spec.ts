import type { Page } from "playwright";
import { describe } from "vitest";
import { expect, test } from "./harness/test.ts";

const looks = ["mode=dark&dir=ltr", "mode=light&dir=rtl"];

/** Stories whose content attacks: the parser itself reports what the policy has stopped in them. */
const isHostile = (id: string) => id.endsWith(": Hostile");

const storyIds = async (page: Page, gallery: string) => {
  await page.goto(`${gallery}/gallery.html`);
  await page.locator("[data-stories]").waitFor();
  return page.locator("[data-stories] > li").allTextContents();
};

const show = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator("[data-story]").waitFor({ state: "attached" });
};

describe("every story under the portal's own policy", () => {
  test.for(looks)(
    "raises no violation and no error: %s",
    { timeout: 240_000 },
    async (look, { visit }) => {
      const page = await visit.newPage({ width: 390 });
      const ids = await storyIds(page, visit.gallery);
      expect(ids.length).toBeGreaterThan(100);
      for (const [story, id] of ids.entries()) {
        if (isHostile(id)) continue;
        await show(
          page,
          `${visit.gallery}/gallery.html?story=${story}&${look}`,
        );
      }
    },
  );

  test("runs nothing of a hostile story", async ({ visit }) => {
    visit.expectProblem(/(style|script)-src-attr|inline (style|event handler)/);
    const page = await visit.newPage();
    const ids = await storyIds(page, visit.gallery);
    const hostile = ids.flatMap((id, story) => (isHostile(id) ? [story] : []));
    expect(hostile).not.toEqual([]);
    for (const story of hostile) {
      await show(page, `${visit.gallery}/gallery.html?story=${story}`);
      const left = page
        .locator("[data-story]")
        .locator("script, iframe, [style], [onclick], [onerror]");
      expect(await left.count()).toBe(0);
    }
  });
});

import { describe } from "vitest";
import { openDrawn, untilDrawn } from "./harness/documents.ts";
import { eventually } from "./harness/eventually.ts";
import { shiftsOf, watchShifts } from "./harness/measure.ts";
import { drawnPaths, languageCodes } from "./harness/pages.ts";
import { memberMenu } from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more, test, type PageWish } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/*
 * Pages that the server has drawn into their documents. A hydration fault is an error of the page, and fails every
 * test here by itself. On a machine without a Chinese font the brand's own comes late, and Chinese pages move.
 */

const phone: PageWish = { width: 390, touch: true, mode: "dark" };
const desktop: PageWish = { width: 1280, mode: "light" };

const looks = drawnPaths.flatMap((path) =>
  languageCodes.flatMap((lang) =>
    [phone, desktop].map((look) => ({ path, lang, look })),
  ),
);

describe("a drawn page", () => {
  for (const { path, lang, look } of looks)
    (path === "/" && lang === "EN" ? test : more)(
      `comes to life as it was drawn, and nothing moves: ${path} in ${lang} at ${look.width}`,
      async ({ visit }) => {
        const page = await visit.newPage({ ...look, lang, drawn: true });
        await watchShifts(page);
        const drawn = await openDrawn(page, visit.portal + path);
        expect(drawn.seen).toBeGreaterThan(50);
        expect(drawn.lost).toEqual([]);
        expect(await shiftsOf(page)).toEqual([]);
        for (const heading of drawn.headings)
          await eventually(
            page.locator("#root :is(h1, h2)", { hasText: heading }).first(),
          ).toBeAttached();
      },
    );

  for (const look of [phone, desktop])
    (look === phone ? test : more)(
      `becomes a member's without a sight of what is for visitors, and nothing moves, at ${look.width}`,
      async ({ visit }) => {
        const page = await visit.newPage({ ...look, drawn: true });
        // The document is everybody's; the member lives in this test's run.
        await page
          .context()
          .addCookies([
            { name: "foyer_run", value: visit.runId, url: visit.sandbox },
          ]);
        const member = await visit.control.makeMember({ favourites: 3 });
        const token = await signIn(visit, member);
        await page.goto(`${visit.portal}/?token=${token}`);
        await memberMenu(page).waitFor();
        await watchShifts(page);
        await page.addInitScript(noteSeen, [
          wordsOf("header.login"),
          wordsOf("header.register"),
          wordsOf("lobby.sections.guest"),
        ]);
        // A member has other notices.
        const notices = `[aria-label="${wordsOf("ui.noticeMarquee.label")}"]`;
        const drawn = await openDrawn(page, visit.portal, notices);
        // Announcements may lie over it.
        await eventually(page.locator("#account[role=group]")).toBeAttached();
        expect(drawn.seen).toBeGreaterThan(50);
        expect(drawn.lost).toEqual([]);
        await eventually(page.locator(":root[data-member]")).toHaveCount(0);
        await eventually(
          page.locator("h2", {
            hasText: wordsOf("lobby.sections.favourites"),
          }),
        ).toBeAttached();
        expect(await shiftsOf(page)).toEqual([]);
        expect(
          await page.evaluate(() => Reflect.get(globalThis, "foyerSeen")),
        ).toEqual([]);
      },
    );

  test("can be read without scripts, and followed by its links", async ({
    visit,
  }) => {
    const page = await visit.newPage({
      ...phone,
      drawn: true,
      scriptless: true,
    });
    await untilDrawn(page, visit.portal);
    await untilDrawn(page, `${visit.portal}/help`);
    await page.goto(visit.portal);
    await eventually(
      page.getByRole("main").getByRole("heading").first(),
    ).toBeVisible();
    expect(await page.getByRole("main").innerText()).toMatch(/\w/);
    // Parts that share a file bring their style too.
    expect(
      await page
        .getByRole("contentinfo")
        .evaluate((footer) => getComputedStyle(footer).paddingTop),
    ).not.toBe("0px");
    await page.locator('a[href="/help"]').first().click();
    await eventually(page.getByRole("main")).toContainText(
      wordsOf("help.title"),
    );
  });
});

/* Runs in the page: notes which of these texts can be seen in any frame. */
function noteSeen(texts: readonly string[]) {
  const seen: string[] = [];
  Reflect.set(globalThis, "foyerSeen", seen);
  const look = () => {
    for (const element of document.querySelectorAll("#root *")) {
      const text = element.childElementCount === 0 && element.textContent;
      if (
        text &&
        texts.includes(text) &&
        !seen.includes(text) &&
        element.checkVisibility({ visibilityProperty: true })
      )
        seen.push(text);
    }
    requestAnimationFrame(look);
  };
  look();
}

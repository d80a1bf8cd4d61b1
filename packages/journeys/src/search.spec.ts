import type { Page } from "playwright";
import { describe } from "vitest";
import { pressBack } from "./harness/back.ts";
import { eventually } from "./harness/eventually.ts";
import {
  cards,
  memberMenu,
  openLogin,
  requests,
  section,
  submitLogin,
} from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const menu = (page: Page) =>
  page.getByRole("navigation", { name: wordsOf("lobby.categories.label") });
const searchBox = (page: Page) =>
  page.getByRole("searchbox", { name: wordsOf("lobby.search.label") });
const queryOf = (url: string) => new URL(url).searchParams;

describe("the search", () => {
  more(
    "is trimmed, lives in the address, and leaves with Back",
    async ({ visit }) => {
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(`${visit.portal}/live`);
      await menu(page)
        .getByRole("link", { name: wordsOf("hd_home") })
        .click();
      await page.waitForURL(`${visit.portal}/`);
      await searchBox(page).fill("  lantern  ");
      await eventually(
        page.getByRole("heading", { name: "Results for “lantern”" }),
      ).toBeVisible();
      const names = page.getByRole("article").getByRole("button", {
        name: /^Play /,
      });
      await eventually(names.first()).toHaveAccessibleName(/lantern/i);
      for (const name of await names.allTextContents())
        expect(name.toLowerCase()).toContain("lantern");
      const searches = asked("gameName=").map((one) => queryOf(one.url()));
      expect(searches.map((query) => query.get("gameName"))).toEqual([
        "lantern",
      ]);
      expect(searches[0]?.get("pageSize")).toBe("28");
      expect(queryOf(page.url()).get("q")).toBe("lantern");
      await page.reload();
      await eventually(searchBox(page)).toHaveValue("lantern");
      await eventually(names.first()).toHaveAccessibleName(/lantern/i);

      await page
        .getByRole("search")
        .getByRole("button", { name: wordsOf("lobby.results.clear") })
        .click();
      await eventually(
        cards(section(page, wordsOf("lobby.hot.title"))),
      ).toHaveCount(12);
      expect(page.url()).toBe(`${visit.portal}/`);

      await searchBox(page).fill("zzqx");
      await eventually(
        page.getByRole("heading", { name: "No game matches “zzqx”" }),
      ).toBeVisible();
      await pressBack(page);
      await page.waitForURL(`${visit.portal}/live`);
    },
  );

  more(
    "bears ten thousand characters, and a late answer does not win",
    async ({ visit }) => {
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(visit.portal);
      await cards(section(page, wordsOf("lobby.hot.title")))
        .first()
        .waitFor();
      await searchBox(page).fill("x".repeat(10_000));
      await searchBox(page).press("Enter");
      await eventually(page.getByText(/^No game matches/)).toBeVisible();
      expect(page.url().length).toBeLessThan(400);
      for (const one of asked("gameName="))
        expect(one.url().length).toBeLessThan(800);

      await page.route(/gameName=lantern/, async (route) => {
        await searchBox(page).fill("dragon");
        await page.waitForResponse(/gameName=dragon/);
        await route.continue();
      });
      const late = page.waitForEvent("requestfailed", (one) =>
        one.url().includes("gameName=lantern"),
      );
      await searchBox(page).fill("lantern");
      await late;
      await eventually(
        page.getByRole("heading", { name: "Results for “dragon”" }),
      ).toBeVisible();
      await eventually(
        cards(page)
          .first()
          .getByRole("button", { name: /^Play / }),
      ).toHaveAccessibleName(/dragon/i);
    },
  );

  more(
    "finds what was meant: a slip of the fingers, other blanks, a maker's name",
    async ({ visit }) => {
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/live`);
      const box = page.getByRole("searchbox", {
        name: "Search in Live casino",
      });
      const first = cards(page)
        .first()
        .getByRole("button", { name: /^Play / });
      for (const [typed, found] of [
        ["blak jack", /Blackjack/],
        ["sicbo", /Sic Bo/],
        ["roulete", /Roulette/],
      ] as const) {
        await box.fill(typed);
        await eventually(
          page.getByRole("heading", { name: `Results for “${typed}”` }),
        ).toBeVisible();
        await eventually(first).toHaveAccessibleName(found);
      }
      await box.fill("opal room");
      await eventually(
        page.getByRole("heading", { name: "Results for “opal room”" }),
      ).toBeVisible();
      const found = page.getByRole("list", { name: /^Results for/ });
      await eventually(found).toHaveAttribute("aria-busy", "false");
      const makers = await found.getByRole("paragraph").allTextContents();
      expect(new Set(makers)).toEqual(new Set(["Opalroom"]));
    },
  );

  more(
    "keeps its text on a trip to the login, by the popup and by the address",
    async ({ visit }) => {
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      await page.goto(visit.portal);
      await searchBox(page).fill("moon");
      await page.waitForURL(/q=moon/);
      await openLogin(page);
      await page.keyboard.press("Escape");
      await eventually(searchBox(page)).toHaveValue("moon");
      await openLogin(page);
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await eventually(searchBox(page)).toHaveValue("moon");
      await eventually(page.getByText("Results for “moon”")).toBeVisible();
    },
  );
});

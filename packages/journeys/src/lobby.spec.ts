import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import {
  cards,
  header,
  loginDialog,
  openAsMember,
  requests,
  section,
} from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const menu = (page: Page) =>
  page.getByRole("navigation", { name: wordsOf("lobby.categories.label") });
const filter = (page: Page, name: string) =>
  page
    .getByRole("group", { name: wordsOf("lobby.filter.label") })
    .getByRole("button", { name });
const queryOf = (url: string) => new URL(url).searchParams;

describe("the lobby", () => {
  more(
    "is at each of its addresses, cold, with the popup that the address names",
    async ({ visit }) => {
      const page = await visit.newPage();
      for (const path of ["/index", "/index.html", "/home"]) {
        await page.goto(visit.portal + path);
        await eventually(
          page.getByRole("region", {
            name: wordsOf("lobby.banner.label"),
            exact: true,
          }),
        ).toBeVisible();
        await eventually(
          page.getByRole("region", { name: wordsOf("notices.title") }),
        ).toBeVisible();
        await eventually(
          cards(section(page, wordsOf("lobby.hot.title"))).first(),
        ).toBeVisible();
        expect(await page.getByRole("dialog").count()).toBe(0);
      }
      for (const [path, dialog] of [
        ["/login", "Welcome back"],
        ["/register", "Create an account"],
      ] as const) {
        await page.goto(visit.portal + path);
        await eventually(
          page.getByRole("dialog", { name: dialog }),
        ).toBeVisible();
        await eventually(
          page.locator("main").getByRole("region", {
            name: wordsOf("lobby.banner.label"),
            exact: true,
            includeHidden: true,
          }),
        ).toBeVisible();
      }
      await page
        .getByRole("dialog")
        .getByRole("button", { name: wordsOf("register.have") })
        .click();
      await eventually(loginDialog(page)).toBeVisible();
      await page.waitForURL("**/login");
      await page.goto(`${visit.portal}/fish`);
      await page.reload();
      await eventually(
        page.getByRole("heading", { level: 1, name: wordsOf("con_fish") }),
      ).toBeVisible();
    },
  );

  more(
    "lists the categories from Home to Favourites, and what Home holds",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, { wish: { favourites: 15 } });
      const names = await menu(page).getByRole("listitem").allInnerTexts();
      expect(names[0]).toBe("Home");
      expect(names.slice(-2)).toEqual(["Promotions", "Favourites"]);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain("E-sports");
      await eventually(
        cards(section(page, wordsOf("lobby.hot.title"))),
      ).toHaveCount(12);
      await eventually(
        cards(section(page, wordsOf("lobby.sections.favourites"))),
      ).toHaveCount(12);
      await eventually(
        section(page, wordsOf("lobby.filter.recent")),
      ).toContainText(wordsOf("lobby.sections.noRecent"));
      // Each is requested when it comes near the view.
      for (const name of ["Slots", "Live casino", "Card games", "Fishing"]) {
        // A rail's placeholder is replaced by the rail as it comes near the view.
        await eventually(() =>
          section(page, name).scrollIntoViewIfNeeded(),
        ).toPass();
        await eventually(cards(section(page, name))).toHaveCount(12);
      }

      await filter(page, "Hot").click();
      const strip = page.getByRole("list", {
        name: wordsOf("lobby.hot.title"),
      });
      await eventually(strip).toHaveAttribute("data-rows", "two");
      expect(await strip.getByRole("article").count()).toBeGreaterThan(14);
      expect(queryOf(page.url()).get("filter")).toBe("HOT");
      await filter(page, "Favourites").click();
      await eventually(
        page
          .getByRole("list", { name: wordsOf("games.favourites") })
          .getByRole("article"),
      ).toHaveCount(15);
      await filter(page, "Recent").click();
      await eventually(page.getByText(wordsOf("games.noRecent"))).toBeVisible();
      await filter(page, "All").click();
      await eventually(
        cards(section(page, wordsOf("lobby.hot.title"))),
      ).toHaveCount(12);
      expect(page.url()).toBe(`${visit.portal}/`);
    },
  );

  more(
    "asks a guest to log in for what is a member's, and stays as it is",
    async ({ visit }) => {
      const page = await visit.newPage();
      await page.goto(visit.portal);
      await cards(section(page, wordsOf("lobby.hot.title")))
        .first()
        .waitFor();
      const asks = async (press: () => Promise<void>) => {
        await press();
        await eventually(loginDialog(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await eventually(loginDialog(page)).toHaveCount(0);
        expect(page.url()).toBe(`${visit.portal}/`);
        await eventually(filter(page, "All")).toHaveAttribute(
          "aria-pressed",
          "true",
        );
      };
      await asks(() => filter(page, "Favourites").click());
      await asks(() => filter(page, "Recent").click());
      await asks(() =>
        menu(page).getByText(wordsOf("lobby.filter.favourites")).click(),
      );
      await asks(() => menu(page).getByText(wordsOf("con_elott")).click());
      await asks(() =>
        section(page, wordsOf("lobby.hot.title"))
          .getByRole("button", { name: /^Favourite: / })
          .first()
          .click(),
      );
    },
  );

  more(
    "has search, favourites, recent games, notices and promotions at hand, and none leads out of the portal",
    async ({ visit }) => {
      const { page } = await openAsMember(visit);
      // Lasts as long as the document: leaving it, or loading a new one, would lose it.
      await page.evaluate(() => Reflect.set(globalThis, "stayed", true));
      const stayed = () =>
        page.evaluate(() => Reflect.get(globalThis, "stayed"));

      const box = page.getByRole("searchbox", {
        name: wordsOf("lobby.search.label"),
      });
      await box.fill("lantern");
      await box.press("Enter");
      await page
        .getByRole("heading", { name: "Results for “lantern”" })
        .waitFor();
      const found = cards(page).filter({ hasNotText: "Maintenance" }).first();
      const play = found.getByRole("button", { name: /^Play / });
      await eventually(play).toHaveAccessibleName(/lantern/i);
      const name = await play.innerText();
      await found.getByRole("button", { name: /^Favourite: / }).click();
      await play.click();
      await eventually(page.locator("iframe")).toBeVisible();
      await page.getByRole("button", { name: wordsOf("game.back") }).click();
      for (const rail of ["Your favourites", "Recent"])
        await eventually(
          section(page, rail).getByRole("button", { name: `Play ${name}` }),
        ).toBeVisible();

      const notice = section(page, wordsOf("notices.title"))
        .locator("li button")
        .first();
      const title = await notice.innerText();
      await notice.press("Enter");
      await eventually(page.getByRole("dialog")).toContainText(title);
      await page.keyboard.press("Escape");
      await eventually(page.getByRole("dialog")).toHaveCount(0);

      await menu(page)
        .getByRole("link", { name: wordsOf("hd_event") })
        .click();
      const offer = page
        .getByRole("article")
        .getByRole("link", { name: /^More / })
        .first();
      await offer.click();
      await eventually(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await eventually(page.getByRole("dialog")).toHaveCount(0);
      await page
        .getByRole("navigation", { name: wordsOf("menu.label") })
        .getByRole("link", { name: wordsOf("hd_home") })
        .click();
      await eventually(
        cards(section(page, wordsOf("lobby.hot.title"))).first(),
      ).toBeVisible();
      expect(page.url()).toBe(`${visit.portal}/`);
      expect(await stayed()).toBe(true);
      expect(page.context().pages()).toHaveLength(1);
    },
  );

  more("opens the lottery for a member who picks it", async ({ visit }) => {
    const { page } = await openAsMember(visit);
    await menu(page).getByText(wordsOf("con_elott")).click();
    await page.waitForURL("**/lottery");
    await eventually(page.locator("iframe")).toBeVisible();
  });
});

describe("a category", () => {
  more(
    "has its vendors, pages of 28, and both in the address",
    async ({ visit }) => {
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(`${visit.portal}/rng`, { waitUntil: "networkidle" });
      const grid = page.getByRole("list", { name: wordsOf("con_rng") });
      await eventually(grid.getByRole("article")).toHaveCount(28);
      const pager = page.getByRole("navigation", {
        name: wordsOf("games.pager"),
      });
      // Rows that are drawn only when they come into view have their space reserved: nothing shifts under the
      // pointer.
      const heightOf = () =>
        grid.evaluate((element) => element.getBoundingClientRect().height);
      const height = await heightOf();
      await pager.getByRole("button", { name: "Page 2", exact: true }).click();
      expect(await heightOf()).toBeCloseTo(height, 0);
      await eventually(page).toHaveURL(/\?page=2$/);
      const first = grid.getByRole("button", { name: /^Play / }).first();
      await eventually
        .poll(() => asked("pageNo=2").length, { message: "page 2 was asked" })
        .toBe(1);
      await eventually(grid).toHaveAttribute("aria-busy", "false");
      const name = await first.innerText();
      await page.reload();
      await eventually(first).toHaveText(name);

      const vendors = page.getByRole("group", {
        name: wordsOf("lobby.vendors.label"),
      });
      const choices = vendors.getByRole("button", { includeHidden: true });
      await eventually(choices.first()).toHaveText(wordsOf("lobby.filter.all"));
      await eventually(choices.first()).toHaveAttribute("aria-pressed", "true");
      const vendor = choices.nth(1);
      const title = await vendor.locator("img").getAttribute("alt");
      if (!title) throw new Error("The vendor has no name.");
      await vendor.click();
      await eventually(vendor).toHaveAttribute("aria-pressed", "true");
      expect(queryOf(page.url()).has("page")).toBe(false);
      const code = queryOf(page.url()).get("vendor");
      await eventually
        .poll(() => asked(`vassalage=${code}`).length)
        .toBeGreaterThan(0);
      await eventually(grid).toHaveAttribute("aria-busy", "false");
      const makers = await grid.getByRole("paragraph").allTextContents();
      expect(new Set(makers)).toEqual(new Set([title]));

      await page.goto(`${visit.portal}/rng?vassalage=${code}`);
      await eventually(
        vendors.getByRole("button", { pressed: true }),
      ).toHaveAccessibleName(title);

      await page.goto(`${visit.portal}/live?q=zzqx`);
      await eventually(page.getByText("No game matches “zzqx”")).toBeVisible();
      expect(await pager.count()).toBe(0);
    },
  );

  more(
    "opens at the top, keeps its view within, and bears a second press",
    async ({ visit }) => {
      const page = await visit.newPage({ reducedMotion: true });
      await page.goto(`${visit.portal}/rng`);
      const grid = page.getByRole("list", { name: wordsOf("con_rng") });
      await grid.getByRole("article").first().waitFor();
      const mark = () =>
        page.evaluate(() => {
          const box = document.querySelector("input[type=search]");
          Reflect.set(globalThis, "box", box);
        });
      const same = () =>
        page.evaluate(
          () =>
            Reflect.get(globalThis, "box") ===
            document.querySelector("input[type=search]"),
        );
      await mark();
      await page.evaluate(() => window.scrollTo({ top: 900 }));
      const top = () => page.evaluate(() => window.scrollY);
      await page.getByRole("button", { name: "Page 2", exact: true }).click();
      await page.waitForURL(/page=2/);
      expect(await same()).toBe(true);
      expect(await top()).toBeGreaterThan(200);

      await menu(page)
        .getByRole("link", { name: wordsOf("con_fish") })
        .click();
      await page
        .getByRole("heading", { level: 1, name: wordsOf("con_fish") })
        .waitFor();
      await eventually.poll(top).toBe(0);
      expect(await same()).toBe(false);
      await mark();
      const fish = menu(page).getByRole("link", { name: wordsOf("con_fish") });
      await fish.dblclick();
      await eventually(fish).toHaveAttribute("aria-current", /.+/);
      expect(page.url()).toBe(`${visit.portal}/fish`);
      expect(await same()).toBe(true);
      expect(await page.getByRole("alert").count()).toBe(0);
    },
  );
});

describe("a change of language", () => {
  more(
    "changes all words in place and reads games and winners again",
    async ({ visit }) => {
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(`${visit.portal}/?filter=ALL`);
      await section(page, wordsOf("con_pvp")).scrollIntoViewIfNeeded();
      await eventually(cards(section(page, wordsOf("con_pvp")))).toHaveCount(
        12,
      );
      const before = asked("").length;
      await header(page)
        .getByRole("button", { name: "Language: English" })
        .click();
      const choices = page.getByRole("menuitemradio");
      const other = choices.filter({ hasNotText: "English" }).first();
      const label = await other.innerText();
      await other.click();
      await eventually(
        header(page).getByRole("button", {
          name: new RegExp(label.slice(2, -2)),
        }),
      ).toBeVisible();
      const again = () =>
        asked("")
          .slice(before)
          .map((one) => one.url());
      const code = await page.evaluate(() => localStorage.getItem("lang"));
      expect(code).not.toBe("EN");
      for (const path of [
        "/wps/game/hot",
        "winnerBoard",
        ...["RNG", "LIVE", "PVP", "FISH", "INHOUSE"].map(
          (type) => `gameType=${type}`,
        ),
      ])
        await eventually
          .poll(
            () =>
              again().filter(
                (url) => url.includes(path) && url.includes(`language=${code}`),
              ).length,
            { message: path },
          )
          .toBe(1);
      expect(page.url()).toBe(`${visit.portal}/?filter=ALL`);
      expect(again().filter((url) => url.endsWith(".html"))).toEqual([]);
    },
  );
});

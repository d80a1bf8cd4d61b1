import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { header, loginDialog, requests, section } from "./harness/journey.ts";
import {
  expect,
  more,
  test,
  type PageWish,
  type Visit,
} from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/**
 * A page as the server drew it, whose scripts come only once they are released: no press on it can be answered before.
 */
async function openDrawn(visit: Visit, wish: PageWish = {}) {
  const page = await visit.newPage({ ...wish, drawn: true });
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http"))
      sessionStorage.setItem("ANONYMOUS_POPUP", "closed");
  });
  // The first visitors of a portal get the document without a page, while the server draws it.
  await eventually(async () => {
    const answer = await page.request.get(visit.portal);
    expect(await answer.text()).toContain("data-page");
  }).toPass();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(visit.portal, { waitUntil: "commit" });
  await header(page).waitFor();
  const root = page.locator(":root");
  expect(await root.getAttribute("data-alive")).toBeNull();
  return {
    page,
    /** Lets the scripts come, and waits until the page has come to life. */
    comeToLife: async () => {
      release();
      await eventually(root).toHaveAttribute("data-alive", "");
    },
  };
}

const kept = (page: Page) => page.locator("[data-kept]");
const entries = (page: Page) => page.evaluate(() => history.length);
const searchBox = (page: Page) =>
  page.getByRole("searchbox", { name: wordsOf("lobby.search.label") });
const hot = (page: Page) => section(page, wordsOf("lobby.hot.title"));

interface Press {
  readonly what: string;
  readonly wish?: PageWish;
  readonly press: (page: Page) => Promise<void>;
  /** What the press leads to, and that it led there once. */
  readonly done: (page: Page) => Promise<void>;
}

const asksToLogIn = (page: Page) => eventually(loginDialog(page)).toBeVisible();

const presses: readonly Press[] = [
  {
    what: "a game",
    press: (page) =>
      hot(page)
        .getByRole("button", { name: /^Play / })
        .first()
        .click(),
    done: asksToLogIn,
  },
  {
    what: "a heart",
    press: (page) =>
      hot(page)
        .getByRole("button", { name: /^Favourite: / })
        .first()
        .click(),
    done: asksToLogIn,
  },
  {
    what: "the menu of a phone",
    wish: { width: 375, touch: true },
    press: (page) =>
      header(page)
        .getByRole("button", { name: wordsOf("ui.header.menu") })
        .tap(),
    done: async (page) => {
      await eventually(page.getByRole("dialog")).toHaveCount(1);
      await eventually(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    what: "the menu of languages",
    press: (page) =>
      header(page)
        .getByRole("button", { name: /English/ })
        .click(),
    done: async (page) => {
      await eventually(page.getByRole("menu")).toBeVisible();
      // It was opened by a pointer: by a key, the focus would be on its first entry.
      await eventually(page.getByRole("menu")).toBeFocused();
    },
  },
  {
    what: "the menu of languages by a key",
    press: (page) =>
      header(page)
        .getByRole("button", { name: /English/ })
        .press("Enter"),
    done: (page) =>
      eventually(page.getByRole("menuitemradio").first()).toBeFocused(),
  },
  {
    what: "the switch between dark and light",
    wish: { mode: "dark" },
    press: (page) =>
      header(page)
        .getByRole("button", { name: wordsOf("ui.modeSwitch.toLight") })
        .click(),
    done: (page) =>
      eventually(page.locator(":root")).toHaveAttribute("data-mode", "light"),
  },
  {
    what: "the next banner",
    press: async (page) => {
      const banners = section(page, wordsOf("lobby.banner.label"));
      // The arrow is seen only under a mouse.
      await banners.hover();
      await banners
        .getByRole("button", { name: wordsOf("ui.bannerCarousel.next") })
        .click();
    },
    done: (page) =>
      eventually(
        section(page, wordsOf("lobby.banner.label")).getByRole("button", {
          name: /^Banner 2: /,
        }),
      ).toHaveAttribute("aria-current", "true"),
  },
];

describe("a press before the page has come to life", () => {
  test("on login is kept, seen, and made once", async ({ visit }) => {
    const { page, comeToLife } = await openDrawn(visit);
    const login = header(page).getByRole("button", {
      name: wordsOf("header.login"),
    });
    const before = await entries(page);
    // An impatient visitor.
    await login.click();
    await login.click();
    await eventually(login).toHaveAttribute("data-kept", "");
    await comeToLife();
    await asksToLogIn(page);
    await eventually(kept(page)).toHaveCount(0);
    expect(await entries(page)).toBe(before + 1);
  });

  for (const { what, wish, press, done } of presses)
    more(`on ${what} is made once`, async ({ visit }) => {
      const { page, comeToLife } = await openDrawn(visit, wish);
      await press(page);
      await eventually(kept(page)).toHaveCount(1);
      await comeToLife();
      await done(page);
      await eventually(kept(page)).toHaveCount(0);
      await done(page);
    });

  test("keeps the letters of a search, their caret, and Enter", async ({
    visit,
  }) => {
    const { page, comeToLife } = await openDrawn(visit);
    const asked = requests(page);
    const box = searchBox(page);
    await box.click();
    await page.keyboard.type("lantrn");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await comeToLife();
    await eventually(box).toBeFocused();
    await page.keyboard.type("e");
    await eventually(box).toHaveValue("lantern");
    await eventually(
      page.getByRole("heading", { name: "Results for “lantern”" }),
    ).toBeVisible();
    await eventually(box).toHaveValue("lantern");
    expect(new URL(page.url()).searchParams.get("q")).toBe("lantern");
    expect(asked("gameName=lantern")).toHaveLength(1);
  });

  more("gives way to a later press on something else", async ({ visit }) => {
    const { page, comeToLife } = await openDrawn(visit);
    await header(page)
      .getByRole("button", { name: wordsOf("header.login") })
      .click();
    await searchBox(page).click();
    await eventually(kept(page)).toHaveCount(0);
    await comeToLife();
    await eventually(searchBox(page)).toBeFocused();
    expect(await loginDialog(page).count()).toBe(0);
  });
});

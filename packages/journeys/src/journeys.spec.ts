import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import {
  cards,
  header,
  loginDialog,
  memberMenu,
  openAsMember,
  requests,
  section,
  submitLogin,
} from "./harness/journey.ts";
import { tabTo } from "./harness/keyboard.ts";
import { openListening } from "./harness/live.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/* Whole visits, each from a cold start; what one part does in every case is tested beside that part. */

const dialog = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name, exact: true });
const play = (part: Locator | Page): Locator =>
  cards(part)
    .first()
    .getByRole("button", { name: /^Play / });
const heart = (page: Page): Locator =>
  page.getByRole("button", { name: /^Favourite: / }).first();
const spin = (page: Page): Locator =>
  page.frameLocator("iframe").getByRole("button", { name: "Spin" });

describe("a visitor", () => {
  test("browses, searches, follows a link to a promotion, logs in there, and is still there", async ({
    visit,
  }) => {
    const member = await visit.control.makeMember({ balance: "25.00" });
    const page = await visit.newPage({ width: 390, touch: true });
    await page.goto(visit.portal);
    await cards(section(page, wordsOf("lobby.hot.title")))
      .first()
      .waitFor();
    const search = page.getByRole("searchbox", {
      name: wordsOf("lobby.search.label"),
    });
    await search.fill("lantern");
    await eventually(
      page.getByRole("heading", { name: "Results for “lantern”" }),
    ).toBeVisible();

    await page.goto(`${visit.portal}/promotions#p-invite`);
    const promotion = dialog(page, "Invite a friend");
    await promotion.getByRole("button", { name: wordsOf("login.form") }).tap();
    await submitLogin(page, member);
    await eventually(loginDialog(page)).toHaveCount(0);
    await eventually(page).toHaveURL(`${visit.portal}/promotions#p-invite`);
    await eventually(promotion).toBeVisible();
    // A member does not need the login: the button is no longer there.
    await eventually(
      promotion.getByRole("button", { name: wordsOf("login.form") }),
    ).toHaveCount(0);
    await promotion
      .getByRole("button", { name: wordsOf("receipt.close") })
      .tap();
    await eventually(header(page).getByRole("group")).toContainText("25.00");
  });

  more("does all of it with the keyboard alone", async ({ visit }) => {
    const member = await visit.control.makeMember({ balance: "25.00" });
    const page = await visit.newPage();
    const { keyboard } = page;
    await page.goto(visit.portal);
    await cards(section(page, wordsOf("lobby.hot.title")))
      .first()
      .waitFor();
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await eventually(page.getByRole("main")).toBeFocused();

    await tabTo(
      page,
      page.getByRole("searchbox", { name: wordsOf("lobby.search.label") }),
    );
    await keyboard.type("lantern");
    await keyboard.press("Enter");
    await eventually(
      page.getByRole("heading", { name: "Results for “lantern”" }),
    ).toBeVisible();

    await page.goto(`${visit.portal}/fish`);
    await tabTo(page, heart(page));
    await keyboard.press("Enter");
    const login = loginDialog(page);
    await eventually(login.getByLabel(/^Username/)).toBeFocused();
    await keyboard.press("Escape");
    await eventually(login).toHaveCount(0);
    await eventually(heart(page)).toBeFocused();
    await keyboard.press("Enter");
    await eventually(login.getByLabel(/^Username/)).toBeFocused();
    await keyboard.type(member.username);
    await keyboard.press("Tab");
    await tabTo(page, login.getByLabel(/^Password/));
    await keyboard.type(member.password);
    await keyboard.press("Enter");
    await eventually(memberMenu(page)).toBeVisible();
    await eventually(login).toHaveCount(0);
    // The action pressed before the login is carried out by it; the arrow keys reach the row's other cards.
    await eventually(heart(page)).toHaveAttribute("aria-pressed", "true");
    // The card's own button comes before its heart.
    await eventually(heart(page)).toBeFocused();
    await keyboard.press("Shift+Tab");
    await eventually(play(page)).toBeFocused();
    await keyboard.press("ArrowRight");
    const second = cards(
      page.getByRole("list", { name: wordsOf("con_fish") }),
    ).nth(1);
    await eventually(
      second.getByRole("button", { name: /^Play / }),
    ).toBeFocused();
    await tabTo(page, second.getByRole("button", { name: /^Favourite: / }));
    await keyboard.press("Enter");
    await eventually(
      second.getByRole("button", { name: /^Favourite: / }),
    ).toHaveAttribute("aria-pressed", "true");

    const modes = header(page).getByRole("button", { name: /^Switch to/ });
    const before = await page.locator("html").getAttribute("data-mode");
    await page.goto(`${visit.portal}/fish`);
    await tabTo(page, modes);
    await keyboard.press("Enter");
    await eventually(page.locator("html")).not.toHaveAttribute(
      "data-mode",
      before ?? "",
    );

    await tabTo(page, play(page));
    await keyboard.press("Enter");
    await page.waitForURL("**/seamless?*");
    await tabTo(page, page.getByRole("button", { name: wordsOf("game.back") }));
    await keyboard.press("Enter");
    await eventually(page).not.toHaveURL(/seamless/);

    await page.goto(`${visit.portal}/help`);
    await tabTo(page, memberMenu(page));
    await keyboard.press("Enter");
    // Its code is loaded when a pointer or the focus comes near: the keys wait until the menu is there.
    await eventually(page.getByRole("menuitem").first()).toBeFocused();
    await keyboard.press("End");
    await eventually(
      page.getByRole("menuitem", { name: wordsOf("centre.signOut") }),
    ).toBeFocused();
    await keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await question.waitFor();
    await tabTo(page, question.getByRole("button").last());
    await keyboard.press("Enter");
    await eventually(
      header(page).getByRole("button", { name: wordsOf("login.form") }),
    ).toBeVisible();
  });
});

describe("a member", () => {
  test("plays, hearts, changes language and mode, hears of a deposit, and leaves every tab at once", async ({
    visit,
  }) => {
    const { page, member } = await openListening(visit, {
      member: { balance: "40.00" },
    });
    await play(page).click();
    await page.waitForURL("**/seamless?*");
    await page.locator("iframe").waitFor();
    await page.getByRole("button", { name: wordsOf("game.back") }).click();
    await eventually(page).not.toHaveURL(/seamless/);
    await page.goto(`${visit.portal}/fish`);
    await heart(page).click();
    await eventually(heart(page)).toHaveAttribute("aria-pressed", "true");
    const liked = await heart(page).getAttribute("aria-label");

    const root = page.locator("html");
    const [lang, mode] = await Promise.all([
      root.getAttribute("lang"),
      root.getAttribute("data-mode"),
    ]);
    await header(page)
      .getByRole("button", { name: /^Switch to/ })
      .click();
    await eventually(root).not.toHaveAttribute("data-mode", mode ?? "");
    await header(page)
      .getByRole("button", { name: "Language: English" })
      .click();
    await page.getByRole("menuitemradio").filter({ hasText: "中文" }).click();
    await eventually(root).not.toHaveAttribute("lang", lang ?? "");
    await eventually(page).toHaveURL(`${visit.portal}/fish`);
    await eventually(
      page.locator('[aria-pressed="true"]:visible').first(),
    ).not.toHaveAccessibleName(liked ?? "");

    await visit.control.letHappen(member.username, {
      type: "DEPOSIT_ARRIVED",
      amount: "80.00",
    });
    await eventually(
      page.getByRole("listitem").filter({ hasText: "80.00" }),
    ).toHaveCount(1);
    await eventually(header(page)).toContainText("120.00");

    const second = await visit.newPage({ context: page.context() });
    await second.goto(`${visit.portal}/promotions`);
    await eventually(header(second).getByRole("group")).toBeVisible();
    // Its text is in the other language; the username is the same in each.
    await header(page)
      .getByRole("button", { name: new RegExp(member.username) })
      .click();
    await page.getByRole("menuitem").last().click();
    await page.getByRole("alertdialog").getByRole("button").last().click();
    await page.waitForURL(`${visit.portal}/`);
    await eventually(header(page).getByRole("group")).toHaveCount(0);
    await eventually(header(second).getByRole("group")).toHaveCount(0);
  });
});

describe("a trial user", () => {
  more("is told at each gate what a real account needs", async ({ visit }) => {
    const { page } = await openAsMember(visit, {
      path: "/rng",
      wish: { type: "4", balance: "1000.00" },
    });
    const asked = requests(page);
    const warning = dialog(page, wordsOf("gate.realAccount.title"));
    const told = async () => {
      await eventually(warning).toContainText("A real account is required");
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(warning).toHaveCount(0);
    };
    await play(page).click();
    await told();
    await header(page)
      .getByRole("button", { name: wordsOf("deposit.title") })
      .first()
      .click();
    await told();
    await page
      .getByRole("navigation", { name: wordsOf("lobby.categories.label") })
      .getByRole("link", { name: /lottery/i })
      .last()
      .click();
    await page.getByRole("main").waitFor();
    expect(asked("/wps/game/launchGame")).toEqual([]);
    expect(await spin(page).count()).toBe(0);
  });
});

import type { Page } from "playwright";
import { describe } from "vitest";
import { pressBack } from "./harness/back.ts";
import { eventually } from "./harness/eventually.ts";
import {
  cards,
  chooseFromMenu,
  header,
  joinSession,
  loginDialog,
  logOut,
  memberMenu,
  openAsMember,
  requests,
  section,
  submitLogin,
} from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const logInButton = (page: Page) =>
  header(page).getByRole("button", { name: wordsOf("login.form") });

const tokenOf = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("token"));

/** Makes the page believe that its tab was hidden or shown. */
const show = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      value: now,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

describe("logging out", () => {
  // NAV-10
  more(
    "asks first, ends the session everywhere, and leads to the lobby",
    async ({ visit }) => {
      const { page } = await openAsMember(visit);
      const asked = requests(page);
      await page
        .getByRole("navigation", { name: wordsOf("lobby.categories.label") })
        .getByRole("link", { name: wordsOf("con_live") })
        .click();
      await page
        .getByRole("navigation", { name: wordsOf("lobby.categories.label") })
        .getByRole("link", { name: wordsOf("con_fish") })
        .click();
      await page.waitForURL("**/fish");
      const token = await tokenOf(page);

      await chooseFromMenu(page, "Log out");
      const prompt = page.getByRole("alertdialog", {
        name: wordsOf("logout.title"),
      });
      await eventually(prompt).toContainText(wordsOf("in_sure_logout"));
      await prompt
        .getByRole("button", { name: wordsOf("in_more_cancel") })
        .click();
      await eventually(prompt).toHaveCount(0);
      expect(asked("/wps/session/logout")).toEqual([]);
      expect(await tokenOf(page)).toBe(token);
      expect(page.url()).toBe(`${visit.portal}/fish`);

      await chooseFromMenu(page, "Log out");
      await prompt
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(logInButton(page)).toBeVisible();
      await page.waitForURL(`${visit.portal}/`);
      expect(asked("/wps/session/logout").map((one) => one.method())).toEqual([
        "DELETE",
      ]);
      const kept = await page.evaluate(() => Object.keys(sessionStorage));
      expect(kept).toContain("merchantCode");
      // Public data of the lobby may have been loaded again.
      const shared = ["merchantCode", "gameVendor", "HOT_GAMES"];
      expect(kept.filter((key) => !shared.includes(key))).toEqual([]);

      const answer = await fetch(`${visit.sandbox}/wps/member/info`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);

      await pressBack(page);
      await page.waitForURL(`${visit.portal}/live`);
    },
  );

  more(
    "clears everything even when the platform does not answer",
    async ({ visit }) => {
      visit.expectProblem(/status of 50\d|ERR_/);
      const { page } = await openAsMember(visit, { path: "/recent" });
      await visit.control.addFault({ call: "logout", kind: "dropBefore" });
      const answer = page.waitForResponse(/\/wps\/session\/logout/);
      await logOut(page);
      expect((await answer).status()).toBe(502);
      await eventually(logInButton(page)).toBeVisible();
      expect(await tokenOf(page)).toBeNull();
      expect(page.url()).toBe(`${visit.portal}/`);
      const kept = await page.evaluate(() => Object.keys(sessionStorage));
      expect(kept).toContain("merchantCode");
      const shared = ["merchantCode", "gameVendor", "HOT_GAMES"];
      expect(kept.filter((key) => !shared.includes(key))).toEqual([]);
    },
  );

  test("in one tab is seen in the other within a second, which is a guest's then", async ({
    visit,
  }) => {
    const { page: first, member } = await openAsMember(visit);
    const second = await visit.newPage({ context: first.context() });
    await joinSession(
      second,
      `${visit.portal}/favorite`,
      new RegExp(member.username),
    );
    await logOut(first);
    await eventually(logInButton(first)).toBeVisible();
    await eventually(memberMenu(second)).toHaveCount(0, { timeout: 1000 });
    await eventually(
      second.getByText(wordsOf("session.signedOutElsewhere"), { exact: true }),
    ).toBeVisible();
    expect(await tokenOf(second)).toBeNull();

    const asked = requests(second);
    await second.goto(`${visit.portal}/`);
    await eventually(logInButton(second)).toBeVisible();
    for (const request of asked("/wps/"))
      expect(await request.headerValue("authorization")).toBeNull();
  });

  more(
    "in one tab calls off what the other was asking for",
    async ({ visit }) => {
      visit.expectProblem(/ERR_ABORTED/);
      const { page: first, member } = await openAsMember(visit);
      const second = await visit.newPage({ context: first.context() });
      await joinSession(
        second,
        `${visit.portal}/`,
        new RegExp(member.username),
      );
      await second.waitForLoadState("networkidle");
      await visit.control.addFault({
        call: "balance",
        kind: "delay",
        delayMs: 30_000,
      });
      const asking = second.waitForRequest(/\/wallets\/balance/);
      await header(second)
        .getByRole("button", { name: /refresh/i })
        .first()
        .click();
      const request = await asking;
      const calledOff = second.waitForEvent("requestfailed", {
        predicate: (one) => one === request,
        timeout: 5000,
      });
      await logOut(first);
      expect((await calledOff).failure()?.errorText).toContain("ABORTED");
      await eventually(logInButton(second)).toBeVisible();
    },
  );
});

describe("a session that ends by itself", () => {
  test("asks for a login once, however many calls were refused, and goes on where one was", async ({
    visit,
  }) => {
    visit.expectProblem(/status of 401/);
    const { page, member } = await openAsMember(visit, {
      path: "/live",
      // Without live events: the platform closes their connection when a session ends, and the page, which then asks
      // why, could find out before the hearts are pressed.
      before: (opened) =>
        opened.routeWebSocket("**/wps/events", () => undefined),
    });
    const hearts = page.getByRole("button", { name: /^Favourite: / });
    const firstPage = await hearts.first().getAttribute("aria-label");
    await page.getByRole("button", { name: "Page 2", exact: true }).click();
    await page.waitForURL(/page=2/);
    // The address changes first: until the games have loaded, the hearts are those of the first page, and then there
    // are none.
    await eventually(hearts.first()).not.toHaveAttribute(
      "aria-label",
      firstPage ?? "",
    );
    await hearts.nth(3).waitFor();
    await visit.control.signOut(member.username);
    const refused: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() === 401 && answer.url().includes("/favorite/"))
        refused.push(answer.url());
    });
    await visit.control.addFault({
      call: "addFavourite",
      kind: "delay",
      delayMs: 300,
    });
    const pressed = await hearts.evaluateAll((all) => {
      const three = all
        .slice(0, 3)
        .filter((heart) => heart instanceof HTMLElement);
      for (const heart of three) heart.click();
      return three.length;
    });
    expect(pressed).toBe(3);
    await eventually(loginDialog(page)).toBeVisible();
    await eventually(
      page.getByText("Please log in", { exact: true }),
    ).toHaveCount(1);
    await eventually.poll(() => refused.length).toBe(3);
    await eventually(
      page.getByText("Please log in", { exact: true }),
    ).toHaveCount(1);
    await eventually(page.getByRole("dialog")).toHaveCount(1);
    await submitLogin(page, member);
    await eventually(memberMenu(page)).toBeVisible();
    await eventually(loginDialog(page)).toHaveCount(0);
    expect(page.url()).toBe(`${visit.portal}/live?page=2`);
  });

  more(
    "leaves nothing of the member on a page that Back brings to life again",
    async ({ visit }) => {
      visit.expectProblem(/status of 401/);
      const member = await visit.control.makeMember();
      const token = await signIn(visit, member);
      const page = await visit.newPage({ asShipped: true });
      await page.goto(`${visit.portal}/recent?token=${token}`);
      await memberMenu(page).waitFor();
      await page.evaluate(() => Reflect.set(globalThis, "kept", true));
      await page.goto(`${visit.gallery}/gallery.html`);
      await visit.control.signOut(member.username);
      await pressBack(page);
      await page.waitForURL(/\/recent/, { waitUntil: "commit" });
      expect(await page.evaluate(() => Reflect.get(globalThis, "kept"))).toBe(
        true,
      );
      await eventually(memberMenu(page)).toHaveCount(0);
      await eventually(loginDialog(page)).toBeVisible();
      expect(await page.getByText(member.username).count()).toBe(0);
      expect(await tokenOf(page)).toBeNull();
    },
  );

  more(
    "is asked after again when the page comes back from a long absence",
    async ({ visit }) => {
      visit.expectProblem(/status of 401/);
      const member = await visit.control.makeMember();
      const token = await signIn(visit, member);
      const page = await visit.newPage();
      await page.clock.install();
      await page.goto(`${visit.portal}/live?token=${token}`);
      await memberMenu(page).waitFor();
      const asked = requests(page);
      const away = async (ms: number) => {
        await show(page, "hidden");
        await page.clock.fastForward(ms);
        await show(page, "visible");
      };
      // A short absence triggers no check.
      await away(4 * 60_000);
      expect(asked("/wps/member/info")).toEqual([]);
      await visit.control.signOut(member.username);
      await away(6 * 60_000);
      await eventually(memberMenu(page)).toHaveCount(0);
      await eventually(loginDialog(page)).toBeVisible();
      expect(await page.getByText(member.username).count()).toBe(0);
      expect(await tokenOf(page)).toBeNull();
    },
  );

  more(
    "is offered to be read again when its member could not be",
    async ({ visit }) => {
      visit.expectProblem(/status of 500/);
      const token = await signIn(visit, await visit.control.makeMember());
      await visit.control.addFault({ call: "memberInfo", kind: "status" });
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/?token=${token}`);
      await eventually(
        page.getByText(wordsOf("session.memberUnknown"), { exact: true }),
      ).toBeVisible();
      await eventually(
        cards(section(page, wordsOf("lobby.hot.title"))).first(),
      ).toBeVisible();
      expect(await memberMenu(page).count()).toBe(0);
      await visit.control.liftFaults();
      await page
        .getByRole("region", {
          name: wordsOf("ui.toaster.list", { key: "F8" }),
        })
        .getByRole("button", { name: wordsOf("session.retry") })
        .click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );
});

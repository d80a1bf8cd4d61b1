import type { Page, Route } from "playwright";
import { describe } from "vitest";
import { breakStorage, expectMarked, mark } from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { cards, header, loginDialog, section } from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/*
 * Code that is loaded later and does not arrive as it should. What each flow does when its code is not found, or
 * hangs, is a row of the fault matrix.
 */

const portalPage =
  "the page of the portal instead, as a server without rules gives it";
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  [portalPage]: (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Portal</title>",
    }),
  "503": (route) => route.fulfill({ status: 503, body: "Busy." }),
  "another type": (route) =>
    route.fulfill({ contentType: "text/plain", body: "export default 1;" }),
  "cut short": async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).slice(0, 200);
    await route.fulfill({ contentType: "text/javascript", body });
  },
};

const retry = (page: Page) =>
  page.getByRole("button", { name: /^(Load|Try) again$/ });

const gone: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "404": (route) => route.fulfill({ status: 404, body: "Not found." }),
  "the page of the portal": (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Portal</title>",
    }),
};
const lost = /status of 404|MIME type|dynamically imported|preload CSS/;

/**
 * Makes every file fail that was not loaded before `lose` is called; `lose` returns a function that counts the
 * documents loaded since. It starts before the first visit: a file could otherwise slip through between the list of
 * files and the rule made from it.
 */
async function losing(page: Page, answer: (route: Route) => Promise<void>) {
  const files = new Set<string>();
  let isLosing = false;
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents += 1;
  });
  await page.route("**/assets/**", (route) => {
    const address = route.request().url();
    if (isLosing && !files.has(address)) return answer(route);
    files.add(address);
    return route.continue();
  });
  return {
    lose: (): (() => number) => {
      isLosing = true;
      documents = 0;
      return () => documents;
    },
  };
}

const gameType = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: wordsOf("lobby.categories.label") })
    .getByRole("link", { name });

describe("several parts that are gone", () => {
  for (const [name, answer] of Object.entries(gone))
    for (const storage of ["kept", "refused"])
      (name === "404" && storage === "kept" ? test : more)(
        `load the page anew once, then it says so: ${name}, storage ${storage}`,
        async ({ visit }) => {
          visit.expectProblem(lost);
          const page = await visit.newPage();
          if (storage === "refused") await breakStorage(page, "throws");
          const files = await losing(page, answer);
          await page.goto(visit.portal);
          await eventually(
            cards(section(page, wordsOf("lobby.hot.title"))).first(),
          ).toBeVisible();
          // The page has finished loading in the background; a file lost there would reload the page during the
          // press.
          await page.evaluate(
            () => new Promise((idle) => requestIdleCallback(idle)),
          );
          await page.waitForLoadState("networkidle");
          const documents = files.lose();
          await gameType(page, "Fishing").click();
          await eventually(
            page
              .getByRole("heading", { name: wordsOf("ui.loadFailure.title") })
              .first(),
          ).toBeVisible();
          await eventually.poll(documents).toBe(1);
          // A second retry of something that stays lost reloads the page, because the visitor asked for it.
          await retry(page).first().click();
          await eventually(retry(page).first()).toBeVisible();
          expect(documents()).toBe(1);
        },
      );

  more(
    "change nothing under a pointer that comes to a link",
    async ({ visit }) => {
      visit.expectProblem(lost);
      const page = await visit.newPage();
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      const lostFiles: string[] = [];
      const files = await losing(page, (route) => {
        lostFiles.push(route.request().url());
        return route.fulfill({ status: 404, body: "Not found." });
      });
      await page.goto(visit.portal);
      await eventually(
        cards(section(page, wordsOf("lobby.hot.title"))).first(),
      ).toBeVisible();
      // The page has finished loading in the background.
      await page.waitForLoadState("networkidle");
      const documents = files.lose();
      await gameType(page, "Live casino").hover();
      await eventually.poll(() => lostFiles.length).toBeGreaterThan(0);
      await gameType(page, "Fishing").hover();
      await page.evaluate(
        () => new Promise((done) => requestIdleCallback(() => done(undefined))),
      );
      expect(documents()).toBe(0);
      expect(errors).toEqual([]);
    },
  );
});

describe("a line that leads nowhere, which the browser takes for one", () => {
  more("costs neither the page nor the dialog", async ({ visit }) => {
    visit.expectProblem(/ERR_|dynamically imported|preload CSS/);
    const page = await visit.newPage();
    await page.goto(`${visit.portal}/help`);
    const login = header(page).getByRole("button", {
      name: wordsOf("login.form"),
    });
    await login.waitFor();
    await page.waitForLoadState("networkidle");
    await mark(page);
    let isDead = true;
    await page.route("**", (route) =>
      isDead ? route.abort("connectionfailed") : route.continue(),
    );
    await login.click();
    const again = page.getByRole("dialog").getByRole("button", {
      name: /^(Load|Try) again$/,
    });
    // The second retry must not reload the page, or its content would be lost.
    for (let asked = 0; asked < 3; asked += 1) {
      await eventually(again).toBeInViewport();
      await again.click();
    }
    await eventually(again).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expectMarked(page);
    isDead = false;
    await again.click();
    await eventually(async () => {
      if ((await loginDialog(page).count()) === 0 && (await again.count()) > 0)
        await again.click();
      await eventually(loginDialog(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});

describe("a style sheet that is lost once", () => {
  more("is there when the dialog is asked for again", async ({ visit }) => {
    visit.expectProblem(/ERR_|preload CSS/);
    const page = await visit.newPage();
    await page.goto(`${visit.portal}/help`);
    await page.waitForLoadState("networkidle");
    await mark(page);
    const asked: string[] = [];
    await page.route(/\/assets\/[^/]*\.css/, (route) => {
      // A HEAD request checks whether a file is gone; only GET requests count.
      if (route.request().method() === "GET") asked.push(route.request().url());
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await header(page)
      .getByRole("button", { name: wordsOf("login.form") })
      .click();
    await eventually(loginDialog(page)).toBeVisible();
    const [lost] = asked;
    expect(asked.filter((address) => address === lost)).toHaveLength(2);
    expect(
      await page.evaluate(
        () =>
          Array.from(
            document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"),
          ).filter(({ sheet }) => sheet === null).length,
      ),
    ).toBe(0);
    await expectMarked(page);
  });
});

describe("code that comes back as something else", () => {
  for (const [name, answer] of Object.entries(answers))
    (name === "cut short" ? test : more)(
      `offers to try again, tells the portal's own server, and touches nothing else: ${name}`,
      async ({ visit }) => {
        visit.expectProblem(
          /status of 503|MIME type|dynamically imported|Unexpected|SyntaxError|Invalid/,
        );
        const page = await visit.newPage();
        const told: string[] = [];
        await page.route("**/report", (route) => {
          told.push(route.request().postData() ?? "");
          return route.fulfill({ status: 204 });
        });
        let given = 0;
        await page.route(/\/assets\/LoginDialog-[^/]*\.js(\?.*)?$/, (route) => {
          given += 1;
          return answer(route);
        });
        await page.goto(`${visit.portal}/help`);
        // A page in place of code means that the code is gone, as after a new build: that reloads the page once.
        const reloaded = name === portalPage && page.waitForEvent("load");
        // Once only: a second press while the first is failing opens the dialog anew, and then there is no retry.
        await header(page)
          .getByRole("button", { name: wordsOf("login.form") })
          .click();
        await reloaded;
        await eventually(retry(page)).toBeVisible();
        expect(given).toBeGreaterThan(0);
        await eventually(header(page)).toBeVisible();
        await eventually(page.getByRole("main")).toBeVisible();
        await eventually
          .poll(() => told.join())
          .toMatch(/"type":"(chunk|stylesheet)"/);
        expect(told.join()).not.toMatch(/token|\?/);
        await mark(page);
        await page.unroute(/\/assets\/LoginDialog-[^/]*\.js(\?.*)?$/);
        await retry(page).click();
        await eventually(loginDialog(page)).toBeVisible();
        // Browsers cache a module that does not parse for as long as the page lives, so there the retry reloads the
        // page.
        if (name !== "cut short") await expectMarked(page);
      },
    );
});

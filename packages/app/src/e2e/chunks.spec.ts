import type { Page, Route } from "playwright";
import { describe } from "vitest";
import { expectMarked, mark } from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { header, loginDialog } from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";

/*
 * Code that is fetched later and comes back as something else. What each flow does when its code is not found, or
 * hangs, is a row of the fault matrix.
 */

const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "the page of the portal instead, as a server without rules gives it": (
    route,
  ) =>
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
        await page.route(/\/assets\/LoginDialog-[^/]*\.js$/, (route) => {
          given += 1;
          return answer(route);
        });
        await page.goto(`${visit.portal}/help`);
        await header(page).getByRole("button", { name: "Log in" }).click();
        // The page is loaded anew once where code is gone, as after a new build; the dialog is asked for again then.
        const login = header(page).getByRole("button", { name: "Log in" });
        await eventually(async () => {
          if ((await retry(page).count()) === 0) await login.click();
          await eventually(retry(page)).toBeVisible({ timeout: 2000 });
        }).toPass();
        expect(given).toBeGreaterThan(0);
        await eventually(header(page)).toBeVisible();
        await eventually(page.getByRole("main")).toBeVisible();
        await eventually
          .poll(() => told.join())
          .toMatch(/"type":"(chunk|stylesheet)"/);
        expect(told.join()).not.toMatch(/token|\?/);
        await mark(page);
        await page.unroute(/\/assets\/LoginDialog-[^/]*\.js$/);
        await retry(page).click();
        await eventually(loginDialog(page)).toBeVisible();
        // A browser keeps what does not parse, as long as the page lives: there the retry loads it anew.
        if (name !== "cut short") await expectMarked(page);
      },
    );
});

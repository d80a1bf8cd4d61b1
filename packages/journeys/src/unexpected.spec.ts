import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { header } from "./harness/journey.ts";
import { expect, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

describe("what nobody has caught", () => {
  test("is told the portal's own server by kind and place alone, once each, and the portal lives on", async ({
    visit,
  }) => {
    visit.expectProblem(/secret detail/);
    const page = await visit.newPage();
    const told: string[] = [];
    await page.route("**/report", (route) => {
      told.push(route.request().postData() ?? "");
      return route.fulfill({ status: 204 });
    });
    await page.goto(`${visit.portal}/help?q=private`);
    await header(page)
      .getByRole("button", { name: wordsOf("login.form") })
      .waitFor();
    for (let time = 0; time < 2; time += 1)
      await page.evaluate(() => {
        void Promise.reject(new Error("secret detail"));
      });
    await eventually
      .poll(() => told)
      .toEqual(['{"type":"unhandled","address":"/help"}']);
    await header(page)
      .getByRole("button", { name: wordsOf("login.form") })
      .click();
    await eventually(page.getByRole("dialog")).toBeVisible();
    expect(told).toHaveLength(1);
  });
});

import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { openAs } from "./harness/payouts.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const paymentPassword = "quayside-31";

async function atMall(visit: Visit, path = "/pointMall"): Promise<Page> {
  const member = await visit.control.makeMember({
    balance: "10.00",
    paymentPassword,
    points: "5000",
  });
  const token = await signIn(visit, member);
  const page = await openAs(visit, { token });
  await page.goto(visit.portal + path);
  await eventually(
    page.getByRole("heading", { name: wordsOf("points.title"), level: 1 }),
  ).toBeVisible();
  return page;
}

/** Only the field: its description contains the name too. */
const password = (box: Locator): Locator =>
  box.locator("input[name=paymentPassword]");

describe("the points mall", () => {
  more(
    "sells a lamp once although the answer is lost, and lists it",
    async ({ visit }) => {
      const page = await atMall(visit);
      const card = page.getByRole("article", { name: "Paper lantern lamp" });
      await eventually(card).toContainText("800 points");
      await expectAccessible(page);
      await card.getByRole("link").press("Enter");
      const dialog = page.getByRole("dialog", { name: "Paper lantern lamp" });
      await dialog
        .getByLabel(wordsOf("points.redeem.address"))
        .fill("7 Quay Street, Lanternrow");
      await dialog
        .getByLabel(wordsOf("points.redeem.mobile"))
        .fill("60125550101");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: wordsOf("money.next") }).click();
      await eventually(dialog).toContainText("4,200 points");
      await password(dialog).fill(paymentPassword);
      await visit.control.addFault({
        call: "redeemPoints",
        kind: "dropAfter",
        count: 1,
      });
      await dialog
        .getByRole("button", { name: "Redeem for 800 points" })
        .click();
      await eventually(dialog).toContainText(wordsOf("points.redeem.done"), {
        timeout: 30_000,
      });
      await dialog
        .getByRole("button", { name: wordsOf("points.redeem.records") })
        .click();
      const records = page.getByRole("table", {
        name: wordsOf("points.records"),
      });
      await eventually(
        records.getByText(wordsOf("points.status.inProcess")),
      ).toHaveCount(1);
      expect(new URL(page.url()).search).toBe("?tab=records");
      await eventually(page.getByText("4,200", { exact: true })).toBeVisible();
      visit.expectProblem(/redeem|ERR_|Failed to load/);
    },
  );

  more(
    "turns points into money, and a wrong password into words",
    async ({ visit }) => {
      const page = await atMall(visit, "/pointMall?tab=convert");
      const main = page.getByRole("main");
      await main.getByRole("button", { name: wordsOf("records.all") }).click();
      await main.getByRole("button", { name: wordsOf("money.next") }).click();
      visit.expectProblem(/422|Failed to load/);
      await password(main).fill("not-it-at-all");
      const confirm = main.getByRole("button", {
        name: /^Convert 5,000 points/,
      });
      await confirm.click();
      await eventually(main).toContainText(
        wordsOf("error.PAYMENT_PASSWORD_WRONG"),
      );
      await password(main).fill(paymentPassword);
      await confirm.click();
      await eventually(main).toContainText("5,000 points converted into money");
      await eventually(main).toContainText("60.00");
      await expectAccessible(page);
    },
  );

  more(
    "opens one thing by its address, and Back closes what was opened",
    async ({ visit }) => {
      const page = await atMall(visit);
      await page
        .getByRole("article", { name: "Wool scarf" })
        .getByRole("link")
        .click();
      const dialog = page.getByRole("dialog", { name: "Wool scarf" });
      await eventually(dialog).toContainText(
        wordsOf("points.redeem.soldOutText"),
      );
      await page.reload();
      await eventually(dialog).toContainText(
        wordsOf("points.redeem.soldOutText"),
      );
      await page.goBack();
      await eventually(page.getByRole("dialog")).toHaveCount(0);
      await eventually(
        page.getByRole("heading", { name: wordsOf("points.title"), level: 1 }),
      ).toBeVisible();
    },
  );
});

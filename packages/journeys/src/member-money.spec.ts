import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { openAsMember, requests } from "./harness/journey.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const paymentPassword = "quayside-31";
const rich = { balance: "1000.00", paymentPassword, bankAccounts: 1 };

const form = (page: Page, name: string) =>
  page.getByRole("form", { name, exact: true });
const review = (page: Page) => form(page, wordsOf("money.review"));

async function confirm(page: Page, button: RegExp): Promise<void> {
  await review(page)
    .getByLabel(/^Payment password/)
    .fill(paymentPassword);
  await review(page).getByRole("button", { name: button }).click();
}

describe("the member's money", () => {
  more(
    "is withdrawn once, and its way can be followed and printed",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, {
        path: "/member?page=withdraw",
        wish: rich,
      });
      const sent = requests(page);
      const asking = form(page, "Withdraw money");
      await asking.getByLabel(/^Amount/).fill("200");
      await eventually(
        asking.getByRole("group", { name: wordsOf("ui.costSummary.label") }),
      ).toContainText("199.00");
      await expectAccessible(page);
      await asking.getByRole("button", { name: wordsOf("money.next") }).click();
      await confirm(page, /^Withdraw /);
      await eventually(
        page.getByText(/^Withdrawal of .* requested/),
      ).toBeVisible();
      expect(
        sent("WCS_withdraw").filter((request) => request.method() === "POST"),
      ).toHaveLength(1);

      await page
        .getByRole("button", { name: wordsOf("withdraw.list.details") })
        .click();
      const receipt = page.getByRole("article");
      await eventually(
        receipt.getByRole("list", { name: /^Progress of withdrawal/ }),
      ).toContainText("Expected by");
      await expectAccessible(page);

      // The printout contains the receipt and nothing else.
      await page.emulateMedia({ media: "print" });
      await eventually(receipt).toBeVisible();
      await eventually(page.getByRole("banner")).toBeHidden();
      await eventually(
        receipt.getByRole("button", {
          name: wordsOf("withdraw.receipt.print"),
        }),
      ).toBeHidden();
    },
  );

  more(
    "cannot be withdrawn before there is an account and a password, and the way there is shown",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, {
        path: "/member?page=withdraw",
        wish: { balance: "1000.00" },
      });
      await eventually(
        page.getByRole("button", { name: wordsOf("account.bank.add") }),
      ).toBeVisible();
      await page
        .getByRole("button", { name: wordsOf("withdraw.blocked.setPassword") })
        .click();
      await page.waitForURL("**/member?page=securityCenter");
    },
  );

  more(
    "is paid in on the provider's page, in a window opened in the press",
    async ({ visit }) => {
      const { page } = await openAsMember(visit, {
        path: "/member?page=depositv2",
        wish: rich,
      });
      const paying = form(page, wordsOf("deposit.label"));
      await paying.getByLabel(/^Amount/).fill("100");
      await paying.getByRole("button", { name: wordsOf("money.next") }).click();
      const opened = page.waitForEvent("popup");
      await review(page)
        .getByRole("button", { name: /^Deposit / })
        .click();
      const pay = await opened;
      await pay.waitForURL("**/desk/pay/**");
      expect(await pay.evaluate(() => window.opener)).toBeNull();
      await eventually(
        page.getByText(wordsOf("deposit.state.created")),
      ).toBeVisible();
      await expectAccessible(page);
    },
  );

  more(
    "is moved between wallets and brought back, where there are several",
    async ({ visit }) => {
      await visit.control.setFlags({ MULTIWALLET3: "1" });
      const { page } = await openAsMember(visit, {
        path: "/member?page=transferFund",
        wish: rich,
      });
      const moving = form(page, wordsOf("wallet.transfer"));
      await moving.getByRole("button", { name: /To/ }).click();
      await page.getByRole("option").nth(1).click();
      await moving.getByLabel(/^Amount/).fill("150");
      await moving.getByRole("button", { name: wordsOf("money.next") }).click();
      await review(page)
        .getByRole("button", { name: /^Transfer / })
        .click();
      await eventually(
        page.getByText(/150\.00.* transferred from/),
      ).toBeVisible();
      const wallets = page.getByRole("list", { name: wordsOf("wallet.list") });
      await eventually(wallets).toContainText("850.00");
      await page.getByRole("button", { name: wordsOf("wallet.back") }).click();
      await review(page)
        .getByRole("button", { name: /^Transfer / })
        .click();
      await eventually(
        page.getByText(
          wordsOf("wallet.back.done", { amount: "" }).split(".")[0] ?? "?",
        ),
      ).toBeVisible();
      await eventually(wallets.getByRole("listitem").first()).toContainText(
        "1,000.00",
      );
      // Then nothing is underneath the header.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
    },
  );

  more("goes to the agent above", async ({ visit }) => {
    const upline = await visit.control.makeMember({ type: "1" });
    const { page } = await openAsMember(visit, {
      path: "/member?page=transferUpline",
      wish: { ...rich, upline: upline.username },
    });
    const giving = form(page, "Transfer money");
    // It is said who that is: nobody has to type a name.
    await eventually(giving).toContainText(upline.username);
    await giving.getByLabel(/^Amount/).fill("40");
    await giving.getByRole("button", { name: wordsOf("money.next") }).click();
    await confirm(page, /^Transfer /);
    await eventually(page.getByText(/40\.00.* transferred to/)).toBeVisible();
    await eventually(page.getByText(/960\.00/).first()).toBeVisible();
  });
});

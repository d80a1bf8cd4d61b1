import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import {
  balance,
  balanceShown,
  centsIn,
  firstRow,
  readRows,
  tableOf,
  written,
} from "./harness/figures.ts";
import { livedJourneys } from "./harness/lived.ts";
import { toldOn } from "./harness/live.ts";
import {
  confirmOrder,
  enterAmount,
  formOf,
  openDeposit,
} from "./harness/moneySteps.ts";
import { choose, question, warning } from "./harness/receipts.ts";
import { expect } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const lived = livedJourneys();

/** The latest row of the account record, once it has a text. */
async function latestRow(page: Page, text: string | RegExp) {
  const name = wordsOf("records.transactions");
  await eventually(firstRow(page, name)).toContainText(text);
  const [row] = await readRows(tableOf(page, name));
  if (!row) throw new Error("The account record is empty.");
  return row;
}

const accountRecord = "/member?page=transactionHistory";

/** Closes the question by the button below it; the one in its corner has the same name. */
const closeQuestion = (page: Page) =>
  question(page)
    .getByRole("button", { name: wordsOf("receipt.close") })
    .last()
    .click();

describe("money, as it is lived with stock accounts", () => {
  lived(
    "a deposit that the platform confirms is told, and live in another tab and in the record",
    async ({ arrive, tabOf, goTo, room }) => {
      const page = await arrive("demo-member", {
        path: "/member?page=depositv2",
      });
      const other = await tabOf(page, accountRecord);
      const before = await balanceShown(page);
      await openDeposit(page, "123.45");
      await toldOn(
        [page, other],
        /Your deposit of .*123\.45.* was credited/,
        () =>
          room.pay({ table: "Open deposits", row: "123.45", button: "Credit" }),
      );
      for (const tab of [page, other])
        await eventually(balance(tab)).toContainText(written(before + 12_345));
      const row = await latestRow(other, "123.45");
      expect(row).toMatchObject({
        [wordsOf("records.kind")]: wordsOf("records.transaction.deposit"),
        [wordsOf("records.transactions.title")]: "Bank transfer",
      });
      expect(centsIn(row[wordsOf("records.transactions.balance")] ?? "")).toBe(
        before + 12_345,
      );
      // The order's own card has followed by itself.
      await eventually(
        page.getByText(wordsOf("deposit.where.credited")),
      ).toBeVisible();
      await goTo(page, "/member?page=personalProfit");
      await eventually(
        page.getByRole("list", { name: wordsOf("records.sum") }),
      ).toContainText(wordsOf("records.profit.deposit"));
    },
  );

  lived(
    "a transfer to the agent is told to both sides, and each record names the other",
    async ({ arrive, goTo, room }) => {
      const password = await room.paymentPassword("demo-member");
      const agent = await arrive("demo-agent", { path: accountRecord });
      const page = await arrive("demo-member", {
        path: "/member?page=transferUpline",
      });
      const [mine, theirs] = [
        await balanceShown(page),
        await balanceShown(agent),
      ];
      const giving = formOf(page, wordsOf("memberTransfer.label"));
      await eventually(giving).toContainText("demo-agent");
      await enterAmount(giving, "41.30");
      await toldOn([agent], /received .*41\.30.* from .*demo-member/, () =>
        confirmOrder(page, /^Transfer /, password),
      );
      await eventually(page.getByText(/41\.30.* transferred to/)).toBeVisible();
      await eventually(balance(page)).toContainText(written(mine - 4_130));

      await eventually(balance(agent)).toContainText(written(theirs + 4_130));
      expect(await latestRow(agent, "41.30")).toMatchObject({
        [wordsOf("records.kind")]: wordsOf("records.transaction.transfer"),
        [wordsOf("records.transactions.title")]: "From demo-member",
      });
      await goTo(page, accountRecord);
      expect(await latestRow(page, "41.30")).toMatchObject({
        [wordsOf("records.kind")]: wordsOf("records.transaction.transfer"),
        [wordsOf("records.transactions.title")]: "To demo-agent",
      });
    },
  );

  lived(
    "a withdrawal is approved, arrives in part and then in full, and a second one at once",
    async ({ arrive, room }) => {
      const password = await room.paymentPassword("demo-member");
      const page = await arrive("demo-member", {
        path: "/member?page=withdraw",
        answers: "payout",
      });
      // One that was sent before asks first.
      await question(page)
        .getByRole("button", { name: wordsOf("receipt.later") })
        .click();
      const before = await balanceShown(page);
      const request = async (amount: string) => {
        const asking = formOf(page, wordsOf("withdraw.label"));
        await asking
          .locator("label")
          .filter({ hasText: "Harbour Bank" })
          .click();
        await enterAmount(asking, amount);
        await confirmOrder(page, /^Withdraw /, password);
        await eventually(
          page.getByText(/^Withdrawal of .* requested/),
        ).toBeVisible();
      };
      await request("207.31");
      const asked = "Withdrawals to decide";
      await eventually(balance(page)).toContainText(written(before - 20_731));
      await room.pay({ table: asked, row: "207.31", button: "Review" });
      await toldOn([page], /withdrawal of .*207\.31.* was approved/, () =>
        room.pay({ table: asked, row: "207.31", button: "Approve" }),
      );
      await room.pay({
        table: asked,
        row: "207.31",
        button: "Send",
        fields: { "Only this part arrives": "120.00" },
      });
      // The question opens by itself, and follows what the bank does.
      await eventually(question(page)).toContainText(
        wordsOf("receipt.state.partial"),
      );
      await eventually(question(page)).toContainText("120.00");
      await room.pay({
        table: "Sent withdrawals",
        row: "207.31",
        button: "Received",
      });
      await eventually(question(page)).toContainText(
        wordsOf("receipt.history.confirmed"),
      );
      await closeQuestion(page);

      await page
        .getByRole("button", { name: wordsOf("withdraw.again") })
        .click();
      await request("77.00");
      await room.pay({ table: asked, row: "77.00", button: "Send" });
      await eventually(question(page)).toContainText(
        wordsOf("receipt.state.awaiting"),
      );
      await choose(page, wordsOf("receipt.answer.received"));
      await warning(page)
        .getByRole("button", { name: /^Yes, .* arrived/ })
        .click();
      await eventually(question(page)).toContainText(
        wordsOf("receipt.end.received"),
      );
      await closeQuestion(page);
      const list = page.getByRole("table", { name: wordsOf("withdraw.list") });
      for (const amount of ["207.31", "77.00"])
        await eventually(
          list.getByRole("row").filter({ hasText: amount }).first(),
        ).toContainText(wordsOf("withdraw.stage.done"));
      expect(await room.balances()).toContain("Yes");
    },
  );

  // Last: it moves the clock of the other journeys.
  lived(
    "a forgotten payment password is reset with two proofs, holds withdrawals for a day that is said, and then lets them go",
    async ({ arrive, goTo, room, account, logInAgain, expectProblem }) => {
      expectProblem(/status of (401|403)/);
      const fresh = "Quay-and-pier-47";
      const { password } = account("demo-member");
      const page = await arrive("demo-member", {
        path: "/member?page=securityCenter",
      });
      await page
        .getByRole("tab", { name: wordsOf("account.tab.security") })
        .click();
      await page
        .getByRole("listitem")
        .filter({ hasText: wordsOf("account.paymentPassword") })
        .getByRole("button", { name: wordsOf("account.change") })
        .click();
      await page
        .getByRole("button", {
          name: wordsOf("account.paymentPassword.forgotten"),
        })
        .click();
      const reset = page.getByRole("dialog", {
        name: wordsOf("account.paymentPassword.resetTitle"),
      });
      await eventually(reset).toContainText("24 hours");
      await reset
        .getByRole("button", {
          name: wordsOf("account.paymentPassword.resetBegin"),
        })
        .click();
      const owner = page.getByRole("dialog", { name: wordsOf("stepUp.title") });
      await owner.getByLabel(/^Login password/).fill(password);
      await owner
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(reset).toContainText(/We have sent a code to/);
      await reset
        .getByLabel(/^Verification code/)
        .fill(await room.codeTo("60125550101"));
      await reset.locator("input[name=newPassword]").fill(fresh);
      await reset.locator("input[name=confirmNewPassword]").fill(fresh);
      await reset
        .getByRole("button", {
          name: wordsOf("account.paymentPassword.resetTitle"),
        })
        .click();
      await eventually(
        page.getByText(wordsOf("account.paymentPassword.saved"), {
          exact: true,
        }),
      ).toBeVisible();
      await eventually(
        page.getByText(wordsOf("account.changes.paymentPasswordReset")).first(),
      ).toBeVisible();

      await goTo(page, "/member?page=withdraw");
      await eventually(
        page.getByText(/Your payment password was reset\. .* again from/),
      ).toBeVisible();
      await goTo(page, "/member?page=messageV2");
      await eventually(
        page
          .getByRole("button", { name: /Your payment password was reset/ })
          .first(),
      ).toBeVisible();

      await room.waitFor(24 * 60 + 1);
      await goTo(page, "/member?page=withdraw");
      await logInAgain(page, "demo-member");
      const asking = formOf(page, wordsOf("withdraw.label"));
      await asking.locator("label").filter({ hasText: "Harbour Bank" }).click();
      await enterAmount(asking, "55.00");
      await confirmOrder(page, /^Withdraw /, fresh);
      await eventually(
        page.getByText(/^Withdrawal of .* requested/),
      ).toBeVisible();
    },
  );
});

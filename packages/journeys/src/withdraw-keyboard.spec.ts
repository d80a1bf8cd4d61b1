import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import { requests } from "./harness/journey.ts";
import { transcriptOf, type Transcript } from "./harness/keyboard.ts";
import { openMoney, payout, paymentPassword } from "./harness/moneyForms.ts";
import { makePayee, openAs, readPayout } from "./harness/payouts.ts";
import { question, warning } from "./harness/receipts.ts";
import { expect, more, test, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/* A withdrawal with only the keyboard, and what a screen reader announces on the way. */

/** Replaces amounts and numbers that differ each time. */
const plain = (lines: readonly string[]) =>
  lines.map((line) =>
    line
      .replaceAll(/[\u2066-\u2069]/g, "")
      .replaceAll("\u00a0", " ")
      .replaceAll(/W-[\da-f-]{36}/g, "W-…"),
  );

async function listened(visit: Visit) {
  let script: Transcript | undefined;
  const form = await openMoney(visit, payout, {
    before: async (page) => {
      script = await transcriptOf(page);
    },
  });
  if (!script) throw new Error("Nobody listens.");
  return { form, script };
}

async function asked(visit: Visit) {
  const payee = await makePayee(visit, [{ confirmMinutes: null }]);
  let script: Transcript | undefined;
  const page = await openAs(visit, payee, {}, async (fresh) => {
    script = await transcriptOf(fresh);
  });
  if (!script) throw new Error("Nobody listens.");
  const [order = ""] = payee.orders;
  return { page, script, payee, order };
}

/** The focus is on the dialog or inside it. */
const expectFocusIn = (page: Page, role: "dialog" | "alertdialog") =>
  eventually(
    page.locator(`[role=${role}]:focus, [role=${role}] :focus`),
  ).toHaveCount(1);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name });

describe("a withdrawal with the keyboard alone", () => {
  test("is asked for, followed, and left, and each step is told", async ({
    visit,
  }) => {
    const { form, script } = await listened(visit);
    const { page } = form;
    const amount = form.form.getByLabel(/^Amount/);
    await amount.waitFor();
    await page
      .getByRole("group", { name: wordsOf("withdraw.label"), exact: true })
      .focus();
    await script.note();
    await script.tabTo(amount);
    await page.keyboard.type("20");
    // Leaving a field shows what is wrong with it.
    await script.tabTo(
      form.form.getByRole("button", { name: wordsOf("money.next") }),
    );
    await page.keyboard.press("Enter");
    await eventually(amount).toHaveAttribute("aria-invalid", "true");
    await script.note();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("200");
    await page.keyboard.press("Enter");
    await form.review.waitFor();
    await script.note();
    await script.tabTo(form.review.getByLabel(/^Payment password/));
    await page.keyboard.type(paymentPassword);
    await script.tabTo(form.confirm);
    await page.keyboard.press("Enter");
    await script.hear(/Withdrawal of .* requested/);
    await script.note();
    expect(await form.rows()).toEqual([form.kind.row]);
    await script.tabTo(button(page, wordsOf("withdraw.list.details")));
    await page.keyboard.press("Enter");
    await page.getByRole("article").waitFor();
    await script.note();
    await script.tabTo(button(page, wordsOf("withdraw.receipt.back")));
    await page.keyboard.press("Enter");
    await eventually(page.getByRole("article")).toHaveCount(0);
    await script.note();
    expect(plain(script.lines())).toEqual([
      'group "Withdraw money"',
      'textbox "Amount"',
      'button "Use all"',
      'radio "Harbour Bank" [checked]',
      'button "Continue"',
      'textbox "Amount" [invalid]: "20.00"',
      'group "Withdraw money"',
      'textbox "Payment password"',
      'button "Show password"',
      `button "${wordsOf("money.back")}"`,
      'button "Withdraw RM 200.00"',
      "says: Withdrawal of RM 200.00 requested We have taken this amount from your wallet and hold it for your withdrawal. Follow its progress below. Reference number W-… Withdraw again",
      'group "Withdraw money"',
      'button "Withdraw again"',
      'button "Last 30 days Period": Last 30 days',
      'region "Your withdrawals"',
      `button "${wordsOf("withdraw.list.details")}"`,
      'group "Withdrawal"',
      `button "${wordsOf("money.copyNumber")}"`,
      'button "All withdrawals"',
      `button "${wordsOf("withdraw.list.details")}"`,
    ]);
  });

  more("in doubt is told, and asked about", async ({ visit }) => {
    const { form, script } = await listened(visit);
    const { page } = form;
    await form.form.waitFor();
    await form.kind.fill(form.form, page);
    await form.form
      .getByRole("button", { name: wordsOf("money.next") })
      .press("Enter");
    await form.review.getByLabel(/^Payment password/).fill(paymentPassword);
    await visit.control.addFault({ call: "withdraw", kind: "dropAfter" });
    await form.confirm.press("Enter");
    await script.hear(/We could not confirm/);
    await script.note();
    await script.tabTo(button(page, wordsOf("money.doubt.ask")));
    await visit.control.liftFaults();
    await page.keyboard.press("Enter");
    await script.hear(/Withdrawal of .* requested/);
    await script.note();
    expect(await form.rows()).toEqual([form.kind.row]);
    expect(plain(script.lines())).toEqual([
      "says: We could not confirm the result Withdrawal of RM 200.00: we do not know yet whether it went through. We are checking the result. It cannot be processed twice. Network link is abnormal, please try again",
      'group "Withdraw money"',
      `button "${wordsOf("money.doubt.ask")}"`,
      "says: Withdrawal of RM 200.00 requested We have taken this amount from your wallet and hold it for your withdrawal. Follow its progress below. Reference number W-… Withdraw again",
      'group "Withdraw money"',
    ]);
  });
});

describe("the question whether a payout arrived, with the keyboard alone", () => {
  more("is answered, and each step is told", async ({ visit }) => {
    const { page, script, payee, order } = await asked(visit);
    const sent = requests(page);
    const dialog = question(page);
    await dialog.waitFor();
    await expectFocusIn(page, "dialog");
    await script.note();
    await script.tabTo(dialog.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await script.note();
    await page.keyboard.press("ArrowUp");
    await script.note();
    await script.tabTo(
      dialog.getByRole("button", { name: wordsOf("money.next") }),
    );
    await page.keyboard.press("Enter");
    await warning(page).waitFor();
    await expectFocusIn(page, "alertdialog");
    await script.note();
    await script.tabTo(warning(page).getByRole("button", { name: /arrived$/ }));
    await page.keyboard.press("Enter");
    await eventually(dialog).toContainText(wordsOf("receipt.end.received"));
    await script.hear(/Closed as received/);
    await script.note();
    expect(sent("WCS_receiptConfirm")).toHaveLength(1);
    expect(await readPayout(visit, payee, order)).toMatchObject({
      state: "RECEIVED",
    });
    await script.tabTo(
      dialog
        .getByRole("button", { name: wordsOf("receipt.close"), exact: true })
        .last(),
    );
    await page.keyboard.press("Enter");
    await eventually(dialog).toHaveCount(0);
    expect(plain(script.lines())).toEqual([
      `dialog "${wordsOf("receipt.title")}"`,
      'button "Close"',
      'radio "Received"',
      'radio "Not received" [checked]',
      'radio "Received" [checked]',
      'button "Later"',
      'button "Continue"',
      'button "Go back"',
      'button "Yes, RM 500.00 arrived"',
      "says: Closed as received Thank you. RM 500.00 counts as received.",
      `dialog "${wordsOf("receipt.title")}"`,
      'button "Close"',
      'button "Close"',
    ]);
  });

  more("is left for later with Escape", async ({ visit }) => {
    const { page, script, payee, order } = await asked(visit);
    const dialog = question(page);
    await dialog.waitFor();
    await expectFocusIn(page, "dialog");
    await page.keyboard.press("Escape");
    await eventually(dialog).toHaveCount(0);
    await page.keyboard.press("Tab");
    await script.note();
    expect(script.lines()).toHaveLength(1);
    expect(await readPayout(visit, payee, order)).toMatchObject({
      state: "AWAITING",
    });
  });
});

import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { header, requests } from "./harness/journey.ts";
import { makePayee, openAs, readPayout } from "./harness/payouts.ts";
import { choose, picture, question, warning } from "./harness/receipts.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const minute = 60_000;

describe("a payout that waits for the member's word", () => {
  more(
    "asks by itself, takes Received after one more look, once, and asks no more",
    async ({ visit }) => {
      const payee = await makePayee(visit, [{}]);
      const [order = ""] = payee.orders;
      const page = await openAs(visit, payee);
      const sent = requests(page);
      const dialog = question(page);
      await eventually(dialog).toContainText("500.00");
      await eventually(dialog).toContainText(order);
      await eventually(dialog.getByRole("timer")).toBeVisible();
      await eventually(dialog).toContainText(wordsOf("receipt.then"));
      await expectAccessible(page);

      // Nothing is preselected, and continuing without a choice sends nothing.
      await dialog
        .getByRole("button", { name: wordsOf("receipt.goOn") })
        .click();
      await eventually(dialog).toContainText(wordsOf("receipt.choice.missing"));
      await choose(page, wordsOf("receipt.answer.received"));
      // Enter closes nothing: the answer that does is never the default one.
      await eventually(warning(page).locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Enter");
      await eventually(warning(page)).toHaveCount(0);
      expect(sent("WCS_receiptConfirm")).toHaveLength(0);

      await choose(page, wordsOf("receipt.answer.received"));
      await warning(page)
        .getByRole("button", { name: /^Yes,.*arrived$/ })
        .click();
      await eventually(dialog).toContainText(wordsOf("receipt.end.received"));
      expect(sent("WCS_receiptConfirm")).toHaveLength(1);
      expect(await readPayout(visit, payee, order)).toMatchObject({
        state: "RECEIVED",
        remainingAmount: "0.00",
      });
      await dialog
        .getByRole("button", { name: wordsOf("receipt.close"), exact: true })
        .last()
        .click();
      await eventually(dialog).toHaveCount(0);
      await page.reload();
      await header(page).getByRole("group").waitFor();
      await eventually(dialog).toHaveCount(0);
    },
  );

  more(
    "Not received needs pictures; with them it is reported, and what comes late can still be confirmed",
    async ({ visit }) => {
      const payee = await makePayee(visit, [{}]);
      const [order = ""] = payee.orders;
      const page = await openAs(visit, payee, { width: 390, touch: true });
      const sent = requests(page);
      const dialog = question(page);
      await choose(page, wordsOf("receipt.answer.notReceived"));
      const report = dialog.getByRole("button", {
        name: wordsOf("receipt.report"),
      });
      await report.click();
      await eventually(dialog).toContainText(wordsOf("receipt.proof.required"));
      expect(sent("WCS_receiptProof")).toHaveLength(0);
      expect(sent("WCS_receiptConfirm")).toHaveLength(0);

      const chooser = page.waitForEvent("filechooser");
      await dialog.getByRole("button", { name: /choose/i }).click();
      await (
        await chooser
      ).setFiles([
        {
          name: "statement.png",
          mimeType: "image/png",
          buffer: await picture(page),
        },
        {
          name: "not-a-picture.png",
          mimeType: "image/png",
          buffer: Buffer.from("<script>alert(1)</script>"),
        },
      ]);
      await eventually(dialog).toContainText("statement.png");
      await expectAccessible(page);
      await report.click();
      await eventually(dialog).toContainText(wordsOf("receipt.state.disputed"));
      const payout = await readPayout(visit, payee, order);
      expect(payout).toMatchObject({ state: "NOT_RECEIVED" });
      expect(payout?.proofImages).toHaveLength(1);
      await eventually(
        dialog.getByRole("radio", {
          name: wordsOf("receipt.answer.notReceived"),
        }),
      ).toHaveCount(0);

      await choose(page, "Full payment made");
      await warning(page)
        .getByRole("button", { name: wordsOf("receipt.warning.full.confirm") })
        .click();
      await eventually(dialog).toContainText(wordsOf("receipt.end.full"));
      expect(await readPayout(visit, payee, order)).toMatchObject({
        state: "FULL",
      });
    },
  );

  more(
    "a part adds up on screen, more of it is noticed, and Full payment made ends it",
    async ({ visit }) => {
      const payee = await makePayee(visit, [{ part: "200.00" }]);
      const [order = ""] = payee.orders;
      const page = await openAs(visit, payee);
      const dialog = question(page);
      const sum = dialog.getByRole("group", {
        name: wordsOf("ui.costSummary.label"),
      });
      for (const figure of ["500.00", "200.00", "300.00"])
        await eventually(sum).toContainText(figure);

      await dialog
        .getByRole("button", { name: wordsOf("receipt.later") })
        .click();
      await eventually(dialog).toHaveCount(0);
      await visit.control.actOnReceipt(order, "PART", "150.00");
      await page.evaluate(() => sessionStorage.removeItem("prompted"));
      await page.reload();
      for (const figure of ["500.00", "350.00", "150.00"])
        await eventually(sum).toContainText(figure);

      // What "Received" gives up is named before anything is sent.
      await choose(page, wordsOf("receipt.answer.received"));
      await eventually(warning(page)).toContainText("Give up the missing");
      await eventually(warning(page)).toContainText("150.00");
      await warning(page)
        .getByRole("button", { name: wordsOf("receipt.warning.back") })
        .click();
      await choose(page, "Full payment made");
      await warning(page)
        .getByRole("button", { name: wordsOf("receipt.warning.full.confirm") })
        .click();
      await eventually(dialog).toContainText(wordsOf("receipt.end.full"));
      expect(await readPayout(visit, payee, order)).toMatchObject({
        state: "FULL",
        receivedAmount: "500.00",
      });
    },
  );

  more(
    "warns when little time is left, and leaves it to the platform what the end of it means",
    async ({ visit }) => {
      const payee = await makePayee(visit, [{ confirmMinutes: 30 }]);
      const [order = ""] = payee.orders;
      const page = await openAs(visit, payee, {}, async (fresh) => {
        await fresh.clock.install({ time: new Date() });
      });
      const dialog = question(page);
      await eventually(dialog.getByRole("timer")).toBeVisible();
      await eventually(dialog).not.toContainText(wordsOf("receipt.soon"));
      await page.clock.fastForward(26 * minute);
      await eventually(dialog).toContainText(wordsOf("receipt.soon"));

      // Time is up on the page but not on the platform, so nothing has been decided yet.
      await page.clock.fastForward(5 * minute);
      await eventually(dialog).toContainText("The time is up");
      expect(await readPayout(visit, payee, order)).toMatchObject({
        state: "AWAITING",
      });
      await visit.control.setClock(31 * minute);
      await page.clock.fastForward(10_000);
      await eventually(dialog).toContainText("The time to answer ran out");
      expect(await readPayout(visit, payee, order)).toMatchObject({
        state: "RECEIVED",
      });
    },
  );

  more(
    "says of a forced one before and after that nothing is refunded, and wants that to be understood",
    async ({ visit }) => {
      const payee = await makePayee(visit, [{ forced: true }]);
      const [order = ""] = payee.orders;
      const page = await openAs(visit, payee);
      const dialog = question(page);
      await eventually(dialog).toContainText(wordsOf("receipt.forced"));
      await choose(page, wordsOf("receipt.answer.received"));
      const yes = warning(page).getByRole("button", { name: /arrived$/ });
      await eventually(yes).toBeDisabled();
      await warning(page).getByRole("checkbox").check({ force: true });
      await yes.click();
      await eventually(dialog).toContainText(wordsOf("receipt.end.forced"));
      await eventually(dialog).toContainText(wordsOf("receipt.end.received"));
      expect(await readPayout(visit, payee, order)).toMatchObject({
        state: "RECEIVED",
      });
    },
  );

  test("an answer whose reply is lost counts once, also when the page was loaded anew", async ({
    visit,
  }) => {
    visit.expectProblem(/ERR_|status of 50\d/);
    const payee = await makePayee(visit, [{ confirmMinutes: null }]);
    const [order = ""] = payee.orders;
    const page = await openAs(visit, payee);
    const dialog = question(page);
    await visit.control.addFault({ call: "receiptConfirm", kind: "dropAfter" });
    await choose(page, wordsOf("receipt.answer.received"));
    await warning(page)
      .getByRole("button", { name: /arrived$/ })
      .click();
    await eventually(dialog).toContainText(wordsOf("receipt.doubt.title"));
    await visit.control.liftFaults();
    await page.reload();
    await eventually(dialog).toContainText(
      /cannot be processed twice|Closed as received/,
    );
    const again = dialog.getByRole("button", {
      name: wordsOf("receipt.askAgain"),
    });
    await again.click();
    await eventually(dialog).toContainText(wordsOf("receipt.end.received"));
    expect(await readPayout(visit, payee, order)).toMatchObject({
      state: "RECEIVED",
    });
  });

  more(
    "several are asked about one after the other; Later is not answered with the next",
    async ({ visit }) => {
      const payee = await makePayee(visit, [{}, {}]);
      const [older = "", newer = ""] = payee.orders;
      const page = await openAs(visit, payee);
      const dialog = question(page);
      await eventually(dialog).toContainText(newer);
      await choose(page, wordsOf("receipt.answer.received"));
      await warning(page)
        .getByRole("button", { name: /arrived$/ })
        .click();
      await dialog
        .getByRole("button", { name: wordsOf("receipt.next") })
        .click();
      await eventually(dialog).toContainText(older);
      await page.goBack();
      await eventually(dialog).toHaveCount(0);
      await page.goto(`${visit.portal}/rng`);
      await header(page).getByRole("group").waitFor();
      await eventually(page.getByRole("article").first()).toBeVisible();
      await eventually(dialog).toHaveCount(0);
    },
  );
});

import { pressBack, pressForward } from "./back.ts";
import { expectMarked } from "./conditions.ts";
import { eventually } from "./eventually.ts";
import { sendHeld } from "./faults.ts";
import { header, loginDialog, logOut, secondTab } from "./journey.ts";
import {
  expectOnce,
  fillIn,
  openMoney,
  readyToSend,
  type MakeKind,
  type MoneyForm,
} from "./moneyForms.ts";
import {
  askAgain,
  askFor,
  doubtOf,
  expectAskedFor,
  type Way,
} from "./moneyWays.ts";
import { expect, type Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* Journeys through the cells of the fault matrix in which a member leaves a money form and returns. */

/** Reloaded while the order is in flight: its result is checked, and it is not sent again automatically. */
export const reloaded =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const { page } = form;
    // The order took effect, but the response was lost in the reload.
    await visit.control.addFault({
      call: form.kind.call.call,
      kind: "dropAfter",
    });
    await form.confirm.click();
    await eventually.poll(form.rows).toEqual([form.kind.row]);
    await page.reload();
    await visit.control.liftFaults();
    await eventually(doubtOf(page)).toBeVisible();
    await eventually(
      page.getByText(/you confirmed this earlier/i),
    ).toBeVisible();
    const before = form.keys().length;
    await askFor(form);
    await eventually(page.getByText(wordsOf("money.earlier"))).toBeVisible();
    await expectAskedFor(form, before + 1);
  };

/** Left with Back while the order is in flight, and opened again: its result is checked. */
export const leftByBack =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await openMoney(visit, make);
    const { page } = form;
    await page.goto(`${visit.portal}/promotions`);
    await page.goto(visit.portal + form.kind.path);
    await fillIn(form);
    await visit.control.addFault({
      call: form.kind.call.call,
      kind: "dropAfter",
    });
    await form.confirm.click();
    await eventually.poll(form.rows).toEqual([form.kind.row]);
    await pressBack(page);
    await page.waitForURL("**/promotions");
    await visit.control.liftFaults();
    await pressForward(page);
    await page.waitForURL(`**${form.kind.path}`);
    await eventually(doubtOf(page)).toBeVisible();
    await askFor(form);
    await expectAskedFor(form);
  };

/** Frozen by the browser with its summary shown, and restored: the session is checked, and the form starts over. */
export const fromMemory =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make, { page: { asShipped: true } });
    const { page } = form;
    await page.goto(`${visit.gallery}/gallery.html`);
    await pressBack(page);
    await page.waitForURL(`**${form.kind.path}`, { waitUntil: "commit" });
    await expectMarked(page);
    await fillIn(form);
    expect(form.keys()).toEqual([]);
    expect(await form.rows()).toEqual([]);
    await form.confirm.click();
    await expectOnce(form);
    expect(form.keys()).toHaveLength(1);
  };

/** Logged out in another tab: nothing can be sent any longer, and what is in flight has no effect. */
export const loggedOutElsewhere = (make: MakeKind) => {
  const leave = async (visit: Visit, form: MoneyForm) => {
    const second = await secondTab(visit, form.page, "/promotions");
    await logOut(second);
    await eventually(
      header(form.page)
        .getByRole("button", { name: wordsOf("login.form") })
        .or(loginDialog(form.page))
        .first(),
    ).toBeVisible();
    await eventually(form.confirm).toHaveCount(0);
    await expectMarked(form.page);
  };
  return {
    "before it is sent": async (visit: Visit) => {
      const form = await readyToSend(visit, make);
      await leave(visit, form);
      expect(form.keys()).toEqual([]);
      expect(await form.rows()).toEqual([]);
    },
    "while it is on its way": async (visit: Visit) => {
      const form = await readyToSend(visit, make);
      const held = await sendHeld(form.page, form.kind.call, () =>
        form.confirm.click(),
      );
      await leave(visit, form);
      const answered = form.page.waitForEvent("requestfinished", (request) =>
        new URL(request.url()).pathname.endsWith(form.kind.call.wire),
      );
      await held.release();
      expect((await (await answered).response())?.status()).toBe(401);
      expect(await form.rows()).toEqual([]);
    },
  };
};

/** The device's clock is a day ahead when an order in doubt is found again: it is too old to be sent once more. */
export const aDayAhead =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const { page } = form;
    await visit.control.addFault({
      call: form.kind.call.call,
      kind: "dropAfter",
    });
    await form.confirm.click();
    await eventually.poll(form.rows).toEqual([form.kind.row]);
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await page.reload();
    await visit.control.liftFaults();
    await eventually(
      page.getByText(/you confirmed this too long ago/i),
    ).toBeVisible();
    await eventually(askAgain(page)).toHaveCount(0);
    const before = form.keys().length;
    await doubtOf(page)
      .getByRole("button", { name: wordsOf("money.doubt.leave") })
      .click();
    await form.form.waitFor();
    expect(form.keys()).toHaveLength(before);
    expect(await form.rows()).toEqual([form.kind.row]);
  };

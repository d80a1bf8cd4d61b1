import type { Locator, Page } from "playwright";
import {
  breakStorage,
  expectBrokenStorage,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  retryCode,
  slowLine,
  type Closure,
  type LostCode,
  type StorageFault,
} from "./conditions.ts";
import { eventually } from "./eventually.ts";
import {
  answerTo,
  answering,
  sendHeld,
  sendInto,
  type FaultKind,
} from "./faults.ts";
import {
  closedMeanwhile,
  codeProblems,
  tooOften,
  type MissingCode,
} from "./faultWays.ts";
import { loginDialog, secondTab, submitLogin } from "./journey.ts";
import {
  expectKept,
  expectOnce,
  fillIn,
  formOn,
  openMoney,
  paymentPassword,
  readyToSend,
  type MakeKind,
  type MoneyForm,
} from "./moneyForms.ts";
import { expect, type Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* Journeys through the cells of the fault matrix that all money forms share. */

export type Way = (visit: Visit) => Promise<void>;

/** The message of doubt: it was sent, and the result is not known. */
export const doubtOf = (page: Page): Locator =>
  page.getByRole("form", { name: wordsOf("money.doubt.title") });
export const askAgain = (page: Page) =>
  doubtOf(page).getByRole("button", { name: wordsOf("money.doubt.ask") });

/** Q and 1: however often it was sent, it was one order, and it was done once. */
export async function expectAskedFor(
  form: MoneyForm,
  least = 2,
): Promise<void> {
  await expectOnce(form);
  expect(form.keys().length).toBeGreaterThanOrEqual(least);
  expect(new Set(form.keys()).size).toBe(1);
}

/** Checks the result of an order, with the payment password if that is required again. */
export async function askFor({ page }: MoneyForm): Promise<void> {
  const password = doubtOf(page).getByLabel(/^Payment password/);
  if ((await password.count()) > 0) await password.fill(paymentPassword);
  await askAgain(page).click();
}

/** No response: the page says that it does not know, and finds out the result automatically, whatever it was. */
export const unanswered =
  (make: MakeKind, kind: FaultKind, effect: 0 | 1): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const { page } = form;
    const lift = await sendInto(page, visit.control, form.kind.call, kind, () =>
      form.confirm.click(),
    );
    await eventually(doubtOf(page)).toBeVisible();
    // The first request takes effect, if at all, before it is answered.
    expect(await form.rows()).toHaveLength(effect);
    await lift();
    await expectAskedFor(form);
    await expectMarked(page);
  };

/**
 * Never a response: after some time the page stops checking automatically, and a check by the member is still
 * processed only once.
 */
export const neverAnswered =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make, { clock: true });
    const { page } = form;
    const lift = await sendInto(
      page,
      visit.control,
      form.kind.call,
      "dropAfter",
      () => form.confirm.click(),
    );
    await eventually(async () => {
      await page.clock.fastForward(15_000);
      await eventually(
        page.getByText(wordsOf("money.doubt.unresolved", { what: "" })),
      ).toBeVisible({ timeout: 500 });
    }).toPass();
    const asked = form.keys().length;
    await page.clock.fastForward(120_000);
    expect(form.keys()).toHaveLength(asked);
    await lift();
    await askFor(form);
    await expectAskedFor(form, asked + 1);
    await expectMarked(page);
  };

/** Rejected as too frequent: it is said, not repeated automatically, and works when pressed again. */
export const refusedForNow =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make, { clock: true });
    const { page, review } = form;
    const lift = await tooOften(page, form.kind.call);
    const bitten = answerTo(page, form.kind.call);
    await form.confirm.click();
    expect((await bitten).status()).toBe(429);
    await eventually(review).toContainText(
      wordsOf("error.TOO_MANY_REQUESTS", { minutes: 1 }),
    );
    await expectKept(form);
    await page.clock.fastForward(60_000);
    expect(form.keys()).toHaveLength(1);
    expect(await form.rows()).toEqual([]);
    await lift();
    await confirmAnew(form);
    await expectOnce(form);
    await expectMarked(page);
  };

/** Confirms what is shown again, as a new decision. */
export async function confirmAnew({
  kind,
  review,
  confirm,
}: MoneyForm): Promise<void> {
  if (kind.secret)
    await review.getByLabel(/^Payment password/).fill(paymentPassword);
  await confirm.click();
}

/** Held for 8 s: the page is busy, and nothing else is sent; past the time limit of a call: it checks the result. */
export const slowAnswer = (make: MakeKind) => ({
  "8 s": async (visit: Visit) => {
    const form = await readyToSend(visit, make, { clock: true });
    const { page, confirm } = form;
    const held = await sendHeld(page, form.kind.call, () => confirm.click());
    await page.clock.fastForward(8000);
    await eventually(confirm).toHaveAttribute("aria-busy", "true");
    await confirm.click({ force: true });
    await confirm.press("Enter");
    expect(await form.rows()).toEqual([]);
    await held.release();
    await expectOnce(form);
    expect(form.keys()).toHaveLength(1);
    await expectMarked(page);
  },
  "longer than a call may take": async (visit: Visit) => {
    const form = await readyToSend(visit, make, { clock: true });
    const { page, confirm } = form;
    const held = await sendHeld(page, form.kind.call, () => confirm.click());
    await page.clock.fastForward(10_000);
    await eventually(doubtOf(page)).toBeVisible();
    await held.release();
    await page.clock.fastForward(15_000);
    await expectAskedFor(form);
    await expectMarked(page);
  },
  "400 ms and 50 KB/s": async (visit: Visit) => {
    const form = await readyToSend(visit, make);
    const line = await slowLine(form.page);
    await form.confirm.dblclick();
    await expectOnce(form);
    expect(form.keys()).toHaveLength(1);
    await line.detach();
  },
});

/** The token has expired: login, then the form again; nothing is sent automatically. */
export const expiredToken =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const { page, kind } = form;
    const lift = await sendInto(
      page,
      visit.control,
      kind.call,
      "unauthorised",
      () => form.confirm.click(),
    );
    await eventually(loginDialog(page)).toBeVisible();
    await lift();
    await submitLogin(page, form.member);
    await eventually(loginDialog(page)).toHaveCount(0);
    await page.waitForURL(`**${kind.path}`);
    // The platform definitely rejected it: the form is empty, and nothing is in doubt.
    await form.form.waitFor();
    expect(await form.rows()).toEqual([]);
    expect(form.keys()).toHaveLength(1);
    await fillIn(form);
    await form.confirm.click();
    await expectOnce(form);
    await expectMarked(page);
  };

/** The platform is closed while the order is in flight. */
export const whileClosed =
  (make: MakeKind) =>
  (status: Closure): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const { page } = form;
    const opened = await closedMeanwhile(visit, page, status, {
      call: form.kind.call,
      press: () => form.confirm.click(),
    });
    await opened();
    await expectOpen(page, status);
    await form.form.or(doubtOf(page)).waitFor();
    expect(await form.rows()).toEqual([]);
    // Whether its response reached the form before that was removed cannot be known.
    if ((await doubtOf(page).count()) > 0) await askFor(form);
    else {
      await fillIn(form);
      await form.confirm.click();
    }
    await expectOnce(form);
    await expectMarked(page);
  };

/** Answers that no real platform gives to an order: its result is checked. */
export const strangeAnswers =
  (make: MakeKind, bodies: readonly string[]): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const { page } = form;
    const [first = "", ...others] = bodies;
    let wrong = await answering(page, form.kind.call, first);
    await form.confirm.click();
    for (const body of others) {
      await eventually.poll(wrong.given).toBeGreaterThan(0);
      await eventually(doubtOf(page)).toBeVisible();
      // The next fault is in place before this one is lifted, because the page also checks automatically.
      const next = await answering(page, form.kind.call, body);
      await wrong.lift();
      wrong = next;
      await askAgain(page).click();
    }
    await eventually.poll(wrong.given).toBeGreaterThan(0);
    await eventually(doubtOf(page)).toBeVisible();
    await expectUnpolluted(page);
    expect(await form.rows()).toEqual([]);
    await wrong.lift();
    await expectAskedFor(form, bodies.length + 1);
    await expectMarked(page);
  };

/** Sent from two tabs that show the same summary: one order. */
export const twoTabs =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const other = formOn(
      await secondTab(visit, form.page, form.kind.path),
      form,
    );
    await fillIn(other);
    await Promise.all([form.confirm.click(), other.confirm.click()]);
    const told = (page: Page) =>
      page
        .getByText(form.kind.done)
        .or(page.getByText("You confirmed something in another tab"));
    await eventually(told(form.page)).toBeVisible();
    await eventually(told(other.page)).toBeVisible();
    expect(await form.rows()).toEqual([form.kind.row]);
  };

/** Two clicks, and Enter in the field or on the button. */
export const twoPresses =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const held = await sendHeld(form.page, form.kind.call, async () => {
      await form.confirm.dblclick();
      await form.confirm.press("Enter");
    });
    await held.release();
    await expectOnce(form);
    expect(form.keys()).toHaveLength(1);
  };

export const withStorage =
  (make: MakeKind) =>
  (fault: StorageFault): Way =>
  async (visit) => {
    const form = await openMoney(visit, make, {
      before: (page) => breakStorage(page, fault),
    });
    await expectBrokenStorage(form.page);
    await fillIn(form);
    await form.confirm.click();
    await expectOnce(form);
  };

/** Offline nothing happens; back online, it is sent once. */
export const withoutLine =
  (make: MakeKind): Way =>
  async (visit) => {
    const form = await readyToSend(visit, make);
    const { page } = form;
    const reconnect = await goOffline(page);
    await form.confirm.click();
    await eventually(doubtOf(page)).toBeVisible();
    expect(await form.rows()).toEqual([]);
    await reconnect();
    await expectAskedFor(form);
    await expectMarked(page);
  };

/** The page's code is missing at first: the form then works in its place. */
export const withoutCode =
  (make: MakeKind): MissingCode =>
  (fault, pass) =>
  async (visit) => {
    visit.expectProblem(codeProblems);
    let missing: LostCode | undefined;
    const form = await openMoney(visit, make, {
      clock: pass !== undefined,
      before: async (page, { code }) => {
        missing = await fault(page, code);
      },
    });
    if (!missing) throw new Error("No code is missing.");
    await retryCode(form.page, missing, pass);
    await fillIn(form);
    await form.confirm.click();
    await expectOnce(form);
    await expectMarked(form.page);
  };

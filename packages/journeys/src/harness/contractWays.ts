import type { Page } from "playwright";
import { contractList, contractOptions } from "@foyer/platform/calls";
import {
  breakStorage,
  expectBrokenStorage,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  mark,
  retryCode,
  type Closure,
  type LostCode,
  type StorageFault,
} from "./conditions.ts";
import {
  contractsPage,
  dealOn,
  decideAnew,
  expectDone,
  goToContracts,
  lead,
  offerDialog,
  offering,
  openDeal,
  press,
  readyToDecide,
  type MakeDeal,
} from "./contractDeals.ts";
import { eventually } from "./eventually.ts";
import {
  answerTo,
  answering,
  arm,
  bite,
  expectBite,
  sendHeld,
  sendInto,
  type Call,
  type FaultKind,
} from "./faults.ts";
import {
  closedMeanwhile,
  codeProblems,
  tooOften,
  type MissingCode,
} from "./faultWays.ts";
import { loginDialog, submitLogin } from "./journey.ts";
import { expect, type Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* Journeys through the cells of the fault matrix that both sides of a contract share. */

export type Way = (visit: Visit) => Promise<void>;

export const list = { call: contractList.name, wire: contractList.path };
export const limits = {
  call: contractOptions.name,
  wire: contractOptions.path,
};

const notDone = (page: Page) =>
  page.getByText(wordsOf("contract.news.notDone"));
export const notKnown = (page: Page) =>
  page.getByText(wordsOf("contract.news.unknown"));
const sendAgain = (page: Page) => press(page, wordsOf("contract.news.retry"));
const askAgain = (page: Page) => press(page, wordsOf("contract.news.askAgain"));

/** No response, and the contracts show the result: it is done, or may be sent again. */
export const unanswered =
  (make: MakeDeal, kind: FaultKind, taken: boolean): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page } = deal;
    const lift = await sendInto(page, visit.control, deal.kind.call, kind, () =>
      deal.yes.click(),
    );
    if (!taken) {
      await eventually(notDone(page)).toBeVisible();
      expect(await deal.states()).toEqual(deal.kind.before);
    }
    await lift();
    if (!taken) await sendAgain(page);
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(taken ? 1 : 2);
    await expectMarked(page);
  };

/** No response, and the contracts cannot be loaded either: it is not called a failure, and nothing is sent. */
export const unknown =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page } = deal;
    await arm(page, visit.control, deal.kind.call, "dropAfter");
    const lift = await arm(page, visit.control, list, "reset");
    const bitten = [bite(page, deal.kind.call), bite(page, list)] as const;
    await deal.yes.click();
    expectBite(await bitten[0], "dropAfter");
    expectBite(await bitten[1], "reset");
    await eventually(notKnown(page)).toBeVisible();
    expect(await deal.states()).toEqual(deal.kind.after);
    await visit.control.liftFaults();
    await lift();
    await askAgain(page);
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(1);
    await expectMarked(page);
  };

/** Offline nothing happens; back online, the agent checks the result, and sends. */
export const withoutLine =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page } = deal;
    const reconnect = await goOffline(page);
    await deal.yes.click();
    await eventually(notKnown(page)).toBeVisible();
    expect(await deal.states()).toEqual(deal.kind.before);
    await reconnect();
    await askAgain(page);
    await eventually(notDone(page)).toBeVisible();
    expect(await deal.states()).toEqual(deal.kind.before);
    await sendAgain(page);
    await expectDone(deal);
    await expectMarked(page);
  };

/** Held for 8 s: the page is busy, and nothing else is sent. */
export const eightSeconds =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, { clock: true });
    const { page, yes } = deal;
    const held = await sendHeld(page, deal.kind.call, () => yes.click());
    await page.clock.fastForward(8000);
    await eventually(yes).toHaveAttribute("aria-busy", "true");
    await yes.click({ force: true });
    await page.keyboard.press("Escape");
    await eventually(yes).toBeVisible();
    expect(await deal.states()).toEqual(deal.kind.before);
    await held.release();
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(1);
    await expectMarked(page);
  };

export const tooLong =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, { clock: true });
    const { page } = deal;
    const held = await sendHeld(page, deal.kind.call, () => deal.yes.click());
    await page.clock.fastForward(10_000);
    await eventually(notDone(page)).toBeVisible();
    await held.release();
    expect(await deal.states()).toEqual(deal.kind.before);
    await sendAgain(page);
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(2);
    await expectMarked(page);
  };

/** What has to be loaded first cannot be: the panel says so, and can be tried again. */
export const readingFails =
  (call: Call, kind: FaultKind): Way =>
  async (visit) => {
    let lift: (() => Promise<void>) | undefined;
    let bitten: Promise<string> | undefined;
    const deal = await openDeal(visit, offering, {
      before: async (page) => {
        lift = await arm(page, visit.control, call, kind);
        bitten = bite(page, call);
      },
    });
    const { page } = deal;
    if (call === limits) await press(page, wordsOf("agentContracts.offer"));
    expectBite((await bitten) ?? "", kind);
    const again = page.getByRole("button", { name: wordsOf("session.retry") });
    await again.waitFor();
    await lift?.();
    await mark(page);
    await again.click();
    if (call === limits) {
      await offerDialog(page).getByLabel(/^Rate/).waitFor();
      await page.keyboard.press("Escape");
    }
    await lead(deal);
    await deal.yes.click();
    await expectDone(deal);
    await expectMarked(page);
  };

export const expired =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, kind } = deal;
    const lift = await sendInto(
      page,
      visit.control,
      kind.call,
      "unauthorised",
      () => deal.yes.click(),
    );
    await eventually(loginDialog(page)).toBeVisible();
    await lift();
    await submitLogin(page, kind.who.member);
    await page.waitForURL(`**${contractsPage}`);
    await eventually(loginDialog(page)).toHaveCount(0);
    expect(await deal.states()).toEqual(kind.before);
    expect(deal.keys()).toHaveLength(1);
    await decideAnew(deal);
    await expectMarked(page);
  };

export const whileClosed =
  (make: MakeDeal) =>
  (status: Closure): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, kind } = deal;
    const opened = await closedMeanwhile(visit, page, status, {
      call: kind.call,
      press: () => deal.yes.click(),
    });
    await opened();
    await expectOpen(page, status);
    expect(await deal.states()).toEqual(kind.before);
    await decideAnew(deal);
    await expectMarked(page);
  };

export const refusedForNow =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, { clock: true });
    const { page, kind } = deal;
    const lift = await tooOften(page, kind.call);
    const bitten = answerTo(page, kind.call);
    await deal.yes.click();
    expect((await bitten).status()).toBe(429);
    await eventually(
      page
        .getByText(wordsOf("error.TOO_MANY_REQUESTS", { minutes: 1 }))
        .first(),
    ).toBeVisible();
    await page.clock.fastForward(60_000);
    expect(deal.keys()).toHaveLength(1);
    expect(await deal.states()).toEqual(kind.before);
    await lift();
    // An offer is still there as it was typed.
    await kind.again(page);
    await deal.yes.click();
    await expectDone({ ...deal, keys: () => deal.keys().slice(1) });
    expect(deal.keys()).toHaveLength(2);
    await expectMarked(page);
  };

/** Answers that no real platform gives to a decision. */
const strange = [
  '{"success":true,"value":{"id":{"a":1},"type":"DIVIDEND","rate":"NaN"}}',
  '{"success":true,"__proto__":{"polluted":1},"value":{"__proto__":{"polluted":1}}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

export const strangeAnswers =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, kind } = deal;
    let go = () => deal.yes.click();
    for (const body of strange) {
      const wrong = await answering(page, kind.call, body);
      await go();
      await eventually.poll(wrong.given).toBe(1);
      await eventually(notDone(page)).toBeVisible();
      await expectUnpolluted(page);
      expect(await deal.states()).toEqual(kind.before);
      await wrong.lift();
      go = () => sendAgain(page);
    }
    await go();
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(strange.length + 1);
    await expectMarked(page);
  };

/** Two clicks and Enter while the request is in flight. */
export const twoPresses =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, yes } = deal;
    const held = await sendHeld(page, deal.kind.call, async () => {
      await yes.dblclick();
      await yes.press("Enter");
    });
    await held.release();
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(1);
  };

export const twoTabs =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const page = await visit.newPage({ context: deal.page.context() });
    const other = dealOn(page, deal);
    await goToContracts(visit, other);
    await lead(other);
    await Promise.all([deal.yes.click(), other.yes.click()]);
    const changed = "This contract has changed. Please review it again";
    const told = (tab: Page) =>
      tab.getByText(deal.kind.done).or(tab.getByText(changed)).first();
    await eventually(told(deal.page)).toBeVisible();
    await eventually(told(page)).toBeVisible();
    const refused =
      (await deal.page.getByText(changed).count()) +
      (await page.getByText(changed).count());
    expect(refused).toBe(1);
    expect(await deal.states()).toEqual(deal.kind.after);
  };

export const withoutCode =
  (make: MakeDeal): MissingCode =>
  (fault, pass) =>
  async (visit) => {
    visit.expectProblem(codeProblems);
    let missing: LostCode | undefined;
    const deal = await openDeal(visit, make, {
      clock: pass !== undefined,
      before: async (page) => {
        missing = await fault(page, "pagesByType");
      },
    });
    if (!missing) throw new Error("No code is missing.");
    const { page } = deal;
    // The agents' page has no header; its own navigation stays available.
    const pages = page.getByRole("button", {
      name: wordsOf("agentCentre.page.downlineManagmentView"),
    });
    await retryCode(page, missing, pass, pages);
    await lead(deal);
    await deal.yes.click();
    await expectDone(deal);
    await expectMarked(page);
  };

export const withStorage =
  (make: MakeDeal) =>
  (fault: StorageFault): Way =>
  async (visit) => {
    const deal = await openDeal(visit, make, {
      before: (page) => breakStorage(page, fault),
    });
    await expectBrokenStorage(deal.page);
    await lead(deal);
    await deal.yes.click();
    await expectDone(deal);
  };

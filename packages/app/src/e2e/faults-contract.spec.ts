import type { Page } from "playwright";
import { randomUUID } from "node:crypto";
import {
  contractList,
  contractOptions,
  dividendProcess,
} from "@foyer/platform/calls";
import { pressBack, pressForward } from "./harness/back.ts";
import {
  breakStorage,
  expectBrokenStorage,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  loseCode,
  mark,
  retryCode,
  slowLine,
  type Closure,
  type LostCode,
  type StorageFault,
} from "./harness/conditions.ts";
import {
  accepting,
  card,
  contractsPage,
  dealOn,
  expectDone,
  expectStands,
  goToContracts,
  lead,
  offerDialog,
  offering,
  offeringAnew,
  openDeal,
  readyToDecide,
  type Deal,
  type MakeDeal,
} from "./harness/contractDeals.ts";
import {
  joinLine,
  offerContract,
  readContract,
  type LineMember,
} from "./harness/contracts.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  answering,
  answerTo,
  arm,
  bite,
  expectBite,
  hold,
  type Call,
  type FaultKind,
} from "./harness/faults.ts";
import {
  closedMeanwhile,
  closures,
  codeProblems,
  missingCode,
  storages,
  tooOften,
  type MissingCode,
} from "./harness/faultWays.ts";
import { header, loginDialog, submitLogin } from "./harness/journey.ts";
import { clientOf } from "./harness/signIn.ts";
import { expect, type Visit } from "./harness/test.ts";

type Way = (visit: Visit) => Promise<void>;

const list = { call: contractList.name, wire: contractList.path };
const limits = { call: contractOptions.name, wire: contractOptions.path };

const notDone = (page: Page) =>
  page.getByText("The platform has not done it. Nothing has changed so far.");
const notKnown = (page: Page) =>
  page.getByText("It is not known whether your answer arrived");
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
const sendAgain = (page: Page) => press(page, "Send it again");
const askAgain = (page: Page) => press(page, "Ask again");

/** No answer, and the contracts tell what became of it: it is done, or may be sent once more. */
const unanswered =
  (make: MakeDeal, kind: FaultKind, taken: boolean): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page } = deal;
    const lift = await arm(page, visit.control, deal.kind.call, kind);
    const bitten = bite(page, deal.kind.call);
    await deal.yes.click();
    expectBite(await bitten, kind);
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

/** No answer, and the contracts cannot be read either: nothing is called failed, and nothing is sent. */
const unknown =
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

/** Without a line nothing happens; with it again whoever decides asks, and sends. */
const withoutLine =
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

async function leftAtThat(visit: Visit): Promise<void> {
  const deal = await readyToDecide(visit, offering);
  const { page, kind } = deal;
  const reconnect = await goOffline(page);
  await deal.yes.click();
  await eventually(notKnown(page)).toBeVisible();
  await press(page, "Leave it");
  await eventually(offerDialog(page).getByLabel(/^Rate/)).toHaveValue("10.00");
  await reconnect();
  expect(await deal.states()).toEqual(kind.before);
  const sent = deal.keys().length;
  await kind.again(page);
  await deal.yes.click();
  await expectDone({ ...deal, keys: () => deal.keys().slice(sent) });
  await expectMarked(page);
}

/** Held on its way for 8 s: busy, and nothing is sent besides. */
const eightSeconds =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, { clock: true });
    const { page, yes } = deal;
    const held = await hold(page, deal.kind.call);
    await yes.click();
    await eventually.poll(held.waiting).toBe(1);
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

const tooLong =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, { clock: true });
    const { page } = deal;
    const held = await hold(page, deal.kind.call);
    await deal.yes.click();
    await eventually.poll(held.waiting).toBe(1);
    await page.clock.fastForward(10_000);
    await eventually(notDone(page)).toBeVisible();
    await held.release();
    expect(await deal.states()).toEqual(deal.kind.before);
    await sendAgain(page);
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(2);
    await expectMarked(page);
  };

/** What has to be read first cannot be: the panel says so, and tries again. */
const readingFails =
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
    if (call === limits) await press(page, "Offer a contract");
    expectBite((await bitten) ?? "", kind);
    const again = page.getByRole("button", { name: "Try again" });
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

const expired =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, kind } = deal;
    const lift = await arm(page, visit.control, kind.call, "unauthorised");
    const bitten = bite(page, kind.call);
    await deal.yes.click();
    expectBite(await bitten, "unauthorised");
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

/** Decides from the list on, as a new decision. */
async function decideAnew(deal: Deal): Promise<void> {
  const before = deal.keys().length;
  await lead(deal);
  await deal.yes.click();
  await expectDone({ ...deal, keys: () => deal.keys().slice(before) });
}

const whileClosed =
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

const refusedForNow =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, { clock: true });
    const { page, kind } = deal;
    const lift = await tooOften(page, kind.call);
    const bitten = answerTo(page, kind.call);
    await deal.yes.click();
    expect((await bitten).status()).toBe(429);
    await eventually(page.getByText(/^Too many tries/).first()).toBeVisible();
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

/** What no platform answers to a decision. */
const strange = [
  '{"success":true,"value":{"id":{"a":1},"type":"DIVIDEND","rate":"NaN"}}',
  '{"success":true,"__proto__":{"polluted":1},"value":{"__proto__":{"polluted":1}}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

const strangeAnswers =
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

/** One of a kind that nobody knows, and contracts that are none. */
const odd = (() => {
  const fields = {
    kind: "NEW",
    periodKind: "M",
    betAmountPer: "DAY",
    state: "AWAITING",
    side: "ASKED",
  };
  return JSON.stringify({
    list: [
      { ...fields, id: "C-1", type: "TITHE", rate: "5", createdAt: 1 },
      { ...fields, id: "C-2", type: "DIVIDEND", rate: "NaN", createdAt: 1 },
      { ...fields, id: "C-3", type: "DIVIDEND", rate: { amount: "5" } },
      { id: 7, type: null, state: "GONE", createdAt: "today" },
      "contract",
      null,
    ],
    totalPages: 1,
  });
})();

/** Two clicks and Enter while it is on its way. */
const twoPresses =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, yes } = deal;
    const held = await hold(page, deal.kind.call);
    await yes.dblclick();
    await yes.press("Enter");
    await eventually.poll(held.waiting).toBe(1);
    await held.release();
    await expectDone(deal);
    expect(deal.keys()).toHaveLength(1);
  };

const twoTabs =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const page = await visit.newPage({ context: deal.page.context() });
    const other = dealOn(page, deal);
    await goToContracts(visit, other);
    await lead(other);
    await Promise.all([deal.yes.click(), other.yes.click()]);
    const changed = "This contract has changed meanwhile";
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

/** The agent cancels the one offer that there is. */
async function takeBack(visit: Visit, { token }: LineMember): Promise<void> {
  const client = clientOf(visit, token);
  const { list: all } = await client.call(contractList, {
    pageNo: 1,
    pageSize: 2,
  });
  await client.call(
    dividendProcess,
    { contractId: all[0]?.id ?? "", action: "CANCEL" },
    { idempotencyKey: randomUUID() },
  );
}

const withoutCode =
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
    // The agents' page has no header; its own pages stay at hand.
    const pages = page.getByRole("button", { name: "Team management" });
    await retryCode(page, missing, pass, pages);
    await lead(deal);
    await deal.yes.click();
    await expectDone(deal);
    await expectMarked(page);
  };

/** A member is asked by a dialog, whose code cannot be had at first. */
async function withoutDialog(visit: Visit): Promise<void> {
  visit.expectProblem(codeProblems);
  await visit.control.setFlags({ AGENTPOLICY3: "1" });
  const agent = await joinLine(visit);
  const below = await joinLine(visit, agent, false);
  const id = await offerContract(visit, agent, below);
  const page = await visit.newPage();
  const missing = await loseCode(page, "ContractDialog");
  await page.goto(`${visit.portal}/?token=${below.token}`);
  await retryCode(page, missing);
  const dialog = page.getByRole("dialog", { name: "Contract requests" });
  await dialog.getByRole("button", { name: "Accept" }).click();
  await press(page, "Accept the contract");
  await eventually(dialog).toContainText("The contract is in force");
  expect(await readContract(visit, below, id)).toMatchObject({
    state: "ACTIVE",
  });
  await expectMarked(page);
}

const withStorage =
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

/** It has happened, and nobody was told. */
async function lost(visit: Visit, deal: Deal): Promise<void> {
  const { call, after } = deal.kind;
  await visit.control.addFault({ call: call.call, kind: "dropAfter" });
  await deal.yes.click();
  await eventually.poll(deal.states).toEqual(after);
}

const reloaded =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    await lost(visit, deal);
    await deal.page.reload();
    await visit.control.liftFaults();
    await expectStands(deal);
    expect(deal.keys()).toHaveLength(1);
  };

const reloadedBefore =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, kind } = deal;
    const held = await hold(page, kind.call);
    await deal.yes.click();
    await eventually.poll(held.waiting).toBe(1);
    await page.reload();
    await held.release();
    expect(await deal.states()).toEqual(kind.before);
    await decideAnew(deal);
    expect(deal.keys()).toHaveLength(2);
  };

const leftByBack =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await openDeal(visit, make);
    const { page } = deal;
    await page.goto(`${visit.portal}/agentHome?page=agentAnnouncement`);
    await page.goto(visit.portal + contractsPage);
    await lead(deal);
    await lost(visit, deal);
    await pressBack(page);
    await page.waitForURL("**/agentHome?page=agentAnnouncement");
    await visit.control.liftFaults();
    await pressForward(page);
    await page.waitForURL(`**${contractsPage}`);
    await expectStands(deal);
    expect(deal.keys()).toHaveLength(1);
  };

const fromMemory =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, {
      page: { asShipped: true },
    });
    const { page, kind } = deal;
    await page.goto(`${visit.gallery}/gallery.html`);
    await pressBack(page);
    await page.waitForURL(`**${contractsPage}`, { waitUntil: "commit" });
    await expectMarked(page);
    // The session is looked into first, and the decision begins anew.
    await eventually(deal.yes).toHaveCount(0);
    expect(deal.keys()).toEqual([]);
    expect(await deal.states()).toEqual(kind.before);
    await decideAnew(deal);
    expect(deal.keys()).toHaveLength(1);
  };

/** Logs out in another tab, and waits until this one knows. */
async function leave(visit: Visit, { page, yes }: Deal): Promise<void> {
  const other = await visit.newPage({ context: page.context() });
  const out = other.getByRole("button", { name: "Log out" }).first();
  await eventually(async () => {
    await other.goto(visit.portal + contractsPage);
    await out.waitFor({ timeout: 3000 });
  }).toPass();
  await out.click();
  await press(other, "Confirm");
  await eventually(
    header(page).getByRole("button", { name: "Log in" }),
  ).toBeVisible();
  await eventually(yes).toHaveCount(0);
  await expectMarked(page);
}

const loggedOutBefore =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    await leave(visit, deal);
    expect(deal.keys()).toEqual([]);
    expect(await deal.states()).toEqual(deal.kind.before);
  };

const loggedOutMeanwhile =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const held = await hold(deal.page, deal.kind.call);
    await deal.yes.click();
    await eventually.poll(held.waiting).toBe(1);
    const answered = answerTo(deal.page, deal.kind.call);
    await leave(visit, deal);
    await held.release();
    expect((await answered).status()).toBe(401);
    expect(await deal.states()).toEqual(deal.kind.before);
  };

const day = 86_400_000;

faultColumn("contract", {
  offline: {
    offered: withoutLine(offering),
    "offered, and left at that: what was typed is kept": leftAtThat,
    accepted: withoutLine(accepting),
  },
  dropAfter: {
    "offered, done": unanswered(offering, "dropAfter", true),
    "offered, not done": unanswered(offering, "reset", false),
    "offered, broken before it was taken": unanswered(
      offering,
      "dropBefore",
      false,
    ),
    "offered beside one that is much the same, not done": unanswered(
      offeringAnew,
      "reset",
      false,
    ),
    "offered, and nothing can be asked": unknown(offering),
    "accepted, done": unanswered(accepting, "dropAfter", true),
    "accepted, not done": unanswered(accepting, "reset", false),
    "accepted, and nothing can be asked": unknown(accepting),
  },
  slow: {
    "offered, 8 s": eightSeconds(offering),
    "offered, longer than a call may take": tooLong(offering),
    "accepted, 8 s": eightSeconds(accepting),
    "accepted, longer than a call may take": tooLong(accepting),
    "400 ms and 50 KB/s": async (visit) => {
      const deal = await readyToDecide(visit, offering);
      const line = await slowLine(deal.page);
      await deal.yes.dblclick();
      await expectDone(deal);
      expect(deal.keys()).toHaveLength(1);
      await line.detach();
    },
  },
  serverError: {
    "offered: 500": unanswered(offering, "status", false),
    "offered: 503 with Retry-After": unanswered(offering, "unavailable", false),
    "accepted: 500": unanswered(accepting, "status", false),
    "the list: 500": readingFails(list, "status"),
    "what an offer may hold: 500": readingFails(limits, "status"),
    "what an offer may hold: 503 with Retry-After": readingFails(
      limits,
      "unavailable",
    ),
  },
  expired: { offered: expired(offering), accepted: expired(accepting) },
  closed: {
    ...closures(whileClosed(offering)),
    "maintenance, while it is accepted": whileClosed(accepting)("maintenance"),
  },
  tooMany: {
    offered: refusedForNow(offering),
    accepted: refusedForNow(accepting),
  },
  malformed: {
    "cut short after it was done": unanswered(offering, "malformed", true),
    "cut short on the way": unanswered(offering, "truncated", false),
    "a page of HTML instead": unanswered(offering, "html", false),
    "accepted, cut short after it was done": unanswered(
      accepting,
      "malformed",
      true,
    ),
  },
  poisoned: {
    "what no platform answers, offered": strangeAnswers(offering),
    "what no platform answers, accepted": strangeAnswers(accepting),
    "contracts that are none": async (visit) => {
      let lift: (() => Promise<void>) | undefined;
      let given: (() => number) | undefined;
      const deal = await openDeal(visit, accepting, {
        before: async (page) => {
          ({ lift, given } = await answering(page, list, odd));
        },
      });
      const { page } = deal;
      await eventually.poll(() => given?.()).toBeGreaterThan(0);
      await eventually(
        page.getByRole("button", { name: "Offer a contract" }),
      ).toBeVisible();
      await eventually(
        page.getByText("Some contracts are of a kind"),
      ).toBeVisible();
      await eventually(page.getByRole("article")).toHaveCount(0);
      const text = await page.locator("body").innerText();
      expect(text).not.toMatch(/NaN|undefined|\[object|Infinity/);
      await expectUnpolluted(page);
      await lift?.();
      await page.reload();
      await decideAnew(deal);
    },
  },
  twice: {
    "offered, two clicks and Enter": twoPresses(offering),
    "offered, two tabs": twoTabs(offering),
    "accepted, two clicks and Enter": twoPresses(accepting),
    "accepted, two tabs": twoTabs(accepting),
    "accepted while it is taken back": async (visit) => {
      const deal = await readyToDecide(visit, accepting);
      const { page, kind } = deal;
      const held = await hold(page, kind.call);
      await deal.yes.click();
      await eventually.poll(held.waiting).toBe(1);
      await takeBack(visit, kind.agent);
      await held.release();
      await eventually(
        page.getByText("This contract has changed meanwhile").first(),
      ).toBeVisible();
      await eventually(card(page)).toContainText("Cancelled");
      expect(await deal.states()).toEqual(["CANCELLED"]);
      await expectMarked(page);
    },
  },
  chunk: {
    ...missingCode(withoutCode(offering)),
    "a member's dialog: not found": withoutDialog,
  },
  storage: {
    ...storages(withStorage(offering)),
    "throws, while it is accepted": withStorage(accepting)("throws"),
  },
  clock: {
    "a day ahead": async (visit) => {
      const deal = await openDeal(visit, accepting, {
        before: (page) => page.clock.setSystemTime(Date.now() + day),
      });
      const { page } = deal;
      expect(await page.evaluate(() => Date.now())).toBeGreaterThan(
        Date.now() + day - 60_000,
      );
      await lead(deal);
      await deal.yes.click();
      await expectDone(deal);
      await eventually(card(page)).toContainText("Next payment");
      const right = dealOn(await visit.newPage(), deal);
      await goToContracts(visit, right);
      await eventually(card(right.page)).toContainText("Next payment");
      expect(await card(page).innerText()).toBe(
        await card(right.page).innerText(),
      );
    },
  },
  back: {
    "offered, reload after it was taken": reloaded(offering),
    "offered, reload before it was taken": reloadedBefore(offering),
    "offered, Back in the middle": leftByBack(offering),
    "offered, from the browser's memory": fromMemory(offering),
    "accepted, reload after it was taken": reloaded(accepting),
    "accepted, Back in the middle": leftByBack(accepting),
    "accepted, from the browser's memory": fromMemory(accepting),
  },
  otherTab: {
    "before an offer is sent": loggedOutBefore(offering),
    "while an offer is on its way": loggedOutMeanwhile(offering),
    "before it is accepted": loggedOutBefore(accepting),
    "while a yes is on its way": loggedOutMeanwhile(accepting),
  },
});

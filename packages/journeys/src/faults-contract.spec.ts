import { randomUUID } from "node:crypto";
import { contractList, dividendProcess } from "@foyer/platform/calls";
import {
  expectMarked,
  expectUnpolluted,
  goOffline,
  loseCode,
  retryCode,
  slowLine,
} from "./harness/conditions.ts";
import {
  accepting,
  card,
  dealOn,
  decideAnew,
  expectDone,
  goToContracts,
  lead,
  offerDialog,
  offering,
  offeringAnew,
  openDeal,
  press,
  readyToDecide,
} from "./harness/contractDeals.ts";
import {
  fromMemory,
  leftByBack,
  loggedOutBefore,
  loggedOutMeanwhile,
  reloaded,
  reloadedBefore,
} from "./harness/contractLeaving.ts";
import {
  joinLine,
  offerContract,
  readContract,
  type LineMember,
} from "./harness/contracts.ts";
import {
  eightSeconds,
  expired,
  limits,
  list,
  notKnown,
  readingFails,
  refusedForNow,
  strangeAnswers,
  tooLong,
  twoPresses,
  twoTabs,
  unanswered,
  unknown,
  whileClosed,
  withoutCode,
  withoutLine,
  withStorage,
} from "./harness/contractWays.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import { answering, sendHeld } from "./harness/faults.ts";
import {
  closures,
  codeProblems,
  missingCode,
  storages,
} from "./harness/faultWays.ts";
import { clientOf } from "./harness/signIn.ts";
import { expect, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

async function leftAtThat(visit: Visit): Promise<void> {
  const deal = await readyToDecide(visit, offering);
  const { page, kind } = deal;
  const reconnect = await goOffline(page);
  await deal.yes.click();
  await eventually(notKnown(page)).toBeVisible();
  await press(page, wordsOf("contract.news.leave"));
  await eventually(offerDialog(page).getByLabel(/^Rate/)).toHaveValue("10.00");
  await reconnect();
  expect(await deal.states()).toEqual(kind.before);
  const sent = deal.keys().length;
  await kind.again(page);
  await deal.yes.click();
  await expectDone({ ...deal, keys: () => deal.keys().slice(sent) });
  await expectMarked(page);
}

/** A contract of an unknown kind, and values that are not contracts. */
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

/** The agent cancels the only offer. */
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

/** Members answer in a dialog, whose code is missing at first. */
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
  const dialog = page.getByRole("dialog", { name: wordsOf("contract.title") });
  await dialog
    .getByRole("button", { name: wordsOf("contract.accept") })
    .click();
  await press(page, wordsOf("contract.ask.accept.yes"));
  await eventually(dialog).toContainText("The contract is in force");
  expect(await readContract(visit, below, id)).toMatchObject({
    state: "ACTIVE",
  });
  await expectMarked(page);
}

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
        page.getByRole("button", { name: wordsOf("agentContracts.offer") }),
      ).toBeVisible();
      await eventually(
        page.getByText(wordsOf("agentContracts.hidden")),
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
      const held = await sendHeld(page, kind.call, () => deal.yes.click());
      await takeBack(visit, kind.agent);
      await held.release();
      await eventually(
        page
          .getByText("This contract has changed. Please review it again")
          .first(),
      ).toBeVisible();
      await eventually(card(page)).toContainText(
        wordsOf("contract.state.cancelled"),
      );
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
      await eventually(card(page)).toContainText(wordsOf("contract.term.next"));
      const right = dealOn(await visit.newPage(), deal);
      await goToContracts(visit, right);
      await eventually(card(right.page)).toContainText(
        wordsOf("contract.term.next"),
      );
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

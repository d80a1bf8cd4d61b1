import { bankAccounts, withdrawals } from "@foyer/platform/calls";
import { expectMarked, goOffline } from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import { answering, arm, bite, expectBite } from "./harness/faults.ts";
import {
  closures,
  missingCode,
  network,
  storages,
} from "./harness/faultWays.ts";
import {
  expectKept,
  expectOnce,
  fillIn,
  openMoney,
  payout,
  readyToSend,
} from "./harness/moneyForms.ts";
import {
  aDayAhead,
  fromMemory,
  leftByBack,
  loggedOutElsewhere,
  reloaded,
} from "./harness/moneyLeaving.ts";
import {
  confirmAnew,
  expiredToken,
  neverAnswered,
  refusedForNow,
  slowAnswer,
  strangeAnswers,
  twoPresses,
  twoTabs,
  unanswered,
  whileClosed,
  withoutCode,
  withStorage,
} from "./harness/moneyWays.ts";
import { expect } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const options = {
  call: "withdrawOptions",
  wire: "/wps/relay/WCS_withdrawOptions",
};
const accounts = {
  call: bankAccounts.name,
  wire: bankAccounts.path,
  method: "GET",
};
const list = { call: withdrawals.name, wire: withdrawals.path };

/** Answers that no real platform gives to a withdrawal. */
const strange = [
  '{"success":true,"value":{"orderId":{"a":1}}}',
  '{"success":true,"__proto__":{"polluted":1},"value":{"__proto__":{"polluted":1}}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

/** Invalid figures, with which nothing can be withdrawn. */
const oddFigures = [
  '{"success":true,"value":{"methods":[{"id":"bank","title":"Bank","min":"NaN","max":{},"fee":"free"}],"blockers":[],"available":"lots","dailyLeft":null}}',
  '{"success":true,"value":{"methods":"all","blockers":7,"available":1e400,"dailyLeft":"1e5"}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

const oddWithdrawals = JSON.stringify({
  list: [
    { orderId: 7, amount: "NaN", fee: {}, net: "x", stages: "none" },
    { orderId: "W-odd", amount: "1e9", net: null, stages: [{ state: 1 }] },
    null,
  ],
  totalPages: "many",
});

faultColumn("withdraw", {
  offline: {
    "says so, keeps the sum, and sends it once the line is back": async (
      visit,
    ) => {
      const form = await readyToSend(visit, payout);
      const { page, review } = form;
      const reconnect = await goOffline(page);
      await form.confirm.click();
      await eventually(review).toContainText(network);
      await expectKept(form);
      expect(await form.rows()).toEqual([]);
      await reconnect();
      await confirmAnew(form);
      await expectOnce(form);
      await expectMarked(page);
    },
  },
  dropAfter: {
    "it was taken": unanswered(payout, "dropAfter", 1),
    "it was not taken": unanswered(payout, "reset", 0),
    "broken before it was taken": unanswered(payout, "dropBefore", 0),
    "never an answer": neverAnswered(payout),
  },
  slow: slowAnswer(payout),
  serverError: {
    "500": unanswered(payout, "status", 0),
    "503 with Retry-After": unanswered(payout, "unavailable", 0),
    "the figures: 500": async (visit) => {
      let lift: (() => Promise<void>) | undefined;
      let bitten: Promise<string> | undefined;
      const form = await openMoney(visit, payout, {
        before: async (page) => {
          lift = await arm(page, visit.control, options, "status");
          bitten = bite(page, options);
        },
      });
      expectBite((await bitten) ?? "", "status");
      const again = form.page
        .getByRole("main")
        .getByRole("button", { name: wordsOf("session.retry") })
        .first();
      await again.waitFor();
      await lift?.();
      await again.click();
      await fillIn(form);
      await form.confirm.click();
      await expectOnce(form);
    },
  },
  expired: { "asks for a login": expiredToken(payout) },
  closed: closures(whileClosed(payout)),
  tooMany: { "says so": refusedForNow(payout) },
  malformed: {
    "cut short after it was taken": unanswered(payout, "malformed", 1),
    "cut short on the way": unanswered(payout, "truncated", 0),
    "a page of HTML instead": unanswered(payout, "html", 0),
  },
  poisoned: {
    "what no platform answers": strangeAnswers(payout, strange),
    "figures that are none": async (visit) => {
      const form = await openMoney(visit, payout);
      const { page } = form;
      for (const body of oddFigures) {
        const wrong = await answering(page, options, body);
        await page.goto(visit.portal + form.kind.path);
        await eventually.poll(wrong.given).toBeGreaterThan(0);
        await page
          .getByRole("main")
          .getByRole("button", { name: /^(Try|Check) again$/ })
          .or(form.form)
          .first()
          .waitFor();
        const text = await page.getByRole("main").innerText();
        expect(text, body).not.toMatch(/NaN|undefined|\[object|Infinity/);
        await wrong.lift();
      }
      await page.goto(visit.portal + form.kind.path);
      await fillIn(form);
      await form.confirm.click();
      await expectOnce(form);
    },
    "accounts and earlier withdrawals that are none": async (visit) => {
      const form = await openMoney(visit, payout);
      const { page } = form;
      const odd = [
        await answering(page, list, oddWithdrawals),
        await answering(page, accounts, '{"list":[{"id":{}},7,null]}'),
      ];
      await page.goto(visit.portal + form.kind.path);
      for (const one of odd)
        await eventually.poll(one.given).toBeGreaterThan(0);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(Add a bank account|Try again)$/ })
        .first()
        .waitFor();
      const text = await page.getByRole("main").innerText();
      expect(text).not.toMatch(/NaN|undefined|\[object|Infinity|W-odd/);
      for (const one of odd) await one.lift();
      await page.goto(visit.portal + form.kind.path);
      await fillIn(form);
      await form.confirm.click();
      await expectOnce(form);
    },
  },
  twice: {
    "two clicks and Enter": twoPresses(payout),
    "two tabs": twoTabs(payout),
  },
  chunk: missingCode(withoutCode(payout)),
  storage: storages(withStorage(payout)),
  clock: { "a day ahead": aDayAhead(payout) },
  back: {
    "reload in the middle": reloaded(payout),
    "Back in the middle": leftByBack(payout),
    "from the browser's memory": fromMemory(payout),
  },
  otherTab: loggedOutElsewhere(payout),
});

import type { Page } from "playwright";
import { expectMarked, expectUnpolluted, mark } from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import { answering, sendInto, type FaultKind } from "./harness/faults.ts";
import {
  callProblems,
  closures,
  missingCode,
  storages,
} from "./harness/faultWays.ts";
import { header, openAsMember } from "./harness/journey.ts";
import {
  expectOnce,
  fillIn,
  memberMove,
  openMoney,
  walletMove,
} from "./harness/moneyForms.ts";
import {
  aDayAhead,
  fromMemory,
  leftByBack,
  loggedOutElsewhere,
  reloaded,
} from "./harness/moneyLeaving.ts";
import {
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
  withoutLine,
  withStorage,
} from "./harness/moneyWays.ts";
import { expect, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const balance = { call: "balance", wire: "/wps/v2/wallets/balance" };
const wallets = { call: "wallets", wire: "/wps/v2/wallets" };

const refresh = (page: Page) =>
  header(page).getByRole("button", { name: wordsOf("ui.balance.refresh") });
const old = (page: Page) => header(page).getByText(wordsOf("ui.balance.stale"));

/** The balance cannot be reloaded: the old figure stays, and is marked as out of date. */
const balanceFails = (kind: FaultKind) => async (visit: Visit) => {
  visit.expectProblem(callProblems);
  const { page } = await openAsMember(visit, {
    path: "/fish",
    wish: { balance: "40.00" },
  });
  await eventually(header(page)).toContainText("40.00");
  await mark(page);
  const lift = await sendInto(page, visit.control, balance, kind, () =>
    refresh(page).click(),
  );
  await eventually(old(page)).toHaveCount(1);
  await eventually(header(page)).toContainText("40.00");
  await lift();
  await refresh(page).click();
  await eventually(old(page)).toHaveCount(0);
  await eventually(header(page)).toContainText("40.00");
  await expectMarked(page);
};

/** Invalid balances. */
const noBalances = [
  '{"success":true,"value":{"balance":{"amount":"5"},"currencySymbol":["RM"]}}',
  '{"success":true,"value":{"balance":"NaN","currencySymbol":"RM"}}',
  '{"success":true,"value":{"balance":"1e9","__proto__":{"polluted":1}}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

/** Invalid wallets, with one valid one among them. */
const oddWallets = JSON.stringify({
  list: [
    { vendor: "", balance: "1000.00", updatedAt: 1, transferable: 1 },
    { vendor: "ODD", balance: "many", updatedAt: "soon", transferable: {} },
    { vendor: 7, balance: { amount: "5" }, updatedAt: null },
    "wallet",
    null,
  ],
});

/** Answers that no real platform gives to a transfer. */
const strange = [
  '{"success":true,"value":{"balance":{"a":"1"}}}',
  '{"success":true,"__proto__":{"polluted":1},"value":{"balance":"NaN","__proto__":{"polluted":1}}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

const hasNoFigureOfItsOwn = async (page: Page) => {
  const text = await page.locator("body").innerText();
  expect(text).not.toMatch(/NaN|undefined|\[object|Infinity/);
};

faultColumn("transfer", {
  offline: {
    "between wallets": withoutLine(walletMove),
  },
  dropAfter: {
    "between wallets, done": unanswered(walletMove, "dropAfter", 1),
    "between wallets, not done": unanswered(walletMove, "reset", 0),
    "between wallets, broken before it was taken": unanswered(
      walletMove,
      "dropBefore",
      0,
    ),
    "to a member, done": unanswered(memberMove, "dropAfter", 1),
    "to a member, not done": unanswered(memberMove, "reset", 0),
    "never an answer": neverAnswered(walletMove),
    "never an answer, with a password": neverAnswered(memberMove),
  },
  slow: slowAnswer(walletMove),
  serverError: {
    "500": unanswered(walletMove, "status", 0),
    "503 with Retry-After": unanswered(walletMove, "unavailable", 0),
    "the balance: 500": balanceFails("status"),
    "the balance: 503 with Retry-After": balanceFails("unavailable"),
  },
  expired: {
    "between wallets": expiredToken(walletMove),
    "to a member": expiredToken(memberMove),
  },
  closed: closures(whileClosed(walletMove)),
  tooMany: {
    "between wallets": refusedForNow(walletMove),
    "to a member": refusedForNow(memberMove),
  },
  malformed: {
    "cut short after it was done": unanswered(walletMove, "malformed", 1),
    "cut short on the way": unanswered(walletMove, "truncated", 0),
    "a page of HTML instead": unanswered(walletMove, "html", 0),
    "the balance": balanceFails("html"),
  },
  poisoned: {
    "what no platform answers": strangeAnswers(walletMove, strange),
    "balances that are none": async (visit) => {
      for (const body of noBalances) {
        const wish = { balance: "40.00" };
        let lift: (() => Promise<void>) | undefined;
        const { page } = await openAsMember(visit, {
          path: "/fish",
          wish,
          before: async (fresh) => {
            const wrong = await answering(fresh, balance, body);
            lift = wrong.lift;
          },
        });
        await eventually(
          header(page).getByText(wordsOf("ui.money.unknown")).first(),
          body,
        ).toBeAttached();
        await hasNoFigureOfItsOwn(page);
        await expectUnpolluted(page);
        await lift?.();
        await refresh(page).click();
        await eventually(header(page)).toContainText("40.00");
      }
    },
    "wallets that are none": async (visit) => {
      let lift: (() => Promise<void>) | undefined;
      const form = await openMoney(visit, walletMove, {
        before: async (page) => {
          const wrong = await answering(page, wallets, oddWallets);
          lift = wrong.lift;
        },
      });
      const { page } = form;
      await eventually(
        page.getByText(wordsOf("wallet.nothingToMove")),
      ).toBeVisible();
      await hasNoFigureOfItsOwn(page);
      await lift?.();
      await page.goto(visit.portal + form.kind.path);
      await fillIn(form);
      await form.confirm.click();
      await expectOnce(form);
    },
  },
  twice: {
    "two clicks and Enter": twoPresses(walletMove),
    "two tabs": twoTabs(walletMove),
    "to a member, two clicks and Enter": twoPresses(memberMove),
    "to a member, two tabs": twoTabs(memberMove),
  },
  chunk: missingCode(withoutCode(walletMove)),
  storage: storages(withStorage(walletMove)),
  clock: { "a day ahead": aDayAhead(walletMove) },
  back: {
    "reload in the middle": reloaded(walletMove),
    "reload in the middle, with a password": reloaded(memberMove),
    "Back in the middle": leftByBack(walletMove),
    "from the browser's memory": fromMemory(walletMove),
  },
  otherTab: loggedOutElsewhere(walletMove),
});

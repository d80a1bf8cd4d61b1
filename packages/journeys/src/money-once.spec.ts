import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import {
  convertPoints,
  pointsTransactions,
  redeemPoints,
  transactions,
  walletReturn,
  wallets,
  walletTransfer,
  type transactionKinds,
} from "@foyer/platform/calls";
import { expectMarked, mark } from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { hold, isOf, type Call } from "./harness/faults.ts";
import { callProblems } from "./harness/faultWays.ts";
import { balance } from "./harness/figures.ts";
import { memberMenu, secondTab } from "./harness/journey.ts";
import { paymentPassword } from "./harness/moneyForms.ts";
import { clientOf, signIn } from "./harness/signIn.ts";
import { expect, more, test, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/*
 * Whatever moves money or points does so once, however often it is pressed, in however many tabs, and whether or not
 * its response arrives. Transfers, withdrawals and withdrawal confirmations have columns of the fault matrix, which
 * test the same: faults-transfer, faults-withdraw, faults-receipt.
 */

/** A flow that can be led to its last button. */
interface Kind {
  readonly call: Call;
  readonly path: string;
  readonly lead: (page: Page) => Promise<void>;
  readonly confirm: (page: Page) => Locator;
  readonly done: string | RegExp;
  /** The records of it on the platform. */
  readonly rows: (visit: Visit, token: string) => Promise<readonly string[]>;
  readonly row: string;
  /** The balance afterwards, if it has changed. */
  readonly balance?: string;
  readonly secret: boolean;
  /** What the member has to do first. */
  readonly before?: (visit: Visit, token: string) => Promise<void>;
}

const span = { from: 0, to: Date.now() + 86_400_000, pageNo: 1, pageSize: 50 };

/** Only the field: its description contains the name too. */
const password = (page: Page) =>
  page.locator("input[name=paymentPassword]").first();

const pointsOf = async (visit: Visit, token: string) => {
  const { list } = await clientOf(visit, token).call(pointsTransactions, span);
  return list
    .map(({ changedPoints }) => changedPoints)
    .filter((points) => points.startsWith("-"));
};

const moneyOf =
  (kind: (typeof transactionKinds)[number]) =>
  async (visit: Visit, token: string) => {
    const { list } = await clientOf(visit, token).call(transactions, {
      scope: "SELF",
      kind,
      ...span,
    });
    return list
      .map(({ amount }) => amount)
      .filter((amount) => !amount.startsWith("-"));
  };

const redeeming: Kind = {
  call: { call: redeemPoints.name, wire: redeemPoints.path },
  path: "/pointMall",
  lead: async (page) => {
    await page
      .getByRole("article", { name: "Paper lantern lamp" })
      .getByRole("link")
      .click();
    const dialog = page.getByRole("dialog", { name: "Paper lantern lamp" });
    await dialog
      .getByLabel(wordsOf("points.redeem.address"))
      .fill("7 Quay Street, Lanternrow");
    await dialog
      .getByLabel(wordsOf("points.redeem.mobile"))
      .fill("60125550101");
    await dialog.getByRole("button", { name: wordsOf("money.next") }).click();
    await password(page).fill(paymentPassword);
  },
  confirm: (page) =>
    page.getByRole("button", { name: "Redeem for 800 points" }),
  done: wordsOf("points.redeem.done"),
  rows: pointsOf,
  row: "-800",
  secret: true,
};

const converting: Kind = {
  call: { call: convertPoints.name, wire: convertPoints.path },
  path: "/pointMall?tab=convert",
  lead: async (page) => {
    const main = page.getByRole("main");
    await main.getByRole("button", { name: wordsOf("records.all") }).click();
    await main.getByRole("button", { name: wordsOf("money.next") }).click();
    await password(page).fill(paymentPassword);
  },
  confirm: (page) =>
    page.getByRole("button", { name: /^Convert 5,000 points/ }),
  done: "5,000 points converted into money",
  rows: moneyOf("POINTS"),
  row: "50.00",
  balance: "1,050.00",
  secret: true,
};

const returning: Kind = {
  call: { call: walletReturn.name, wire: walletReturn.path },
  path: "/member?page=transferFund",
  before: async (visit, token) => {
    const client = clientOf(visit, token);
    const { list } = await client.call(wallets, {});
    const vendor = list.find(
      (wallet) => wallet.vendor !== "" && wallet.transferable,
    )?.vendor;
    await client.call(
      walletTransfer,
      { from: "", to: vendor ?? "", amount: "300.00" },
      { idempotencyKey: randomUUID() },
    );
  },
  lead: async (page) => {
    await page.getByRole("button", { name: wordsOf("wallet.back") }).click();
  },
  confirm: (page) => page.getByRole("button", { name: /^Transfer .*300\.00/ }),
  done: /All your money is now in your main wallet/,
  rows: moneyOf("WALLET"),
  row: "300.00",
  balance: "1,000.00",
  secret: false,
};

interface Started {
  readonly page: Page;
  readonly confirm: Locator;
  readonly keys: () => readonly string[];
  readonly rows: () => Promise<readonly string[]>;
  readonly expectOnce: () => Promise<void>;
}

function startedOn(page: Page, kind: Kind, rows: Started["rows"]): Started {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (isOf(kind.call)(request))
      keys.push(request.headers()["idempotency-key"] ?? "none");
  });
  return {
    page,
    confirm: kind.confirm(page),
    keys: () => keys,
    rows,
    expectOnce: async () => {
      await eventually(page.getByText(kind.done).first()).toBeVisible();
      expect(await rows()).toEqual([kind.row]);
    },
  };
}

/** A member's page with the last button shown. */
async function started(visit: Visit, kind: Kind): Promise<Started> {
  visit.expectProblem(callProblems);
  await visit.control.setFlags({ MULTIWALLET3: "1" });
  const member = await visit.control.makeMember({
    balance: "1000.00",
    paymentPassword,
    points: "5000",
  });
  const [token, reader] = [
    await signIn(visit, member),
    await signIn(visit, member),
  ];
  await kind.before?.(visit, reader);
  const page = await visit.newPage();
  const one = startedOn(page, kind, () => kind.rows(visit, reader));
  const address = new URL(kind.path, visit.portal);
  address.searchParams.set("token", token);
  await page.goto(address.href);
  await memberMenu(page).waitFor();
  await kind.lead(page);
  await one.confirm.waitFor();
  await mark(page);
  return one;
}

/** Two clicks and Enter while the first request is in flight. */
const pressed = (kind: Kind) => async (visit: Visit) => {
  const one = await started(visit, kind);
  const held = await hold(one.page, kind.call);
  await one.confirm.dblclick();
  await one.page.keyboard.press("Enter");
  await eventually.poll(held.waiting).toBe(1);
  await eventually(one.confirm).toHaveAttribute("aria-busy", "true");
  await held.release();
  await one.expectOnce();
  expect(one.keys()).toHaveLength(1);
  await expectMarked(one.page);
};

/** The same button shown in two tabs, and pressed in both. */
const inTwoTabs = (kind: Kind) => async (visit: Visit) => {
  const one = await started(visit, kind);
  const second = await secondTab(visit, one.page, kind.path);
  const other = startedOn(second, kind, one.rows);
  await kind.lead(second);
  await Promise.all([one.confirm.click(), other.confirm.click()]);
  for (const { page } of [one, other])
    await eventually(
      page
        .getByText(kind.done)
        .or(page.getByText(/in another tab/))
        .first(),
    ).toBeVisible();
  expect(await one.rows()).toEqual([kind.row]);
  // Also in the tab that was slower, which says to check the balance.
  for (const { page } of [one, other])
    if (kind.balance)
      await eventually(balance(page)).toContainText(kind.balance);
};

/** It took effect, the response was lost, and the page is reloaded. */
const reloaded = (kind: Kind) => async (visit: Visit) => {
  const one = await started(visit, kind);
  const { page } = one;
  await visit.control.addFault({ call: kind.call.call, kind: "dropAfter" });
  await one.confirm.click();
  await eventually.poll(one.rows).toEqual([kind.row]);
  await page.reload();
  await visit.control.liftFaults();
  await eventually(
    page.getByText(wordsOf("money.doubt.title")).first(),
  ).toBeVisible();
  const sent = one.keys().length;
  if (kind.secret) await password(page).fill(paymentPassword);
  await page.getByRole("button", { name: wordsOf("money.doubt.ask") }).click();
  await one.expectOnce();
  expect(one.keys()).toHaveLength(sent + 1);
  expect(new Set(one.keys()).size).toBe(1);
};

/** The response is lost, and the page stays: it finds out the result automatically. */
const lost = (kind: Kind) => async (visit: Visit) => {
  const one = await started(visit, kind);
  await visit.control.addFault({
    call: kind.call.call,
    kind: "dropAfter",
    count: 1,
  });
  await one.confirm.click();
  await one.expectOnce();
  expect(one.keys()).toHaveLength(2);
  expect(new Set(one.keys()).size).toBe(1);
  await expectMarked(one.page);
};

describe("something bought with points", () => {
  test("is bought once, though the page is loaded anew before its answer", ({
    visit,
  }) => reloaded(redeeming)(visit));
  more("is bought once by two clicks and Enter", ({ visit }) =>
    pressed(redeeming)(visit),
  );
  more("is bought once from two tabs", ({ visit }) =>
    inTwoTabs(redeeming)(visit),
  );
  more("is bought once though its answer is lost", ({ visit }) =>
    lost(redeeming)(visit),
  );
});

describe("points", () => {
  more("become money once by two clicks and Enter", ({ visit }) =>
    pressed(converting)(visit),
  );
  more("become money once from two tabs", ({ visit }) =>
    inTwoTabs(converting)(visit),
  );
  more("become money once though the page is loaded anew", ({ visit }) =>
    reloaded(converting)(visit),
  );
  more("become money once though the answer is lost", ({ visit }) =>
    lost(converting)(visit),
  );
});

describe("all that lies in vendors' wallets", () => {
  more("comes back once by two clicks and Enter", ({ visit }) =>
    pressed(returning)(visit),
  );
  more("comes back once from two tabs", ({ visit }) =>
    inTwoTabs(returning)(visit),
  );
  more("comes back once though the page is loaded anew", ({ visit }) =>
    reloaded(returning)(visit),
  );
  more("comes back once though the answer is lost", ({ visit }) =>
    lost(returning)(visit),
  );
});

import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allCalls } from "../calls/all-calls.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  balanceOf,
  bankAccountOf,
  fresh,
  paymentPassword,
  rich,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const block = { code: "TURNOVER", message: "Play RM 50.00 more first." };
const blockOf = ({ username }: TestMember, rows: readonly object[] = [block]) =>
  sandbox.control("PUT", `/members/${username}/blocks`, rows);

/**
 * Calls by which money, or what points are redeemed for, leaves the member permanently; each with a valid request.
 */
const leaving: Readonly<
  Record<string, (who: TestMember, below: TestMember) => Promise<unknown>>
> = {
  withdraw: async ({ client }) =>
    client.call(
      calls.withdraw,
      {
        accountId: await bankAccountOf(client),
        amount: "100.00",
        paymentPassword,
      },
      fresh(),
    ),
  memberTransfer: ({ client }, below) =>
    client.call(
      calls.memberTransfer,
      {
        direction: "DOWNLINE",
        account: below.username,
        amount: "100.00",
        paymentPassword,
      },
      fresh(),
    ),
  redeemPoints: ({ client }) =>
    client.call(
      calls.redeemPoints,
      {
        goodsId: "g-kite",
        quantity: 1,
        address: "7 Quay Street",
        mobileNum: "+60125550101",
        paymentPassword,
      },
      fresh(),
    ),
};

/** All other calls that transfer money, and why a block does not concern them. */
const staying: Readonly<Record<string, string>> = {
  walletTransfer: "between wallets of one member",
  walletReturn: "between wallets of one member",
  deposit: "money comes in",
  claimReward: "money comes in",
  collectRebates: "money comes in",
  claimRaffle: "money comes in",
  convertPoints: "points become money in the same wallet",
  buyLotteryTicket: "play, which is often what lifts the block",
  receiptConfirm: "what has left before comes back, or has arrived",
  registerDownline: "moves no money of the agent's",
  makeRegistrationLink: "moves no money of the agent's",
  downlineRate: "moves no money of the agent's",
  feedbackSend: "moves no money",
  feedbackReply: "moves no money",
  downlineNote: "moves no money",
  contractCreate: "salaries are paid by the house",
  contractUplineConfirm: "salaries are paid by the house",
  dividendProcess: "salaries are paid by the house",
  dailySalaryProcess: "salaries are paid by the house",
  hourlySalaryProcess: "salaries are paid by the house",
  realtimeSalaryProcess: "salaries are paid by the house",
};

const moneyCalls = allCalls.filter(({ definition }) => definition.money);

it("knows for every money call of the contract whether money leaves the member", () => {
  const names = moneyCalls.map(({ definition }) => definition.name);
  expect(names.toSorted()).toEqual(
    [...Object.keys(leaving), ...Object.keys(staying)].toSorted(),
  );
  expect(
    moneyCalls
      .filter(({ leaves }) => leaves)
      .map(({ definition }) => definition.name)
      .toSorted(),
  ).toEqual(Object.keys(leaving).toSorted());
});

const accountsOf = ({ id }: TestMember) =>
  sandbox.platform.db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.memberId, id))
    .orderBy(ledgerAccounts.id);

it.each(Object.keys(leaving))(
  "%s is rejected for a blocked account, and works once the block is lifted",
  async (name) => {
    const who = await sandbox.member({ ...rich, type: "1" });
    const below = await sandbox.member({ upline: who.username });
    const go = async () => leaving[name]?.(who, below);
    await blockOf(who);
    const before = await accountsOf(who);
    expect(await refusalOf(go())).toMatchObject({
      code: "FORBIDDEN",
      message: block.message,
      value: { blockers: [block] },
    });
    expect(await accountsOf(who)).toEqual(before);
    await blockOf(who, []);
    await go();
    expect(await accountsOf(who)).not.toEqual(before);
  },
);

it("rejects a blocked member's transfer to the upline before checking the payment password", async () => {
  const above = await sandbox.member({ type: "1", balance: "0.00" });
  const who = await sandbox.member({ ...rich, upline: above.username });
  await blockOf(who);
  for (let guess = 0; guess < 6; guess += 1)
    expect(
      await refusalOf(
        who.client.call(
          calls.memberTransfer,
          {
            direction: "UPLINE",
            account: "",
            amount: "300.00",
            paymentPassword: "wrong",
          },
          fresh(),
        ),
      ),
    ).toMatchObject({ code: "FORBIDDEN" });
  expect(await balanceOf(above.client)).toBe("0.00");
});

it("lets a blocked member transfer between wallets and deposit", async () => {
  const who = await sandbox.member(rich);
  await blockOf(who);
  await who.client.call(
    calls.walletTransfer,
    { from: "", to: "KITE", amount: "50.00" },
    fresh(),
  );
  await who.client.call(calls.walletReturn, {}, fresh());
  expect(await balanceOf(who.client)).toBe("5000.00");
  await who.client.call(
    calls.deposit,
    { methodId: "bank", amount: "50.00" },
    fresh(),
  );
});

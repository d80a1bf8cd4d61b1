import type { CallDefinition } from "@foyer/platform/call";
import * as calls from "@foyer/platform/calls";
import { createSealer } from "@foyer/platform/seal";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  bankAccountOf,
  expectRightBooks,
  fresh,
  moveClock,
  paymentPassword,
  rich,
} from "../testing/money.ts";

/*
 * What an attacker with their own program could send: nothing here goes through the portal's client, which would
 * reject most of it before sending it.
 */

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const envelope = v.object({ success: v.boolean(), code: v.string() });

/** Sends fields unchanged, sealed where the call is, and returns status and code. */
async function send(
  { token, run, client }: TestMember,
  { path, method, sealed }: CallDefinition,
  fields: object,
  key: string = randomUUID(),
) {
  const text = JSON.stringify(fields);
  const sealer = await createSealer({
    keys: () => client.call(calls.sealingKeys, {}),
  });
  const answer = await sandbox.send(path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "X-Foyer-Run": run,
    },
    body: sealed ? JSON.stringify({ value: await sealer.seal(text) }) : text,
  });
  const { success, code } = v.parse(envelope, await answer.json());
  return { success, code, status: answer.status };
}

/** All accounts in the books that belong to the member. */
const accountsOf = ({ id }: TestMember) =>
  sandbox.platform.db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.memberId, id))
    .orderBy(ledgerAccounts.id);

/** None is an amount of money, though a language, a library or a careless reader may accept some of them. */
const noAmounts: readonly unknown[] = [
  ..."-1|-0.01|+1|−5|1e3|1E3|1e-2|0x10|0b1|1,5|1.|.5|.|1..5|1.5.0|NaN|Infinity|١٢|၁၂|1_000|1 000".split(
    "|",
  ),
  ...["", " ", " 5", "5 ", "5\n", "5\0", "1\u00a0000", "5\u200e", "٫"],
  ...["1.001", "0.009", "0", "0.00", "00.00", "9".repeat(31)],
  ...["9".repeat(16), "999999999999999", `1${"0".repeat(14)}.01`],
  ...[5, 5.5, -5, 0, 1e21, true, null, [], ["5"], {}, { toString: "5" }],
];
/** Points are whole numbers, so a few more texts are invalid. */
const noPoints = [...noAmounts, "1.5", "1.00", "5001", "9".repeat(18)];
const noAddresses = ["", "   ", "abc", "  abc  ", "a".repeat(201), 5, null, []];
const noNumbers = [
  "",
  "12345",
  "1".repeat(16),
  "call me",
  "6012+5550101",
  5,
  null,
];
const noQuantities = [-1, 0, 1.5, 100, 1e21, "1", "", null, true, [1], {}];

const wrongCodes = [
  "VALIDATION",
  "AMOUNT_RANGE",
  "INSUFFICIENT_BALANCE",
  "POINTS_SHORT",
];

interface Attack {
  readonly call: CallDefinition;
  readonly field: string;
  readonly values: readonly unknown[];
  readonly fields: (who: TestMember) => Promise<object> | object;
}

const attacks: readonly Attack[] = [
  {
    call: calls.withdraw,
    field: "amount",
    values: noAmounts,
    fields: async (who) => ({
      accountId: await bankAccountOf(who.client),
      paymentPassword,
    }),
  },
  {
    call: calls.walletTransfer,
    field: "amount",
    values: noAmounts,
    fields: () => ({ from: "", to: "KITE" }),
  },
  {
    call: calls.memberTransfer,
    field: "amount",
    values: noAmounts,
    fields: () => ({ direction: "UPLINE", account: "", paymentPassword }),
  },
  {
    call: calls.deposit,
    field: "amount",
    values: noAmounts,
    fields: () => ({ methodId: "bank" }),
  },
  {
    call: calls.convertPoints,
    field: "points",
    values: noPoints,
    fields: () => ({ paymentPassword }),
  },
  {
    call: calls.redeemPoints,
    field: "quantity",
    values: noQuantities,
    fields: () => ({
      goodsId: "g-kite",
      address: "7 Quay Street",
      mobileNum: "+60125550101",
      paymentPassword,
    }),
  },
  {
    call: calls.redeemPoints,
    field: "address",
    values: noAddresses,
    fields: () => ({
      goodsId: "g-kite",
      quantity: 1,
      mobileNum: "+60125550101",
      paymentPassword,
    }),
  },
  {
    call: calls.redeemPoints,
    field: "mobileNum",
    values: noNumbers,
    fields: () => ({
      goodsId: "g-kite",
      quantity: 1,
      address: "7 Quay Street",
      paymentPassword,
    }),
  },
];

/** A valid value of each field. */
const right: Readonly<Record<string, unknown>> = {
  amount: "50",
  points: "1",
  quantity: 1,
  address: " 7 Quay Street ",
  mobileNum: "+60 12-555 0101",
};

describe.each(attacks)(
  "$call.name with an invalid $field",
  ({ call, field, values, fields }) => {
    it("rejects each value with an error code, and changes no balance", async () => {
      const agent = await sandbox.member({ type: "1" });
      const who = await sandbox.member({ ...rich, upline: agent.username });
      const rest = await fields(who);
      const before = [await accountsOf(who), await accountsOf(agent)];
      const codes = new Set<string>();
      for (const value of values) {
        const sent = await send(who, call, { ...rest, [field]: value });
        const about = `${JSON.stringify(value)}: ${sent.code}`;
        expect(sent.success, about).toBe(false);
        expect(sent.status, about).toBeLessThan(500);
        codes.add(sent.code);
      }
      expect(wrongCodes).toEqual(expect.arrayContaining([...codes]));
      expect([await accountsOf(who), await accountsOf(agent)]).toEqual(before);
      expect((await send(who, call, rest)).code).toBe("VALIDATION");
      // The same fields with a valid value succeed: it was the value that was rejected.
      const sent = await send(who, call, { ...rest, [field]: right[field] });
      expect(sent.success, sent.code).toBe(true);
      await expectRightBooks(sandbox);
    });
  },
);

describe("concurrent requests of one member, each with its own key", () => {
  const all = { ...rich, balance: "100.00", points: "100" };
  const outcomes = (results: readonly Promise<unknown>[]) =>
    Promise.all(
      results.map((result) =>
        result.then(
          () => "done",
          ({ code }: { code: string }) => code,
        ),
      ),
    ).then((found) => found.toSorted());

  it("cannot spend the same money in two withdrawals", async () => {
    const who = await sandbox.member(all);
    const accountId = await bankAccountOf(who.client);
    const request = { accountId, amount: "100.00", paymentPassword };
    expect(
      await outcomes(
        [1, 2].map(() => who.client.call(calls.withdraw, request, fresh())),
      ),
    ).toEqual(["INSUFFICIENT_BALANCE", "done"]);
    await expectRightBooks(sandbox);
  });

  it("cannot spend the same money in a withdrawal, a transfer to the upline and two to providers", async () => {
    const agent = await sandbox.member({ type: "1", balance: "0.00" });
    const who = await sandbox.member({ ...all, upline: agent.username });
    const accountId = await bankAccountOf(who.client);
    const amount = "100.00";
    const found = await outcomes([
      who.client.call(
        calls.withdraw,
        { accountId, amount, paymentPassword },
        fresh(),
      ),
      who.client.call(
        calls.memberTransfer,
        { direction: "UPLINE", account: "", amount, paymentPassword },
        fresh(),
      ),
      ...["KITE", "LANTERN"].map((to) =>
        who.client.call(
          calls.walletTransfer,
          { from: "", to, amount },
          fresh(),
        ),
      ),
    ]);
    expect(found).toEqual([
      ...Array.from({ length: 3 }, () => "INSUFFICIENT_BALANCE"),
      "done",
    ]);
    await expectRightBooks(sandbox);
  });

  it("cannot spend the same points", async () => {
    const who = await sandbox.member(all);
    const request = { points: "100", paymentPassword };
    expect(
      await outcomes(
        [1, 2].map(() =>
          who.client.call(calls.convertPoints, request, fresh()),
        ),
      ),
    ).toEqual(["POINTS_SHORT", "done"]);
    await expectRightBooks(sandbox);
  });
});

describe("the lock of the payment password", () => {
  it("counts wrong guesses across all calls, and blocks all of them", async () => {
    const agent = await sandbox.member({ type: "1" });
    const who = await sandbox.member({ ...rich, upline: agent.username });
    const accountId = await bankAccountOf(who.client);
    const asking = (password: string): readonly Promise<unknown>[] => {
      const { client } = who;
      const proof = { paymentPassword: password };
      return [
        client.call(
          calls.withdraw,
          { accountId, amount: "50.00", ...proof },
          fresh(),
        ),
        client.call(
          calls.memberTransfer,
          { direction: "UPLINE", account: "", amount: "1.00", ...proof },
          fresh(),
        ),
        client.call(calls.convertPoints, { points: "1", ...proof }, fresh()),
        client.call(
          calls.redeemPoints,
          {
            goodsId: "g-kite",
            quantity: 1,
            address: "7 Quay Street",
            mobileNum: "+60125550101",
            ...proof,
          },
          fresh(),
        ),
        client.call(calls.addBankAccount, {
          holder: "Lake Walker",
          bank: "Harbour Bank",
          number: "1000200030",
          ...proof,
        }),
        client.call(calls.removeBankAccount, { id: accountId, ...proof }),
      ];
    };
    const before = await accountsOf(who);
    // Six at the same time: the fifth locks, whichever it is.
    const guesses = await Promise.all(asking("guess-1").map(refusalOf));
    const counted = guesses.filter(
      ({ code }) => code === "PAYMENT_PASSWORD_WRONG",
    );
    expect(counted).toHaveLength(4);
    const right = await Promise.all(asking(paymentPassword).map(refusalOf));
    expect(new Set(right.map(({ code }) => code))).toEqual(new Set(["LOCKED"]));
    expect(await accountsOf(who)).toEqual(before);
    const { list } = await who.client.call(calls.bankAccounts, {});
    expect(list.map(({ id }) => id)).toEqual([accountId]);
  });
});

describe("a session that has ended", () => {
  it("cannot transfer money, not even with a key it has used before", async () => {
    const who = await sandbox.member(rich);
    const key = randomUUID();
    const request = { from: "", to: "KITE", amount: "10.00" };
    expect(await send(who, calls.walletTransfer, request, key)).toMatchObject({
      success: true,
    });
    await sandbox.control("POST", `/members/${who.username}/sign-out`);
    const before = await accountsOf(who);
    for (const again of [key, randomUUID()])
      expect(
        await send(who, calls.walletTransfer, request, again),
      ).toMatchObject({ code: "NOT_LOGGED_IN", status: 401 });
    expect(await accountsOf(who)).toEqual(before);
  });

  it("cannot transfer money after it has expired", async () => {
    const who = await sandbox.member(rich);
    const before = await accountsOf(who);
    await moveClock(sandbox, who, 13 * 3_600_000);
    const request = { from: "", to: "KITE", amount: "10.00" };
    expect(await send(who, calls.walletTransfer, request)).toMatchObject({
      code: "NOT_LOGGED_IN",
      status: 401,
    });
    expect(await accountsOf(who)).toEqual(before);
  });
});

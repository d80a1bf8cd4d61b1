// @ts-check
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as calls from "@foyer/platform/calls";
import { createSealer } from "@foyer/platform/seal";
import {
  memoryStorage,
  pressWithdraw,
  withdrawTab,
} from "../packages/app/src/actors/money.testing.ts";
import { moneyStore } from "../packages/app/src/actors/moneyStore.ts";
import { startTestSandbox } from "../packages/sandbox/src/testing/harness.ts";
import {
  balanceOf,
  expectRightBooks,
  paymentPassword,
  rich,
} from "../packages/sandbox/src/testing/money.ts";

/*
 * The portal's actors for money against the sandbox itself, in one process. It is here because neither package may
 * import the other.
 */

/** @type {import("../packages/sandbox/src/testing/harness.ts").TestSandbox} */
let sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** A member in a browser in which only the tab has storage; `open` is a new page of that tab. */
async function atPortal() {
  const member = await sandbox.member(rich);
  const { client } = member;
  const [options, { list: accounts }] = await Promise.all([
    client.call(calls.withdrawOptions, {}),
    client.call(calls.bankAccounts, {}),
  ]);
  const local = memoryStorage();
  const session = memoryStorage();
  /** @type {string[]} */
  const keys = [];
  const open = () =>
    withdrawTab({
      client,
      sealer: createSealer({
        keys: () => client.call(calls.sealingKeys, {}),
      }),
      store: moneyStore({ database: () => undefined, local, session }),
      owner: { merchantCode: "test", memberId: member.id },
      // All accounts are old enough for withdrawals.
      facts: {
        ...options,
        accounts: accounts.map((one) => ({ ...one, usableFrom: undefined })),
      },
      newKey: () => {
        const key = randomUUID();
        keys.push(key);
        return key;
      },
    });
  return { member, open };
}

/**
 * @param {import("../packages/app/src/actors/money.testing.ts").WithdrawTab} tab
 * @param {"editing" | "doubting" | "interrupted" | "done"} phase
 */
async function until(tab, phase) {
  await expect
    .poll(
      () => {
        const { status, value, context } = tab.getSnapshot();
        return status === "done" ? "done" : (context.step?.phase ?? value);
      },
      { timeout: 20_000 },
    )
    .toBe(phase);
}

/** @param {import("../packages/sandbox/src/testing/harness.ts").TestMember} member */
const payouts = async ({ client }) =>
  (
    await client.call(calls.withdrawals, {
      from: 0,
      to: Date.now() + 60_000,
      pageNo: 1,
      pageSize: 50,
    })
  ).list.map(({ amount, orderId }) => ({ amount, orderId }));

describe("a withdrawal whose answer is lost", () => {
  it.each(["dropAfter", "dropBefore", "malformed"])(
    "is processed only once after %s, a reload and a retry",
    async (kind) => {
      const { member, open } = await atPortal();
      await sandbox.control("POST", `/faults?run=${member.run}`, {
        call: "withdraw",
        kind,
        count: 1,
      });
      const before = open();
      await until(before, "editing");
      pressWithdraw(before, paymentPassword);
      // Whether it was processed cannot be known by the portal, which does not claim to.
      await until(before, "doubting");
      expect((await payouts(member)).length).toBe(
        kind === "dropBefore" ? 0 : 1,
      );
      before.stop();

      const after = open();
      await until(after, "interrupted");
      after.send({ type: "moneyForm.askedAgain", secret: paymentPassword });
      await until(after, "done");
      const [paid, ...more] = await payouts(member);
      expect(more).toEqual([]);
      expect(after.getSnapshot().output).toMatchObject({
        ok: { orderId: paid?.orderId },
        earlier: true,
      });
      expect(await balanceOf(member.client)).toMatch(/^4900(\.0+)?$/);
      await expectRightBooks(sandbox);

      // What is confirmed from now on is a different withdrawal.
      const anew = open();
      await until(anew, "editing");
      pressWithdraw(anew, paymentPassword);
      await until(anew, "done");
      expect(await payouts(member)).toHaveLength(2);
    },
  );

  it("is processed only once when checked again in the same tab", async () => {
    const { member, open } = await atPortal();
    await sandbox.control("POST", `/faults?run=${member.run}`, {
      call: "withdraw",
      kind: "dropAfter",
      count: 1,
    });
    const tab = open();
    await until(tab, "editing");
    pressWithdraw(tab, paymentPassword);
    await until(tab, "doubting");
    tab.send({ type: "moneyForm.askedAgain" });
    await until(tab, "done");
    expect(await payouts(member)).toHaveLength(1);
  });
});

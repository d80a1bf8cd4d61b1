import * as calls from "@foyer/platform/calls";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { receipts, withdrawals } from "../db/tables/payouts.ts";
import { paymentPasswords } from "../db/tables/money.ts";
import { pointsGoods } from "../db/tables/offers.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { havePlayed } from "../testing/have-played.ts";
import {
  askForPayout,
  balanceOf,
  bankAccountOf,
  expectRightBooks,
  fresh,
  paymentPassword,
  payout,
  rich,
} from "../testing/money.ts";
import {
  lockAccounts,
  lockBalance,
  post,
  shareFor,
  walletOf,
} from "./ledger.ts";
import { answerReceipt } from "./receipts.ts";
import { decideRedemption } from "./redemptions.ts";
import { settleRank } from "./vip-moves.ts";
import { requestWithdrawal } from "./withdrawals.ts";

/*
 * Rows that are read and then written are locked from the start: while one transaction is in progress, a second
 * request has to wait and then sees what the first has written. Only a real server can show this, because only there
 * do two transactions run concurrently.
 */

let sandbox: TestSandbox;
beforeAll(async () => {
  if ((process.env["DATABASE_URL"] ?? "") === "")
    throw new Error("These tests need a server, which DATABASE_URL names.");
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/** Waits until a transaction waits for a row that another one has locked. */
async function untilSomebodyWaits(db: Database): Promise<void> {
  for (;;) {
    const waiting = await rowsOf(
      db,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}

/**
 * Makes a request while a transaction is in progress; the transaction ends once the request waits for it. Returns the
 * outcome of the request.
 */
async function meanwhile<T>(
  first: (tx: Database) => Promise<unknown>,
  request: () => Promise<T>,
): Promise<T> {
  const { db } = sandbox.platform;
  let came: Promise<T> | undefined;
  await db.transaction(async (tx) => {
    await first(tx);
    came = request();
    // The caller handles its errors.
    came.catch(() => undefined);
    await untilSomebodyWaits(db);
  });
  if (came === undefined) throw new Error("Nothing came.");
  return came;
}

/**
 * Holds what `first` locks until the request waits for it, then takes the platform's points as a bet does at its end. A
 * request that already holds them would never let go: the database ends one of the two as a deadlock.
 */
async function thenPoints<T>(
  member: TestMember,
  first: (tx: Database) => Promise<unknown>,
  request: () => Promise<T>,
): Promise<T> {
  const { db } = sandbox.platform;
  let came: Promise<T> | undefined;
  await db.transaction(async (tx) => {
    await first(tx);
    came = request();
    came.catch(() => undefined);
    await untilSomebodyWaits(db);
    await lockAccounts(tx, [shareFor("points-house", walletOf(member.id))]);
  });
  if (came === undefined) throw new Error("Nothing came.");
  return came;
}

/** Two members whose bets change different rows of the platform's account. */
async function twoOfDifferentShares(): Promise<[TestMember, TestMember]> {
  const shareOf = ({ id }: TestMember) => shareFor("house", walletOf(id));
  const first = await sandbox.member(rich);
  for (;;) {
    const second = await sandbox.member(rich);
    if (shareOf(second) !== shareOf(first)) return [first, second];
  }
}

describe("points of the platform", () => {
  it("are locked after the platform's money: a bet and a conversion of points do not deadlock", async () => {
    const member = await sandbox.member(rich);
    const converted = await thenPoints(
      member,
      (tx) => lockAccounts(tx, [shareFor("house", walletOf(member.id))]),
      () =>
        member.client.call(
          calls.convertPoints,
          { points: "100", paymentPassword },
          fresh(),
        ),
    );
    expect(converted.currentPoints).toBe("4900");
    await expectRightBooks(sandbox);
  });

  it("are locked after the product: an order and a rejection do not deadlock", async () => {
    const member = await sandbox.member(rich);
    const { db } = sandbox.platform;
    const { id } = await member.client.call(
      calls.redeemPoints,
      {
        goodsId: "g-kite",
        quantity: 1,
        address: "7 Quay Street",
        mobileNum: "60125550101",
        paymentPassword,
      },
      fresh(),
    );
    await thenPoints(
      member,
      (tx) =>
        tx
          .select()
          .from(pointsGoods)
          .where(eq(pointsGoods.id, "g-kite"))
          .for("update"),
      () => decideRedemption(db, id, "REJECT", Date.now()),
    );
    const { currentPoints } = await member.client.call(calls.pointsBalance, {});
    expect(currentPoints).toBe("5000");
    await expectRightBooks(sandbox);
  });
});

describe("a bet", () => {
  it("does not wait for that of another player", async () => {
    const { db } = sandbox.platform;
    const [first, second] = await twoOfDifferentShares();
    const stake = ({ id }: TestMember) => ({
      id: `stake-${id}`,
      kind: "stake" as const,
      reference: id,
      from: walletOf(id),
      to: "house",
      amount: 100n,
      now: Date.now(),
    });
    await db.transaction(async (tx) => {
      await post(tx, stake(first));
      // The first is not committed; the second would wait for it forever if both changed one row.
      await post(db, stake(second));
    });
    await expectRightBooks(sandbox);
  });
});

describe("a lock", () => {
  it("of a wallet: of two that ask at once for the last free withdrawal, one has it", async () => {
    const member = await sandbox.member({ ...rich, vipRank: "2" });
    const accountId = await bankAccountOf(member.client);
    const now = sandbox.platform.clock();
    await meanwhile(
      (tx) =>
        requestWithdrawal(tx, {
          run: member.run,
          memberId: member.id,
          accountId,
          amount: 10_000n,
          intent: `first-${member.id}`,
          now,
        }),
      () => askForPayout(member),
    );
    const fees = await sandbox.platform.db
      .select({ fee: withdrawals.fee })
      .from(withdrawals)
      .where(eq(withdrawals.memberId, member.id));
    expect(fees.map(({ fee }) => fee).toSorted()).toEqual([0n, 100n]);
    await expectRightBooks(sandbox);
  });

  it("of a VIP rank: of two jobs that see the same bets, one lets it rise", async () => {
    const member = await sandbox.member();
    await havePlayed(sandbox, member, 100);
    const time = { run: "", now: Date.now() };
    const done: number[] = [];
    const second = await meanwhile(
      async (tx) => done.push(await settleRank(tx, member.id, time)),
      () => settleRank(sandbox.platform.db, member.id, time),
    );
    expect([...done, second]).toEqual([1, 0]);
  });

  it("of a wallet: a second withdrawal finds what the first has left", async () => {
    const member = await sandbox.member({ ...rich, balance: "500.00" });
    const accountId = await bankAccountOf(member.client);
    const refused = await meanwhile(
      async (tx) => {
        expect(await lockBalance(tx, member.id)).toBe(50_000n);
        await post(tx, {
          id: `first-${member.id}`,
          kind: "withdrawal",
          reference: member.id,
          from: walletOf(member.id),
          to: "payouts",
          amount: 30_000n,
          now: Date.now(),
        });
      },
      () =>
        refusalOf(
          member.client.call(
            calls.withdraw,
            { accountId, amount: "300.00", paymentPassword },
            fresh(),
          ),
        ),
    );
    expect(refused).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    expect(await balanceOf(member.client)).toBe("200.00");
    await expectRightBooks(sandbox);
  });

  it("of a payment password: no wrong one is lost in the count", async () => {
    const member = await sandbox.member(rich);
    const accountId = await bankAccountOf(member.client);
    const own = eq(paymentPasswords.memberId, member.id);
    const refused = await meanwhile(
      // Four concurrent wrong attempts.
      (tx) => tx.update(paymentPasswords).set({ failures: 4 }).where(own),
      () =>
        refusalOf(
          member.client.call(
            calls.withdraw,
            { accountId, amount: "50.00", paymentPassword: "another-one" },
            fresh(),
          ),
        ),
    );
    expect(refused).toMatchObject({ code: "LOCKED" });
  });

  it("of a sent withdrawal: it is answered once", async () => {
    const member = await sandbox.member(rich);
    const id = await payout(sandbox, member);
    const refused = await meanwhile(
      (tx) =>
        answerReceipt(
          tx,
          member.id,
          { id, answer: "FULL_PAYMENT" },
          Date.now(),
        ),
      () =>
        refusalOf(
          member.client.call(
            calls.receiptConfirm,
            { id, answer: "RECEIVED" },
            fresh(),
          ),
        ),
    );
    expect(refused).toMatchObject({ code: "ALREADY_SETTLED" });
    const [row] = await sandbox.platform.db
      .select()
      .from(receipts)
      .where(eq(receipts.id, id));
    expect(row?.state).toBe("FULL");
    await expectRightBooks(sandbox);
  });
});

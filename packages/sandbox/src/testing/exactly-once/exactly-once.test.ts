import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, expect, describe, it } from "vitest";
import * as v from "valibot";
import { ledgerEntries, ledgerTransfers } from "../../db/tables/ledger.ts";
import { startTestSandbox, type TestSandbox } from "../harness.ts";
import { postingsOf, wrongsOf } from "./check-books.ts";
import { runOperations } from "./run-operations.ts";

const wish = v.parse(
  v.object({
    operations: v.optional(v.number(), 300),
    seed: v.optional(v.number(), 20_260_301),
  }),
  JSON.parse(process.env["FOYER_EXACTLY_ONCE"] ?? "{}"),
);

describe("exactly-once money operations", () => {
  it(
    `are correct in ${wish.operations} operations with the seed ${wish.seed}`,
    { timeout: 30 * 60_000 },
    async () => {
      const { outcomes, restarts, wrongs } = await runOperations(wish);
      expect(wrongs, `The seed was ${wish.seed}.`).toEqual([]);
      expect(outcomes).toHaveLength(wish.operations);
      expect(restarts).toBeGreaterThan(wish.operations / 100);
      // Some of each kind were done: rejections prove nothing.
      const done = new Set(
        outcomes.flatMap(({ kind, ended }) => (ended === "done" ? [kind] : [])),
      );
      expect([...done].sort()).toEqual([
        "bet",
        "bringBack",
        "claimRaffle",
        "claimReward",
        "collectRebates",
        "convert",
        "deposit",
        "memberTransfer",
        "redeem",
        "transfer",
        "withdrawal",
      ]);
      const share =
        outcomes.filter(({ ended }) => ended === "done").length /
        outcomes.length;
      expect(share).toBeGreaterThan(0.5);
    },
  );

  it("cover every money call except those of contracts, lotteries, downlines and feedback", () => {
    const moving = Object.values(calls).flatMap((call) =>
      "money" in call && call.money ? [call.name] : [],
    );
    const apart =
      /^(contract|.*Process$|buyLotteryTicket$|registerDownline$|makeRegistrationLink$|downlineRate$|downlineNote$|feedback)/;
    expect(moving.filter((name) => !apart.test(name)).sort()).toEqual([
      "claimRaffle",
      "claimReward",
      "collectRebates",
      "convertPoints",
      "deposit",
      "memberTransfer",
      "receiptConfirm",
      "redeemPoints",
      "walletReturn",
      "walletTransfer",
      "withdraw",
    ]);
  });
});

describe("the check of the books", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    // This test corrupts the books, to prove that they are checked.
    sandbox = await startTestSandbox({ ownDatabase: true });
  }, 120_000);
  afterAll(() => sandbox.close());

  it("finds lost postings, duplicates, unreported postings and wrong balances", async () => {
    const { db } = sandbox.platform;
    const before = await postingsOf(db);
    const told = { kind: "bet", ended: "done" } as const;
    const due = [{ id: "gone", from: "house", to: "bank", amount: 5n }];
    expect(
      await wrongsOf(db, before, [
        { ...told, due, single: "one" },
        { ...told, due: [], single: "one" },
      ]),
    ).toEqual(["Lost: gone", "Had more than once: one"]);
    await db
      .insert(ledgerTransfers)
      .values({ id: "extra", kind: "x", reference: "", createdAt: 1 });
    await db
      .insert(ledgerEntries)
      .values({ transferId: "extra", accountId: "house", amount: 7n });
    const wrongs = await wrongsOf(db, before, []);
    expect(wrongs).toContain("All entries sum to 7, not to nothing.");
    expect(wrongs).toContain("Balance and entries differ: house");
    expect(wrongs).toContain("Nobody was told of it: extra");
  });
});

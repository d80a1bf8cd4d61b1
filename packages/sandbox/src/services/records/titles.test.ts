import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { content } from "../../db/tables/platform.ts";
import { activityApplications, rewards } from "../../db/tables/offers.ts";
import { deposits } from "../../db/tables/money.ts";
import { otherLanguages } from "../../stock/content/languages.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../../testing/harness.ts";
import {
  askForPayout,
  expectRightBooks,
  fresh,
  paymentPassword,
  rich,
} from "../../testing/money.ts";
import { holdDeposit, writeDeposit } from "../deposit-states.ts";
import { post, walletKinds, walletOf } from "../ledger.ts";
import { claimReward } from "../rewards.ts";
import { readTitles } from "./titles.ts";
import { readTransactions } from "./transactions.ts";

let sandbox: TestSandbox;
let agent: TestMember;
let middle: TestMember;
let below: TestMember;
/** Two members whose records no test reads. */
let payer: TestMember;
let payee: TestMember;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  agent = await sandbox.member({ ...rich, type: "1" });
  middle = await sandbox.member({
    ...rich,
    type: "1",
    upline: agent.username,
    history: 40,
  });
  below = await sandbox.member({ ...rich, upline: middle.username });
  payer = await sandbox.member(rich);
  payee = await sandbox.member();
});
afterEach(() => expectRightBooks(sandbox));
afterAll(() => sandbox.close());

const always = { from: 0, to: 9_000_000_000_000, pageNo: 1, pageSize: 100 };

/** The member's account record; the latest row is first. */
const recordOf = async ({ client }: TestMember) =>
  (await client.call(calls.transactions, { ...always, scope: "SELF" })).list;
const latest = async (who: TestMember) => (await recordOf(who))[0]?.title;

/** Words for people: not empty, no id after a colon, no uuid. */
const readable = (title: string) =>
  /\p{L}/u.test(title) &&
  !/:\S/.test(title) &&
  !/[\da-f]{8}-[\da-f]{4}-/i.test(title);

describe.each(["EN", ...otherLanguages])("titles in %s", (language) => {
  it.each(walletKinds)(
    "name a posting of the kind %s in words, even if what it refers to is gone",
    async (kind) => {
      const id = `titles:${randomUUID()}`;
      const reference =
        // The only kind whose reference is its title.
        kind === "promotion" ? "Lantern Week" : `gone:m-demo-member:${id}`;
      const db = sandbox.database.db;
      const [to, from] = [walletOf(payee.id), walletOf(payer.id)];
      const posting = { id, kind, reference, amount: 500n, now: Date.now() };
      await post(db, { ...posting, from, to });
      const row = { ...posting, accountId: to };
      const titleOf = await readTitles(db, [row], {
        memberId: payee.id,
        language,
      });
      expect([titleOf(row), readable(titleOf(row))]).toEqual([
        expect.any(String),
        true,
      ]);
    },
  );
});

describe("the account record's details", () => {
  it.each([
    ["a member with a past", () => middle.id],
    ["the sample member", () => "m-demo-member"],
    ["the sample agent", () => "m-demo-agent"],
  ])("are words in all rows of %s", async (_name, idOf) => {
    const pageOf = (pageNo: number) =>
      readTransactions(
        sandbox.database.db,
        [idOf()],
        { ...always, scope: "SELF", account: "", kind: "", pageNo },
        { memberId: idOf(), language: "EN" },
      );
    const { totalPages } = await pageOf(1);
    const pages = await Promise.all(
      Array.from({ length: totalPages }, (_, index) => pageOf(index + 1)),
    );
    const list = pages.flatMap((page) => page.list);
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter(({ title }) => !readable(title))).toEqual([]);
  });

  it("name converted points", async () => {
    await below.client.call(
      calls.convertPoints,
      { points: "500", paymentPassword },
      fresh(),
    );
    expect(await latest(below)).toBe("Points converted · 500");
  });

  it("name the other party of a transfer; agents above the upline are masked, in a team's record too", async () => {
    const send = (
      { client }: TestMember,
      direction: "UPLINE" | "DOWNLINE",
      account = "",
    ) =>
      client.call(
        calls.memberTransfer,
        { direction, account, amount: "10.00", paymentPassword },
        fresh(),
      );
    await send(middle, "UPLINE");
    expect(await latest(middle)).toBe(`To ${agent.username}`);
    expect(await latest(agent)).toBe(`From ${middle.username}`);
    await send(middle, "DOWNLINE", below.username);
    expect(await latest(below)).toBe(`From ${middle.username}`);
    await send(agent, "DOWNLINE", below.username);
    expect(await latest(agent)).toBe(`To ${below.username}`);
    const masked = `From ${agent.username.slice(0, 2)}***${agent.username.slice(-1)}`;
    expect(await latest(below)).toBe(masked);
    const team = async ({ client }: TestMember) =>
      (
        await client.call(calls.transactions, {
          ...always,
          scope: "TEAM",
          kind: "TRANSFER",
        })
      ).list.map(({ title }) => title);
    // The middle agent knows the agent directly above.
    expect(await team(middle)).toEqual([
      `From ${agent.username}`,
      `From ${middle.username}`,
    ]);
    // Both sides of a transfer within the team have their own words.
    expect((await team(agent)).toSorted()).toEqual(
      [
        `From ${agent.username}`,
        `From ${middle.username}`,
        `To ${below.username}`,
        `To ${agent.username}`,
      ].toSorted(),
    );
  });

  it("name the bank account of a withdrawal, and of what is returned", async () => {
    const id = await askForPayout(middle);
    const title = await latest(middle);
    expect(title).toMatch(/^\p{L}.* •••• \d{4}$/u);
    await sandbox.control("POST", `/withdrawals/${id}?run=${middle.run}`, {
      action: "REJECT",
      reason: "x",
    });
    expect(await latest(middle)).toBe(`Withdrawal · ${title}`);
  });

  it("name the method of a deposit, and of its fee", async () => {
    const { db } = sandbox.database;
    const id = `D-${randomUUID()}`;
    const now = Date.now();
    await db.insert(deposits).values({
      id,
      memberId: below.id,
      methodId: "lantern-pay",
      amount: 1_000n,
      fee: 100n,
      state: "PAID",
      reason: "",
      payTokenHash: null,
      run: below.run,
      createdAt: now,
      expiresAt: now + 60_000,
      updatedAt: now,
    });
    await db.transaction(async (tx) => {
      const deposit = await holdDeposit(tx, id, now);
      if (deposit) await writeDeposit(tx, deposit, { state: "CREDITED" }, now);
    });
    const titles = (await recordOf(below)).map(({ title }) => title);
    expect(titles.slice(0, 2).toSorted()).toEqual([
      "Deposit · Lantern Pay",
      "Lantern Pay",
    ]);
  });

  it("name the prize of an activity, and of a mission, in the reader's language", async () => {
    const { db } = sandbox.database;
    const now = Date.now();
    const activities = await db
      .select()
      .from(content)
      .where(eq(content.kind, "activity"));
    const paying = activities.find(({ body }) => "prize" in Object(body));
    if (!paying) throw new Error("No activity pays anything.");
    await db.insert(activityApplications).values({
      id: randomUUID(),
      memberId: below.id,
      activityId: paying.id,
      comment: "x",
      status: "Claim",
      createdAt: now,
    });
    const mission = `mission:titles:${below.id}`;
    await db.insert(rewards).values({
      id: mission,
      memberId: below.id,
      kind: "BONUS",
      title: "A hundred rounds",
      words: { CN: { title: "一百局" } },
      amount: 500n,
      createdAt: now,
    });
    const claim = (rewardId: string) =>
      claimReward(db, {
        memberId: below.id,
        rewardId,
        intent: randomUUID(),
        now: Date.now(),
      });
    await claim(paying.id);
    expect(await latest(below)).toBe(String(Object(paying.body).title));
    await claim(mission);
    expect(await latest(below)).toBe("A hundred rounds");
    const { list } = await below.client.call(calls.bonusDetails, always);
    expect(list.map(({ title }) => title)).toContain("A hundred rounds");
  });
});

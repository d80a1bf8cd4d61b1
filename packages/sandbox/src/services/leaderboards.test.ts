import * as calls from "@foyer/platform/calls";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rewards } from "../db/tables/offers.ts";
import { gameSessions } from "../db/tables/play.ts";
import { havePlayed } from "../testing/have-played.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { startOfWeek } from "./house-day.ts";
import { payBoards, shareOf } from "./leaderboards.ts";

const weekMs = 7 * 86_400_000;
const board = ["50.00", "20.00", "10.00"];

let sandbox: TestSandbox;
beforeAll(async () => {
  // Boards count everybody's rounds, those of other files' players too.
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const prizesOf = async ({ id }: TestMember) =>
  (
    await sandbox.platform.db
      .select({ id: rewards.id, amount: rewards.amount })
      .from(rewards)
      .where(
        and(eq(rewards.memberId, id), like(rewards.id, "board:mi-rounds:%")),
      )
  ).map(({ amount }) => amount);

describe("a leaderboard's week", () => {
  it("starts on Monday, when the platform's day starts", () => {
    const monday = Date.UTC(2026, 10, 23);
    expect(startOfWeek(monday)).toBe(monday);
    expect(startOfWeek(monday + weekMs - 1)).toBe(monday);
    expect(startOfWeek(monday - 1)).toBe(monday - weekMs);
  });
});

describe("the prize of a shared place", () => {
  it.each([
    [{ rank: 1, sharers: 1 }, 5000n],
    [{ rank: 2, sharers: 2 }, 1500n],
    [{ rank: 3, sharers: 3 }, 333n],
    [{ rank: 1, sharers: 4 }, 2000n],
    [{ rank: 4, sharers: 1 }, 0n],
  ])("is the equal part of what its places win: %o", (place, amount) => {
    expect(shareOf(board, place)).toBe(amount);
  });
});

describe("leaderboards", () => {
  it("pay each week once into the reward centre, whatever the clock does, and tell the winners", async () => {
    const { db } = sandbox.platform;
    const now = Date.now();
    const [first, second, tied] = [
      await sandbox.member(),
      await sandbox.member(),
      await sandbox.member(),
    ];
    await havePlayed(sandbox, first, 900);
    await havePlayed(sandbox, second, 800);
    await havePlayed(sandbox, tied, 800);
    // Rounds of test runs and of another week do not count.
    const [tester, early] = [await sandbox.member(), await sandbox.member()];
    await havePlayed(sandbox, tester, 3_000);
    await db
      .update(gameSessions)
      .set({ run: "another-run" })
      .where(eq(gameSessions.memberId, tester.id));
    await havePlayed(sandbox, early, 3_000, { daysAgo: 8 });
    await payBoards(db, "", now);
    const shown = await first.client.call(calls.missionLeaderboard, {
      missionId: "mi-rounds",
      pageNo: 1,
      pageSize: 3,
    });
    expect(shown).toMatchObject({
      startsAt: startOfWeek(now),
      endsAt: startOfWeek(now) + weekMs,
    });
    expect(shown.list.map(({ rank, prize }) => [rank, prize])).toEqual([
      [1, "50.00"],
      [2, "15.00"],
      [2, "15.00"],
    ]);
    const later = now + weekMs;
    // Another run has a clock of its own.
    await payBoards(db, "a-run", later);
    expect(await prizesOf(first)).toEqual([]);
    await Promise.all([payBoards(db, "", later), payBoards(db, "", later)]);
    // The clock goes back, and comes again.
    await payBoards(db, "", now);
    await payBoards(db, "", later);
    expect(await prizesOf(first)).toEqual([5000n]);
    expect(await prizesOf(second)).toEqual([1500n]);
    expect(await prizesOf(tied)).toEqual([1500n]);
    expect(await prizesOf(tester)).toEqual([]);
    expect(await prizesOf(early)).toEqual([]);
    const inbox = await first.client.call(calls.messages, {
      pageNo: 1,
      pageSize: 10,
    });
    expect(inbox.list.map(({ title }) => title)).toContain(
      "Leaderboard, place 1: Twenty rounds",
    );
    const letter = inbox.list.find(({ title }) => title.startsWith("Lead"));
    expect(letter?.content).toContain("Your prize of RM 50.00 is");
    const { list } = await first.client.call(calls.rewards, {});
    expect(list).toContainEqual(
      expect.objectContaining({
        title: "Leaderboard, place 1: Twenty rounds",
        amount: "50.00",
        status: "READY",
      }),
    );
  });
});

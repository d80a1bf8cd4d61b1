import * as calls from "@foyer/platform/calls";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { members } from "../db/tables/members.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { lotteryTickets } from "../db/tables/lottery.ts";
import { vipChanges } from "../db/tables/vip.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { askForPayout, moveClock, rich } from "../testing/money.ts";
import { runJobs } from "./jobs.ts";
import { moveOf, settleRank, settleRanks } from "./vip-moves.ts";
import { keptFrom } from "./vip-standing.ts";

const day = 86_400_000;
const minute = 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

let number = 0;
/** Rounds that a member has played in the member's own run, in one bet each. */
async function bet(
  { id, run }: TestMember,
  stakes: readonly bigint[],
  { at = Date.now(), mode = "REAL" as "REAL" | "DEMO" } = {},
): Promise<readonly string[]> {
  const { db } = sandbox.platform;
  const game = await db.query.games.findFirst({
    where: (row, { eq: is }) => is(row.gameType, "RNG"),
  });
  number += 1;
  const session = `${id}-vip-${number}`;
  const common = { memberId: id, nodeId: game?.nodeId ?? "", createdAt: at };
  await db.insert(gameSessions).values({
    ...common,
    id: session,
    tokenHash: session,
    sessionId: null,
    mode,
    demoBalance: null,
    portalOrigin: "",
    run,
    expiresAt: at,
  });
  const made = await db
    .insert(rounds)
    .values(
      stakes.map((stake, index) => ({
        ...common,
        id: `${session}-${index}`,
        gameSessionId: session,
        mode,
        stake,
        win: 0n,
        answer: {},
      })),
    )
    .returning({ id: rounds.id });
  return made.map((row) => row.id);
}

/** The part of the jobs that is meant; all of them take a while. */
const jobs = ({ run }: TestMember, now = Date.now()) =>
  settleRanks(sandbox.platform.db, run, now);
const rankOf = async ({ id }: TestMember) =>
  (
    await sandbox.platform.db
      .select({ rank: members.vipRank, label: members.vipLabel })
      .from(members)
      .where(eq(members.id, id))
  )[0];
const historyOf = async ({ id }: TestMember) =>
  (
    await sandbox.platform.db
      .select()
      .from(vipChanges)
      .where(eq(vipChanges.memberId, id))
      .orderBy(asc(vipChanges.number))
  ).map(({ reason, before, rank }) => `${reason} ${before}→${rank}`);
const news = async ({ client }: TestMember) =>
  (await client.call(calls.eventsSince, { cursor: "0" })).list
    .filter(({ type }) => type === "RANK_CHANGED" || type === "MESSAGE")
    .map(({ type, value }) => [type, value.text].join(" ").trim());
/** The same member at a later time of the run's clock, for which a session is needed again. */
async function later(who: TestMember, offsetMs: number) {
  await moveClock(sandbox, who, offsetMs);
  const guest = sandbox.visitor(undefined, who.run);
  const { token } = await sandbox.logIn(guest.client, who);
  return { ...who, ...sandbox.visitor(token, who.run) };
}
/** A moment after a rank that was reached at `now` is no longer kept. */
const afterPeriod = (now = Date.now()) => keptFrom(now) + minute;

describe("the rules", () => {
  const none = { towards: 0n, inPeriod: 0n };
  it.each([
    ["no bets", -1, none, true, undefined],
    ["too few bets", -1, { ...none, towards: 49_999n }, true, undefined],
    [
      "the threshold",
      -1,
      { ...none, towards: 50_000n },
      false,
      ["RISE", 0, 0n],
    ],
    ["more", 0, { ...none, towards: 130_000n }, false, ["RISE", 1, 30_000n]],
    [
      "two thresholds",
      -1,
      { ...none, towards: 150_000n },
      true,
      ["RISE", 1, 0n],
    ],
    ["the highest rank", 3, { ...none, towards: 10n ** 9n }, false, undefined],
    ["the lowest rank, over", 0, none, true, ["KEPT", 0, undefined]],
    [
      "enough to keep it",
      2,
      { ...none, inPeriod: 100_000n },
      true,
      ["KEPT", 2, undefined],
    ],
    [
      "too few to keep it",
      2,
      { ...none, inPeriod: 99_999n },
      true,
      ["FALL", 1, undefined],
    ],
    ["too few, not over", 2, none, false, undefined],
  ] as const)("%s", (_name, place, counted, isOver, expected) => {
    const move = moveOf(place, counted, isOver);
    expect(
      move && [move.reason, move.place, "left" in move ? move.left : undefined],
    ).toEqual(expected);
  });
});

describe("a rise", () => {
  it("comes with the bets, is told once, and brings what the rank promises", async () => {
    const who = await sandbox.member(rich);
    await bet(who, [49_900n]);
    await bet(who, [500_000n], { mode: "DEMO" });
    await jobs(who);
    expect(await rankOf(who)).toEqual({ rank: "0", label: "" });
    expect((await who.client.call(calls.memberInfo, {})).hasVip).toBe(false);
    await bet(who, [100n, 100_000n]);
    const { db } = sandbox.platform;
    expect((await runJobs(db, who.run, Date.now())).ranks).toBe(1);
    expect((await runJobs(db, who.run, Date.now())).ranks).toBe(0);
    expect(await historyOf(who)).toEqual(["RISE 0→2"]);
    expect(await news(who)).toEqual([
      "RANK_CHANGED",
      "MESSAGE Your rank is now Pearl",
    ]);
    expect(await who.client.call(calls.memberInfo, {})).toMatchObject({
      hasVip: true,
      vipLabelName: "Pearl",
      vipRankLevel: "2",
    });
    // The withdrawal form and the points say it at once.
    const { methods } = await who.client.call(calls.withdrawOptions, {});
    expect(methods[0]?.waived).toEqual({ fee: "1.00", by: "Pearl" });
    await askForPayout(who);
    await bet(who, [200_000n]);
    await jobs(who);
    expect(await rankOf(who)).toEqual({ rank: "3", label: "Gold" });
    expect((await who.client.call(calls.pointsConfig, {})).factor).toBe("1.50");
  });

  it("counts what was bet beyond a threshold towards the next rank, and every bet once", async () => {
    const who = await sandbox.member({ vipRank: "1", vipLabel: "Silver" });
    await bet(who, [60_000n, 70_000n]);
    await jobs(who);
    const vip = await who.client.call(calls.vip, {});
    expect(vip).toMatchObject({
      rank: "2",
      progress: "300.00",
      target: "2000.00",
      keep: { counted: "0.00", needed: "500.00", below: "Silver" },
    });
    expect(vip.since).toBeGreaterThan(Date.now() - minute);
    await bet(who, [10_000n]);
    expect(await who.client.call(calls.vip, {})).toMatchObject({
      progress: "400.00",
      keep: { counted: "100.00" },
    });
  });

  it("counts a lottery ticket when it is drawn", async () => {
    const who = await sandbox.member({ vipRank: "1", vipLabel: "Silver" });
    const { db } = sandbox.platform;
    const game = await db.query.games.findFirst({
      where: (row, { eq: is }) => is(row.vassalage, "LOTT"),
    });
    const ticket = {
      id: `${who.id}-ticket`,
      run: who.run,
      memberId: who.id,
      gameCode: game?.gameCode ?? "",
      slot: 0,
      numbers: [],
      stake: 100_000n,
      win: 0n,
      state: "OPEN" as const,
      boughtAt: Date.now(),
      settledAt: null,
    };
    await db.insert(lotteryTickets).values(ticket);
    await settleRank(db, who.id, { run: who.run, now: Date.now() });
    expect((await rankOf(who))?.rank).toBe("1");
    await db
      .update(lotteryTickets)
      .set({ state: "LOST", settledAt: Date.now() })
      .where(eq(lotteryTickets.id, ticket.id));
    await jobs(who);
    expect((await rankOf(who))?.rank).toBe("2");
  });

  it("comes at once when the VIP page is opened", async () => {
    const who = await sandbox.member();
    await bet(who, [50_000n]);
    expect(await who.client.call(calls.vip, {})).toMatchObject({
      rank: "1",
      keep: null,
    });
    expect(await historyOf(who)).toEqual(["RISE 0→1"]);
  });

  it("stands when a bet is refunded afterwards, which counts no longer", async () => {
    const who = await sandbox.member({ vipRank: "1", vipLabel: "Silver" });
    const [first = ""] = await bet(who, [100_000n, 20_000n]);
    await jobs(who);
    const { db } = sandbox.platform;
    await db.delete(rounds).where(eq(rounds.id, first));
    await jobs(who);
    expect(await historyOf(who)).toEqual(["RISE 1→2"]);
    expect(await who.client.call(calls.vip, {})).toMatchObject({
      rank: "2",
      progress: "0.00",
    });
  });

  it("happens once, however many jobs do it at the same time", async () => {
    const who = await sandbox.member();
    await bet(who, [50_000n]);
    const done = await Promise.all([1, 2, 3].map(() => jobs(who)));
    expect(done.toSorted()).toEqual([0, 0, 1]);
    expect(await historyOf(who)).toEqual(["RISE 0→1"]);
    expect(await news(who)).toHaveLength(2);
  });

  it("is left to the run that the bets belong to", async () => {
    const who = await sandbox.member();
    await bet(who, [50_000n]);
    const { db } = sandbox.platform;
    await settleRanks(db, "", Date.now());
    expect((await rankOf(who))?.rank).toBe("0");
    await jobs(who);
    expect((await rankOf(who))?.rank).toBe("1");
    // Nor does another run's clock end it.
    const other = await sandbox.member();
    await bet(who, [100_000n]);
    await jobs(who);
    await jobs(other, afterPeriod());
    expect(
      await settleRank(db, who.id, { run: other.run, now: afterPeriod() }),
    ).toBe(0);
    expect((await rankOf(who))?.rank).toBe("2");
  });
});

describe("a rank", () => {
  const pearl = async () => {
    const who = await sandbox.member(rich);
    await bet(who, [150_000n]);
    await jobs(who);
    return who;
  };

  it("falls by one after its period, whenever that is noticed, and is told", async () => {
    const who = await sandbox.member(rich);
    await bet(who, [350_000n]);
    await jobs(who);
    expect((await rankOf(who))?.rank).toBe("3");
    await jobs(who, keptFrom(Date.now()) - 1);
    expect((await rankOf(who))?.rank).toBe("3");
    // Two years in which the platform was down.
    const now = Date.now() + 730 * day;
    await jobs(who, now);
    await jobs(who, now + minute);
    expect(await rankOf(who)).toEqual({ rank: "2", label: "Pearl" });
    expect(await historyOf(who)).toEqual(["RISE 0→3", "FALL 3→2"]);
    const again = await later(who, now - Date.now() + minute);
    expect((await news(again)).slice(-2)).toEqual([
      "RANK_CHANGED",
      "MESSAGE Your rank is now Pearl",
    ]);
    expect(await again.client.call(calls.vip, {})).toMatchObject({
      rank: "2",
      progress: "0.00",
      since: now,
    });
    const { methods } = await again.client.call(calls.withdrawOptions, {});
    expect(methods[0]?.waived).toEqual({ fee: "1.00", by: "Pearl" });
    expect((await again.client.call(calls.pointsConfig, {})).factor).toBe(
      "1.00",
    );
  });

  it("is kept by fewer bets than it was reached by, quietly, and what was bet still counts towards the next", async () => {
    const who = await pearl();
    await bet(who, [50_000n], { at: Date.now() + 2 * day });
    const end = afterPeriod();
    await jobs(who, end);
    expect(await historyOf(who)).toEqual(["RISE 0→2", "KEPT 2→2"]);
    expect(await news(who)).toHaveLength(2);
    const again = await later(who, end - Date.now());
    expect(await again.client.call(calls.vip, {})).toMatchObject({
      rank: "2",
      progress: "500.00",
      keep: { until: end - minute + 90 * day, counted: "0.00" },
    });
    // The bets of the period before do not keep it again.
    await jobs(who, end + 91 * day);
    expect((await historyOf(who)).at(-1)).toBe("FALL 2→1");
  });

  it("is not kept by bets after its period", async () => {
    const who = await pearl();
    const end = afterPeriod();
    await bet(who, [50_000n], { at: end });
    await jobs(who, end + minute);
    expect((await historyOf(who)).at(-1)).toBe("FALL 2→1");
  });

  it("that is the lowest is never lost", async () => {
    const who = await sandbox.member();
    await bet(who, [50_000n]);
    await jobs(who);
    await jobs(who, afterPeriod());
    await jobs(who, afterPeriod() + 400 * day);
    expect((await rankOf(who))?.rank).toBe("1");
    expect(await news(who)).toHaveLength(2);
  });

  it("neither rises nor falls while the clock is set back to before its last change", async () => {
    const who = await pearl();
    const end = afterPeriod();
    await jobs(who, end);
    expect((await rankOf(who))?.rank).toBe("1");
    await bet(who, [500_000n]);
    await jobs(who);
    expect((await rankOf(who))?.rank).toBe("1");
    await jobs(who, end + minute);
    expect(await historyOf(who)).toEqual(["RISE 0→2", "FALL 2→1"]);
  });

  it("that was given otherwise begins its first period with the next bet", async () => {
    const who = await sandbox.member({ vipRank: "4", vipLabel: "Diamond" });
    await bet(who, [100n]);
    await jobs(who);
    expect(await who.client.call(calls.vip, {})).toMatchObject({
      rank: "4",
      target: "0.00",
      since: null,
      keep: { until: keptFrom(Date.now()), counted: "1.00", below: "Gold" },
    });
    await jobs(who, afterPeriod());
    expect((await rankOf(who))?.rank).toBe("3");
  });
});

it("all ranks are listed with what they take, lowest first", async () => {
  const who = await sandbox.member({ vipRank: "1", vipLabel: "Silver" });
  const { ranks, keptDays } = await who.client.call(calls.vip, {});
  expect(keptDays).toBe(90);
  expect(ranks).toEqual([
    { rank: "1", label: "Silver", target: "500.00", keep: "0.00" },
    { rank: "2", label: "Pearl", target: "1000.00", keep: "500.00" },
    { rank: "3", label: "Gold", target: "2000.00", keep: "1000.00" },
    { rank: "4", label: "Diamond", target: "20000.00", keep: "10000.00" },
  ]);
});

import * as calls from "@foyer/platform/calls";
import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { toMinor } from "../services/money.ts";
import { earnPoints } from "../services/points-play.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { openGame } from "../testing/open-game.ts";
import { stakes } from "../services/lottery/stakes.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  // A thousand operations arrive at the same time below, and all of them must be processed.
  sandbox = await startTestSandbox({ load: { working: 1_000, waiting: 0 } });
});
afterAll(() => sandbox.close());

const roundSchema = v.object({
  roundId: v.string(),
  reels: v.pipe(
    v.array(
      v.pipe(
        v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(7))),
        v.length(3),
      ),
    ),
    v.length(3),
  ),
  wins: v.array(
    v.object({ line: v.number(), symbol: v.number(), amount: v.string() }),
  ),
  win: v.string(),
  balance: v.string(),
});

const post = (s: string, roundId: string, stake: string) =>
  sandbox.send("/games/round", {
    method: "POST",
    body: JSON.stringify({ s, roundId, stake }),
  });

const play = async (
  s: string,
  roundId: string = randomUUID(),
  stake = "1.00",
) => v.parse(roundSchema, await (await post(s, roundId, stake)).json());

const audit = async () =>
  v.parse(
    v.object({
      sum: v.string(),
      entries: v.number(),
      transfers: v.number(),
      mismatches: v.array(v.string()),
    }),
    await sandbox.control("GET", "/ledger"),
  );

const balanceOf = async (member: TestMember) =>
  (await member.client.call(calls.balance, {})).balance;

const pointsOf = async (member: TestMember) =>
  (await member.client.call(calls.pointsBalance, {})).currentPoints;

const minor = (decimal: string): bigint => toMinor(decimal) ?? -1n;

describe("the game frame", () => {
  it("gets the game, mode, balance, currency and stakes", async () => {
    const member = await sandbox.member({ balance: "25.00" });
    const state = await sandbox.readJson(
      `/games/state?s=${await openGame(member)}`,
    );
    expect(state).toMatchObject({
      mode: "REAL",
      balance: "25.00",
      currencySymbol: "RM",
      stakes,
    });
    expect(state).toHaveProperty("title");
    expect(state).toHaveProperty("vendor");
    expect(state).toHaveProperty("kind");
    expect(
      (
        await sandbox.send(
          v.parse(v.object({ coverUrl: v.string() }), state).coverUrl,
        )
      ).status,
    ).toBe(200);
  });

  it("gets the title in the language of the launch", async () => {
    const s = await openGame(await sandbox.member());
    expect(
      await sandbox.readJson(`/games/state?s=${s}&language=CN`),
    ).toMatchObject({ title: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it("may be framed only by the portal, and gets the portal's exact origin", async () => {
    const s = await openGame(await sandbox.member());
    const page = await sandbox.send(`/games/frame?s=${s}`);
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "frame-ancestors http://127.0.0.1:* http://localhost:*",
    );
    expect(policy).not.toContain("unsafe");
    const html = await page.text();
    expect(html).toContain('data-portal-origin="http://localhost:4173"');
    expect(html).toContain(`data-token="${s}"`);
    expect(html).not.toContain("{{");
    for (const file of ["/games/app.js", "/games/app.css"]) {
      expect((await sandbox.send(file)).status).toBe(200);
    }
  });

  it("ends with the session it was opened in", async () => {
    const member = await sandbox.member();
    const s = await openGame(member);
    await member.client.call(calls.logout, {});
    const ended = await sandbox.send(`/games/frame?s=${s}`);
    expect(ended.status).toBe(401);
    expect(await ended.text()).toContain("This game has ended.");
    expect((await post(s, randomUUID(), "1.00")).status).toBe(401);
  });

  it("rejects a token of another kind", async () => {
    const member = await sandbox.member();
    for (const s of [member.token, "", "x".repeat(43)]) {
      expect((await sandbox.send(`/games/state?s=${s}`)).status).toBe(401);
    }
  });
});

describe("a round", () => {
  it("takes the stake from the wallet and adds the win, with balanced books", async () => {
    const member = await sandbox.member({ balance: "10.00" });
    const s = await openGame(member);
    const before = await audit();
    const round = await play(s, randomUUID(), "2.00");
    expect(minor(round.balance)).toBe(1000n - 200n + minor(round.win));
    expect(await balanceOf(member)).toBe(round.balance);
    const after = await audit();
    expect(after).toMatchObject({ sum: "0", mismatches: [] });
    // The stake, the win and the points.
    expect(after.transfers - before.transfers).toBe(
      round.win === "0.00" ? 2 : 3,
    );
  });

  it("earns points on its stake, once however often it is sent", async () => {
    const member = await sandbox.member({ balance: "50.00" });
    const s = await openGame(member);
    const roundId = randomUUID();
    await Promise.all(
      Array.from({ length: 4 }, () => play(s, roundId, "5.00")),
    );
    await play(s, roundId, "5.00");
    expect(await pointsOf(member)).toBe("0.50");
    await play(s, randomUUID(), "2.00");
    expect(await pointsOf(member)).toBe("0.70");
    expect(await audit()).toMatchObject({ sum: "0", mismatches: [] });
  });

  it("earns points times the factor of the member's rank", async () => {
    const member = await sandbox.member({ balance: "50.00", vipRank: "3" });
    await play(await openGame(member), randomUUID(), "5.00");
    expect(await pointsOf(member)).toBe("0.75");
  });

  it("earns no points when it is rejected, or played for free", async () => {
    const member = await sandbox.member({ balance: "1.00" });
    await post(await openGame(member), randomUUID(), "2.00");
    await play(await openGame(member, "DEMO"), randomUUID(), "5.00");
    expect(await pointsOf(member)).toBe("0");
  });

  it("books no points for a stake too small to earn a hundredth of one", async () => {
    const { id: memberId } = await sandbox.member();
    const before = await audit();
    await earnPoints(sandbox.platform.db, {
      betId: randomUUID(),
      memberId,
      vipRank: "0",
      game: { nodeId: "any", gameType: "RNG" },
      stake: 9n,
      now: Date.now(),
    });
    expect(await audit()).toEqual(before);
  });

  it("adds no points to the sums of money", async () => {
    const member = await sandbox.member({ balance: "50.00" });
    const { win } = await play(await openGame(member), randomUUID(), "5.00");
    const now = Date.now();
    const of = {
      scope: "SELF" as const,
      account: "",
      from: now - 3_600_000,
      to: now + 3_600_000,
      pageNo: 1,
      pageSize: 20,
    };
    expect(
      await member.client.call(calls.profitLoss, { ...of, by: "day" }),
    ).toMatchObject({ total: { stake: "5.00", win, bonus: "0.00" } });
    const { list } = await member.client.call(calls.transactions, of);
    expect(list.map(({ kind }) => kind)).not.toContain("POINTS");
    expect(await balanceOf(member)).toBe(list[0]?.balance);
  });

  it("is played once however often it is sent, concurrently or later", async () => {
    const member = await sandbox.member({ balance: "50.00" });
    const s = await openGame(member);
    const roundId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => play(s, roundId)),
    );
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    await play(s);
    expect(await play(s, roundId)).toEqual(first);
  });

  it("conflicts when its id comes with another stake or from another game", async () => {
    const member = await sandbox.member({ balance: "50.00" });
    const s = await openGame(member);
    const roundId = randomUUID();
    await play(s, roundId);
    for (const answer of [
      await post(s, roundId, "2.00"),
      await post(await openGame(member), roundId, "1.00"),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        code: "IDEMPOTENCY_CONFLICT",
      });
    }
  });

  it("is rejected when the stake exceeds the balance", async () => {
    const member = await sandbox.member({ balance: "1.00" });
    const s = await openGame(member);
    const answer = await post(s, randomUUID(), "2.00");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    expect(await balanceOf(member)).toBe("1.00");
  });

  it.each(["0", "-1.00", "1e2", "0.01", "1000.00", "abc", ""])(
    "is rejected with a stake of %j",
    async (stake) => {
      const s = await openGame(await sandbox.member());
      expect((await post(s, randomUUID(), stake)).status).toBe(422);
      expect((await post(s, "not-a-uuid", "1.00")).status).toBe(422);
    },
  );

  it("leaves the wallet and the books unchanged in free play", async () => {
    const member = await sandbox.member({ balance: "5.00", type: "4" });
    const s = await openGame(member, "DEMO");
    const before = await audit();
    const round = await play(s);
    expect(minor(round.balance)).toBe(100_000n - 100n + minor(round.win));
    expect(await sandbox.readJson(`/games/state?s=${s}`)).toMatchObject({
      mode: "DEMO",
      balance: round.balance,
    });
    expect(await balanceOf(member)).toBe("5.00");
    expect(await audit()).toEqual(before);
  });

  it("keeps the books balanced through a thousand concurrent operations", async () => {
    const members = await Promise.all(
      Array.from({ length: 4 }, () => sandbox.member({ balance: "60.00" })),
    );
    const games = await Promise.all(
      members.flatMap((member) => [
        openGame(member),
        openGame(member),
        openGame(member, "DEMO"),
      ]),
    );
    const ids = Array.from({ length: 700 }, () => randomUUID());
    const pick = <T>(items: readonly T[]): T => {
      const item = items[randomInt(items.length)];
      if (item === undefined) throw new Error("Nothing to pick from.");
      return item;
    };
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () =>
        post(pick(games), pick(ids), pick(stakes)),
      ),
    );
    expect(
      answers.filter(({ status }) => status !== 200 && status !== 409),
    ).toEqual([]);
    expect(
      answers.filter(({ status }) => status === 200).length,
    ).toBeGreaterThan(100);
    expect(await audit()).toMatchObject({ sum: "0", mismatches: [] });
    for (const member of members)
      expect(minor(await balanceOf(member))).toBeGreaterThanOrEqual(0n);
  }, 120_000);
});

import * as calls from "@foyer/platform/calls";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "../../seed/random.ts";
import {
  dailySince,
  makePast,
  type Noted,
} from "../../testing/betting-past.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../../testing/harness.ts";
import { expectRightBooks } from "../../testing/money.ts";
import { startOfDay } from "../house-day.ts";
import { toDecimal } from "../money.ts";
import { paySalaries } from "../salaries/pay.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const day = 86_400_000;
const days = 5;
const page = { pageNo: 1, pageSize: 100 };

/** Days of a zone, named by another way than the platform names them. */
const dayIn = (at: number, timeZone: string) =>
  new Date(at).toLocaleDateString("sv-SE", { timeZone });

/** Adds up what a bookkeeper noted, as decimals. */
function recount(noted: readonly Noted[], which: (one: Noted) => boolean) {
  const sum = (of: Exclude<keyof Noted, "who" | "at">) =>
    noted.filter(which).reduce((total, one) => total + (one[of] ?? 0n), 0n);
  const [stake, win, bonus, fee] = [
    sum("stake"),
    sum("win"),
    sum("bonus"),
    sum("fee"),
  ];
  return {
    stake: toDecimal(stake),
    win: toDecimal(win),
    bonus: toDecimal(bonus),
    profit: toDecimal(win + bonus - stake - fee),
    deposit: toDecimal(sum("deposit")),
    withdraw: toDecimal(sum("withdraw")),
  };
}

/** An agent with a daily salary, who plays as well, with an agent and a player below, and their random past. */
async function pastOf(seed: number) {
  const random = createRandom(seed);
  const top = await sandbox.member({ type: "1", balance: "0.00" });
  const holder = await sandbox.member({
    type: "1",
    balance: "0.00",
    upline: top.username,
  });
  const middle = await sandbox.member({
    type: "1",
    balance: "0.00",
    upline: holder.username,
  });
  const player = await sandbox.member({
    balance: "0.00",
    upline: middle.username,
  });
  const from = startOfDay(Date.now()) - (days + 3) * day;
  const noted = await makePast(sandbox, {
    random,
    people: [holder, middle, player],
    from,
    days,
    events: 70,
  });
  // Tickets are drawn up to two days after the last bet.
  return { top, holder, middle, player, noted, from, to: from + 8 * day - 1 };
}

describe.each(someOf([71, 72, 73, 74]))("a random past (%i)", (seed) => {
  let past: Awaited<ReturnType<typeof pastOf>>;
  beforeAll(async () => {
    past = await pastOf(seed);
  });

  it.each(["UTC", "Asia/Kuala_Lumpur", "America/St_Johns"])(
    "has the same stakes, winnings and bonuses on every page and in a recount, in days of %s",
    async (timeZone) => {
      const { noted, from, to } = past;
      for (const who of [past.holder, past.player]) {
        const own = ({ who: id }: Noted) => id === who.id;
        const { rows, total } = await who.client.call(calls.profitLoss, {
          scope: "SELF",
          from,
          to,
          timeZone,
        });
        expect(total).toMatchObject(recount(noted, own));
        for (const { day: name, ...row } of rows)
          expect([name, row]).toMatchObject([
            name,
            recount(
              noted,
              (one) => own(one) && dayIn(one.at, timeZone) === name,
            ),
          ]);
        const { totals: bets, list } = await who.client.call(calls.betRecords, {
          scope: "SELF",
          from,
          to,
          ...page,
        });
        expect(bets).toMatchObject({ stake: total.stake, win: total.win });
        expect(
          list
            .filter(({ state }) => state === "SETTLED")
            .map(({ time }) => time),
        ).toEqual(
          noted
            .filter((one) => own(one) && one.stake !== undefined)
            .map(({ at }) => at)
            .toSorted((a, b) => b - a),
        );
        const bonuses = await who.client.call(calls.bonusDetails, {
          from,
          to,
          ...page,
        });
        expect(bonuses.totals?.amount).toBe(total.bonus);
        expect(bonuses.list.map(({ kind }) => kind)).not.toContain("unknown");
      }
    },
  );

  it("has the same figures in the team overview, in total, by day and by account", async () => {
    const { noted, from, to, holder, middle, player } = past;
    const inTeam = ({ who }: Noted) => who !== holder.id;
    const found = await holder.client.call(calls.teamOverview, { from, to });
    const all = recount(noted, inTeam);
    expect(found).toMatchObject({
      bet: all.stake,
      bonus: all.bonus,
      profit: all.profit,
    });
    for (const one of found.days ?? []) {
      const ofDay = (entry: Noted) =>
        inTeam(entry) && dayIn(entry.at, "UTC") === one.day;
      const active = noted.filter(
        (entry) => ofDay(entry) && entry.stake !== undefined,
      );
      expect([one.day, one.bet, one.profit, one.active]).toEqual([
        one.day,
        recount(noted, ofDay).stake,
        recount(noted, ofDay).profit,
        new Set(active.map(({ who }) => who)).size,
      ]);
    }
    const { rows } = await holder.client.call(calls.profitLoss, {
      scope: "TEAM",
      by: "account",
      from,
      to,
    });
    for (const who of [middle, player])
      expect(
        rows.find(({ account }) => account === who.username),
      ).toMatchObject(recount(noted, ({ who: id }) => id === who.id));
  });

  it("pays daily salaries for the bets that the overview shows for that day, and the agent's own", async () => {
    const { from, to, top, holder } = past;
    const run = await dailySince(sandbox, top, holder, from);
    await paySalaries(sandbox.platform.db, { run, now: to + day });
    const { list } = await holder.client.call(calls.salaryRecords, {
      type: "DAILY",
      scope: "SELF",
      from: 0,
      to: 9_000_000_000_000,
      ...page,
    });
    expect(list.length).toBeGreaterThan(days - 2);
    for (const { period, betAmount } of list) {
      const team = await holder.client.call(calls.teamOverview, period);
      const own = await holder.client.call(calls.profitLoss, {
        scope: "SELF",
        ...period,
      });
      const cents = (text: string) => BigInt(text.replace(".", ""));
      expect(cents(betAmount)).toBe(cents(team.bet) + cents(own.total.stake));
    }
    await expectRightBooks(sandbox);
  });
});

describe("a ticket that is drawn on another day", () => {
  it("counts on the day of its draw, and on none before", async () => {
    const agent: TestMember = await sandbox.member({ type: "1" });
    const who = await sandbox.member({ upline: agent.username });
    const from = startOfDay(Date.now()) - 4 * day;
    // A past of tickets alone: whatever is bought on the first day counts later, or not at all.
    const noted = await makePast(sandbox, {
      random: {
        int: (below) => (below === 10 ? 5 : below - 1),
        chance: () => false,
        pick: (items) => items[0],
      },
      people: [who],
      from,
      days: 1,
      events: 1,
    });
    const on = async (index: number) => {
      const period = {
        from: from + index * day,
        to: from + index * day + day - 1,
      };
      const { bet, active } = await agent.client.call(
        calls.teamOverview,
        period,
      );
      return [bet, active];
    };
    const stake = toDecimal(noted[0]?.stake ?? 0n);
    expect([await on(0), await on(1), await on(2)]).toEqual([
      ["0.00", 0],
      ["0.00", 0],
      [stake, 1],
    ]);
  });
});

import type { Page } from "playwright";
import { describe } from "vitest";
import { pressInRoom, roomRows } from "./harness/controlRoom.ts";
import { agreeDaily, dailyPage, ownContracts } from "./harness/contractLife.ts";
import { eventually } from "./harness/eventually.ts";
import {
  balance,
  balanceShown,
  centsIn,
  figure,
  readRows,
  tableOf,
  written,
} from "./harness/figures.ts";
import {
  gameAddress,
  playRound,
  someSlot,
  stakeShown,
} from "./harness/games.ts";
import { livedJourneys, type Lived } from "./harness/lived.ts";
import { toldOn } from "./harness/live.ts";
import { openDeposit } from "./harness/moneySteps.ts";
import { expect } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const lived = livedJourneys();

const minutesOfDay = 24 * 60;
const player = "demo-member";
const rate = "1.50";

/** What happened on one day, in minor units, as it was seen then. */
interface Day {
  readonly day: string;
  readonly deposit: number;
  readonly stake: number;
  readonly win: number;
  readonly rebate: number;
  /** Paid on the next day. */
  readonly salary: number;
}

const sumOf = (days: readonly Day[], key: Exclude<keyof Day, "day">) =>
  days.reduce((sum, day) => sum + day[key], 0);

/** Reads a figure once the page shows it. */
async function shown(page: Page, label: string, group?: string) {
  const tile = figure(page, label, group);
  await eventually(tile).toContainText(/\d\.\d\d/);
  return centsIn((await tile.innerText()).replace(label, ""));
}

/** Deposits, and waits until the header has it. */
async function deposit({ goTo, room }: Lived, page: Page, amount: number) {
  await goTo(page, "/member?page=depositv2");
  const before = await balanceShown(page);
  await openDeposit(page, written(amount));
  await room.pay({ table: "Open deposits", row: player, button: "Credit" });
  await eventually(balance(page)).toContainText(written(before + amount));
  return amount;
}

/** Plays two rounds, and returns what they cost and brought. */
async function play(world: Lived, page: Page, before: number) {
  const game = await someSlot(world.sandbox);
  await world.goTo(page, gameAddress(game));
  const stake = 2 * (await stakeShown(page));
  await playRound(page);
  await playRound(page);
  await world.goTo(page, "/member?page=manualRebate");
  await eventually(balance(page)).toContainText(/\d\.\d\d/);
  return { stake, win: (await balanceShown(page)) - before + stake };
}

/** Claims the rebates of the days before, if there are any. */
async function claimRebates(page: Page): Promise<number> {
  const all = page.getByRole("button", { name: /^Claim all: / });
  const none = page.getByText(wordsOf("rebate.none"));
  await all.or(none).waitFor();
  if (await none.isVisible()) return 0;
  const amount = centsIn(await all.innerText());
  await all.click();
  await none.waitFor();
  return amount;
}

/** Money in and out of the account record, of one kind or of all. */
async function recordSums({ goTo }: Lived, page: Page, path: string) {
  await goTo(page, path);
  const group = wordsOf("records.transactions.credits");
  return {
    in: await shown(page, wordsOf("records.transactions.in"), group),
    out: Math.abs(
      await shown(page, wordsOf("records.transactions.out"), group),
    ),
  };
}

describe("a lived week", () => {
  lived(
    "of a player and an agent adds up on every page, and in the ledger",
    async (world) => {
      const { arrive, goTo, logInAgain, room, expectProblem } = world;
      expectProblem(/status of 401/);
      await room.open("/flags");
      const rebates = roomRows(room.page, "White-label switches").filter({
        hasText: "MANPLAYREB3",
      });
      if ((await rebates.locator(".state").innerText()) === "off")
        await pressInRoom(room.page, rebates.getByRole("button"));

      const agent = await arrive("demo-agent", { path: dailyPage });
      const page = await arrive(player, { path: ownContracts });
      const upline = await arrive("demo-upline", { path: dailyPage });
      await agreeDaily({ agent, member: page, upline }, player, rate);
      await upline.close();
      const start = await balanceShown(page);

      const dayNow = async () =>
        new Date(await room.now()).toISOString().slice(0, 10);
      const evening = async () => {
        const minutes = Math.floor((await room.now()) / 60_000);
        await room.waitFor(
          2 * minutesOfDay - (minutes % minutesOfDay) - 2 * 60,
        );
      };
      const days: Day[] = [];
      await evening();
      for (let number = 1; number <= 7; number += 1) {
        const day = await dayNow();
        await goTo(page, "/");
        await logInAgain(page, player);
        // Not every day is pay day.
        const paid =
          number % 3 === 1
            ? await deposit(world, page, 2_000 + 100 * number)
            : 0;
        const { stake, win } = await play(
          world,
          page,
          await balanceShown(page),
        );
        const rebate = await claimRebates(page);
        // Past midnight, the salary arrives while the page is open.
        const before = await balanceShown(page);
        const salary = Math.floor((stake * 150) / 10_000);
        await toldOn(
          [page],
          new RegExp(`Your salary of .*${written(salary)}`),
          () => room.waitFor(2 * 60 + 10),
        );
        await eventually(balance(page)).toContainText(written(before + salary));
        days.push({ day, deposit: paid, stake, win, rebate, salary });
        if (number < 7) await room.waitFor(minutesOfDay - 2 * 60 - 10);
      }
      await compare(world, { page, agent, days, start });
    },
    // A week of two people, each day with logins, play and pay.
    600_000,
  );
});

interface Lives {
  readonly page: Page;
  readonly agent: Page;
  readonly days: readonly Day[];
  /** The player's balance before the first day. */
  readonly start: number;
}

/** Compares the pages of the player and of the agent with each other, with what was seen, and with the ledger. */
async function compare(world: Lived, { page, agent, days, start }: Lives) {
  const { goTo, room, logInAgain } = world;
  const last = new Date(await room.now()).toISOString().slice(0, 10);
  const period = `days=${days[0]?.day ?? ""}..${last}&zone=platform`;
  const account = "/member?page=transactionHistory";
  const balanceNow = await balanceShown(page);

  const all = await recordSums(world, page, `${account}&${period}`);
  expect(start + all.in - all.out).toBe(balanceNow);
  const [latest] = await readRows(
    tableOf(page, wordsOf("records.transactions")),
  );
  expect(centsIn(latest?.[wordsOf("records.transactions.balance")] ?? "")).toBe(
    balanceNow,
  );
  const kinds = ["DEPOSIT", "STAKE", "WIN", "BONUS", "SALARY"] as const;
  const of = new Map<string, { in: number; out: number }>();
  for (const kind of kinds)
    of.set(
      kind,
      await recordSums(world, page, `${account}&${period}&kind=${kind}`),
    );
  expect(of.get("DEPOSIT")?.in).toBe(sumOf(days, "deposit"));
  expect(of.get("STAKE")?.out).toBe(sumOf(days, "stake"));
  expect(of.get("WIN")?.in).toBe(sumOf(days, "win"));
  expect(of.get("BONUS")?.in).toBe(sumOf(days, "rebate"));
  expect(of.get("SALARY")?.in).toBe(sumOf(days, "salary"));

  const sums = {
    stake: sumOf(days, "stake"),
    win: sumOf(days, "win"),
    bonus: sumOf(days, "rebate"),
    deposit: sumOf(days, "deposit"),
    withdraw: 0,
    result: sumOf(days, "win") + sumOf(days, "rebate") - sumOf(days, "stake"),
  };
  const profitOf = async (who: Page) => {
    const read = (label: string) => shown(who, label);
    return {
      stake: await read(wordsOf("records.profit.stake")),
      win: await read(wordsOf("records.profit.win")),
      bonus: await read(wordsOf("records.profit.bonus")),
      deposit: await read(wordsOf("records.profit.deposit")),
      withdraw: await read(wordsOf("records.profit.withdraw")),
      result: await read(wordsOf("records.profit.result")),
    };
  };
  /** The stakes of each day, by day, from a table of days. */
  const stakesByDay = async (who: Page, name: string, head: string) =>
    (await readRows(tableOf(who, name)))
      .slice(0, days.length + 1)
      .map((row) => centsIn(row[head] ?? ""));
  // The newest day comes first; on the last morning nothing was played.
  const stakes = [0, ...days.map(({ stake }) => stake).toReversed()];
  await goTo(page, `/member?page=personalProfit&${period}`);
  expect(await profitOf(page)).toEqual(sums);
  expect(
    await stakesByDay(
      page,
      wordsOf("records.profit"),
      wordsOf("records.profit.stake"),
    ),
  ).toEqual(stakes);
  await goTo(page, `/member?page=personalHistoryCopy&${period}`);
  expect(await shown(page, wordsOf("records.bets.stake"))).toBe(sums.stake);
  expect(await shown(page, wordsOf("records.bets.result"))).toBe(
    sums.win - sums.stake,
  );
  await goTo(page, `/member?page=bonusDetails&${period}`);
  expect(await shown(page, wordsOf("records.bonuses.amount"))).toBe(sums.bonus);

  const overview = `/agentHome?page=agentTeamOverview&${period}`;
  await goTo(agent, overview);
  await logInAgain(agent, "demo-agent");
  await goTo(agent, overview);
  expect(await shown(agent, wordsOf("agentOverview.bet"))).toBe(sums.stake);
  expect(await shown(agent, wordsOf("agentOverview.bonus"))).toBe(sums.bonus);
  expect(await shown(agent, wordsOf("agentOverview.deposit"))).toBe(
    sums.deposit,
  );
  expect(
    await stakesByDay(
      agent,
      wordsOf("agentOverview.label"),
      wordsOf("agentOverview.bet"),
    ),
  ).toEqual(stakes);
  const of1 = `${period}&account=${player}`;
  await goTo(agent, `/agentHome?page=palStatementsAgentCopy&${of1}`);
  expect(await profitOf(agent)).toEqual(sums);
  expect(
    await recordSums(
      world,
      agent,
      `/agentHome?page=agentDownlineTransactionDetailsCopy&${of1}`,
    ),
  ).toEqual(all);
  await goTo(agent, `${dailyPage}&tab=payments&${period}&scope=TEAM`);
  expect(await shown(agent, wordsOf("agentPayments.salary"))).toBe(
    sumOf(days, "salary"),
  );
  const payments = await readRows(
    tableOf(agent, wordsOf("agentPayments.label")),
  );
  expect(
    payments.map((row) => centsIn(row[wordsOf("agentPayments.bet")] ?? "")),
  ).toEqual(days.map(({ stake }) => stake).toReversed());

  await room.open("/accounts");
  const known = roomRows(room.page, "Sample accounts").filter({
    hasText: player,
  });
  expect(await known.first().innerText()).toContain(
    (balanceNow / 100).toFixed(2),
  );
  expect(await room.balances()).toContain("Yes");
}

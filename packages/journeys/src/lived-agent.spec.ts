import type { Page } from "playwright";
import { describe } from "vitest";
import {
  agreeDaily,
  dailyCard,
  dailyPage,
  decideOn,
  ownContracts,
} from "./harness/contractLife.ts";
import { eventually } from "./harness/eventually.ts";
import {
  centsIn,
  figure,
  readRows,
  tableOf,
  written,
} from "./harness/figures.ts";
import { playRound, someSlot, stakeShown } from "./harness/games.ts";
import { livedJourneys } from "./harness/lived.ts";
import { toldOn } from "./harness/live.ts";
import { expect } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const lived = livedJourneys();

/** The rows of a table, once one of them has a text. */
async function rowsWith(page: Page, name: string, text: string) {
  await eventually(tableOf(page, name)).toContainText(text);
  return (await readRows(tableOf(page, name))).filter((row) =>
    Object.values(row).some((cell) => cell.includes(text)),
  );
}

describe("an agent’s life with stock accounts", () => {
  lived(
    "a contract is offered, accepted and approved, pays on the next day, and its payment can be explained",
    async (world) => {
      const { arrive, goTo, room, logInAgain, expectProblem } = world;
      expectProblem(/status of 401/);
      // Eight hours ahead of the platform: a day of one is not a day of the other.
      const timeZone = "Asia/Kuala_Lumpur";
      const agent = await arrive("demo-agent", { path: dailyPage, timeZone });
      const member = await arrive("demo-member", {
        path: ownContracts,
        timeZone,
      });
      const upline = await arrive("demo-upline", { path: dailyPage });
      await agreeDaily({ agent, member, upline }, "demo-member", "1.50");
      await upline.close();

      // The next evening, one hour before the platform's day ends.
      const day = 24 * 60;
      const minutes = Math.floor((await room.now()) / 60_000);
      await room.waitFor(2 * day - (minutes % day) - 60);
      await goTo(member, "/");
      await logInAgain(member, "demo-member");
      const game = await someSlot(world.sandbox);
      await goTo(member, `/rng?q=${encodeURIComponent(game.name)}`);
      await member
        .getByRole("button", { name: `Play ${game.name}`, exact: true })
        .click();
      const stake = await stakeShown(member);
      const rounds = 3;
      for (let round = 0; round < rounds; round += 1) await playRound(member);
      const staked = rounds * stake;
      const salary = Math.floor((staked * 150) / 10_000);
      await goTo(member, "/member?page=transactionHistory&zone=platform");
      await goTo(agent, "/agentHome?page=agentTeamOverview");
      await logInAgain(agent, "demo-agent");

      // Whom it is paid to is told on a page that was not reloaded.
      await toldOn(
        [member],
        new RegExp(`Your salary of .*${written(salary)}`),
        () => room.waitFor(2 * 60),
      );
      // A page that is open at midnight keeps its days.
      await goTo(member, "/member?page=transactionHistory&zone=platform");
      const [paid] = await rowsWith(
        member,
        wordsOf("records.transactions"),
        "Daily salary · demo-agent",
      );
      expect(paid).toMatchObject({
        [wordsOf("records.kind")]: wordsOf("records.transaction.salary"),
      });
      expect(
        centsIn(paid?.[wordsOf("records.transactions.amount")] ?? ""),
      ).toBe(salary);

      // The agent explains it: the payment, the day, and the bets of that day add up to the same.
      await goTo(agent, `${dailyPage}&tab=payments&scope=TEAM`);
      await eventually(agent.getByText(/time zone UTC/)).toBeVisible();
      const [payment] = await rowsWith(
        agent,
        wordsOf("agentPayments.label"),
        "demo-member",
      );
      expect(payment?.[wordsOf("agentPayments.rate")]).toContain("1.50");
      expect(centsIn(payment?.[wordsOf("agentPayments.bet")] ?? "")).toBe(
        staked,
      );
      expect(centsIn(payment?.[wordsOf("agentPayments.salary")] ?? "")).toBe(
        salary,
      );
      await goTo(
        agent,
        "/agentHome?page=agentTeamOverview&days=yesterday&zone=platform",
      );
      await eventually(
        figure(agent, wordsOf("agentOverview.bet")),
      ).toContainText(written(staked));
      await agent
        .getByRole("link", { name: new RegExp(wordsOf("records.bets")) })
        .first()
        .click();
      await eventually(
        figure(agent, wordsOf("records.bets.stake")),
      ).toContainText(written(staked));
      expect(
        await rowsWith(agent, wordsOf("records.bets"), "demo-member"),
      ).toHaveLength(rounds);

      // The member sees the same in the platform's time; in their own it was already the next morning.
      await goTo(
        member,
        "/member?page=personalProfit&days=yesterday&zone=platform",
      );
      const own = figure(member, wordsOf("records.profit.stake"));
      await eventually(own).toContainText(written(staked));
      await member
        .locator("label")
        .filter({ hasText: wordsOf("records.zones.own", { zone: timeZone }) })
        .click();
      await member
        .getByRole("button", { name: wordsOf("records.today") })
        .click();
      await eventually(own).toContainText(written(staked));
    },
  );

  lived(
    "a downline asks to end a contract, the agent agrees, and both see it ended",
    async ({ arrive }) => {
      const agent = await arrive("demo-agent", { path: dailyPage });
      const member = await arrive("demo-member", { path: ownContracts });
      const inForce = dailyCard(member, wordsOf("contract.state.active"));
      const rate = /[\d.]+\s%/.exec(await inForce.innerText())?.[0] ?? "";
      expect(rate).not.toBe("");
      await decideOn(
        member,
        inForce,
        wordsOf("contract.terminate"),
        wordsOf("contract.ask.terminate.yes"),
      );
      await eventually(
        member.getByText(/^You have asked .*demo-agent.* to end this contract/),
      ).toBeVisible();
      // The agent's page learns of it by itself.
      const asked = dailyCard(agent, /demo-member.* has asked to end/);
      await eventually(asked).toContainText(rate);
      await decideOn(
        agent,
        asked,
        wordsOf("contract.accept"),
        wordsOf("contract.ask.acceptEnd.yes"),
      );
      for (const page of [agent, member])
        await eventually(
          dailyCard(page, wordsOf("contract.state.terminated")).filter({
            hasText: rate,
          }),
        ).toContainText(wordsOf("contract.term.ended"));
    },
  );
});

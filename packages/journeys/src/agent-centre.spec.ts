import { randomUUID } from "node:crypto";
import { hourlySalaryProcess } from "@foyer/platform/calls";
import { describe } from "vitest";
import { agentPassword, makeLine, openAgentHome } from "./harness/agents.ts";
import { expectAccessible } from "./harness/axe.ts";
import { expectMarked, mark } from "./harness/conditions.ts";
import { offerContract } from "./harness/contracts.ts";
import { eventually } from "./harness/eventually.ts";
import { playFor } from "./harness/games.ts";
import { clientOf, signIn } from "./harness/signIn.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

describe("the agent centre", () => {
  test("opens the team level by level, finds somebody, and moves money to them", async ({
    visit,
  }) => {
    const { agent, sub, leaf } = await makeLine(visit);
    const page = await openAgentHome(visit, agent, "downlineManagmentView", {
      width: 390,
      touch: true,
    });
    const row = (name: string) => page.getByRole("row", { name });
    await row(sub.member.username).focus();
    await page.keyboard.press("ArrowRight");
    await eventually(row(leaf.member.username)).toBeVisible();
    await expectAccessible(page);

    await page
      .getByRole("searchbox", { name: wordsOf("agentTeam.search") })
      .fill(leaf.member.username);
    const found = page.getByRole("treegrid", {
      name: wordsOf("agentTeam.found"),
    });
    await found.getByRole("row", { name: leaf.member.username }).focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: wordsOf("agentDownline.transfer") })
      .click();
    const about = page.getByRole("dialog", { name: leaf.member.username });
    await eventually(about.getByLabel(/^Recipient’s username/)).toHaveValue(
      leaf.member.username,
    );
    await about.getByLabel(/^Amount/).fill("25.5");
    await about.getByRole("button", { name: wordsOf("money.next") }).click();
    await about.getByLabel(/^Payment password/).fill(agentPassword);
    await expectAccessible(page);
    await about.getByRole("button", { name: /^Transfer / }).click();
    await eventually(about).toContainText("474.50");
  });

  more("adds an account, whose password signs in", async ({ visit }) => {
    const { agent } = await makeLine(visit);
    const page = await openAgentHome(visit, agent, "registerCenter");
    const username = `reed${Date.now().toString(36)}`;
    const password = await page.getByLabel(/^Initial password/).inputValue();
    await page
      .locator("label")
      .filter({
        has: page.getByText(wordsOf("agentRegister.member"), { exact: true }),
      })
      .click();
    await page.getByLabel(/^Username/).fill(username);
    await page.getByLabel(/^Rate/).fill("0");
    await page.getByRole("button", { name: wordsOf("money.next") }).click();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: wordsOf("agentRegister.confirm") })
      .click();
    await eventually(
      page.getByText(wordsOf("agentRegister.once")),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await signIn(visit, { username, password })).not.toBe("");
  });

  more(
    "income arrives while it is looked at, and the balance with it, and leads to its bets",
    async ({ visit }) => {
      const { agent, sub, leaf } = await makeLine(visit);
      // The contract begins two hours ago: setting the clock ahead would also end waits of other runs.
      await visit.control.setClock(-2 * 3_600_000);
      const contractId = await offerContract(visit, agent, sub, {
        type: "HOURLY",
        rate: "1",
        periodKind: "H",
        activeMembers: 1,
        periodValidBet: "0",
        periodProfitLoss: "0",
        betAmount: "0",
      });
      await clientOf(visit, sub.token).call(
        hourlySalaryProcess,
        { contractId, action: "ACCEPT" },
        { idempotencyKey: randomUUID() },
      );
      await playFor(
        visit,
        leaf.token,
        Array.from({ length: 4 }, () => "25.00"),
      );

      await visit.control.setClock(0);
      const page = await openAgentHome(visit, sub, "agentRevenueReport");
      const sum = page.getByRole("list", { name: wordsOf("records.sum") });
      const income = page.getByRole("table", {
        name: wordsOf("agentCentre.page.agentRevenueReport"),
      });
      const main = page.getByRole("main");
      await eventually(sum).toContainText("TotalRM 0.00");
      await eventually(main).toContainText("Main walletRM 1,000.00");
      await mark(page);
      await visit.control.runJobs();
      await eventually(sum).toContainText("TotalRM 1.00");
      await eventually(sum).toContainText("Hourly salariesRM 1.00");
      await eventually(income.getByRole("row").nth(1)).toContainText("1.00");
      await eventually(main).toContainText("Main walletRM 1,001.00");
      await expectMarked(page);
      await expectAccessible(page);

      // From the payment to the bets that it came from.
      await page.goto(
        `${visit.portal}/agentHome?page=agentHourSalary&tab=payments`,
      );
      await page.getByRole("button", { name: /^View calculation/ }).click();
      const source = page.getByRole("dialog", {
        name: wordsOf("agentSource.title"),
      });
      await eventually(source).toContainText("100.00");
      await expectAccessible(page);
      await source
        .getByRole("link", { name: wordsOf("agentSource.bets") })
        .click();
      const bets = page.getByRole("table", { name: wordsOf("records.bets") });
      await eventually(bets).toContainText(leaf.member.username);
      await eventually(main).toContainText("RM 100.00");
      await expectAccessible(page);
    },
  );

  more("shows what the team did, and who of it", async ({ visit }) => {
    const { agent, leaf } = await makeLine(visit, { history: 20 });
    const page = await openAgentHome(visit, agent, "personalHistoryCopy");
    await page.getByRole("button", { name: wordsOf("records.last30") }).click();
    const table = page.getByRole("table", { name: wordsOf("records.bets") });
    await eventually(table).toContainText(leaf.member.username);
    for (const key of [
      "agentTeamOverview",
      "palStatementsAgentCopy",
      "agentDownlineTransactionDetailsCopy",
      "agentRevenueReport",
      "agentAnnouncement",
    ]) {
      await page.goto(`${visit.portal}/agentHome?page=${key}`, {
        waitUntil: "networkidle",
      });
      await expectAccessible(page);
    }
  });
});

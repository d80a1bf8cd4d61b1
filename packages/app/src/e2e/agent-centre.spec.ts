import { describe } from "vitest";
import { agentPassword, makeLine, openAgentHome } from "./harness/agents.ts";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more, test } from "./harness/test.ts";

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
      .getByRole("searchbox", { name: "Search the team" })
      .fill(leaf.member.username);
    const found = page.getByRole("treegrid", { name: "Accounts found" });
    await found.getByRole("row", { name: leaf.member.username }).focus();
    await page.keyboard.press("Enter");
    const about = page.getByRole("dialog", { name: leaf.member.username });
    await about.getByRole("tab", { name: "Transfer" }).click();
    await eventually(about.getByLabel(/^Username/)).toHaveValue(
      leaf.member.username,
    );
    await about.getByLabel(/^Amount/).fill("25.5");
    await about.getByRole("button", { name: "Continue" }).click();
    await about.getByLabel(/^Payment password/).fill(agentPassword);
    await expectAccessible(page);
    await about.getByRole("button", { name: /^Transfer / }).click();
    await eventually(about).toContainText("474.50");
  });

  test("adds an account, whose password signs in", async ({ visit }) => {
    const { agent } = await makeLine(visit);
    const page = await openAgentHome(visit, agent, "registerCenter");
    const username = `reed${Date.now().toString(36)}`;
    const password = await page.getByLabel(/^Initial password/).inputValue();
    await page
      .locator("label")
      .filter({ has: page.getByText("Member", { exact: true }) })
      .click();
    await page.getByLabel(/^Username/).fill(username);
    await page.getByLabel(/^Rate/).fill("0");
    await page.getByRole("button", { name: "Continue" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add the account" }).click();
    await eventually(
      page.getByText("The password is shown here only now", { exact: false }),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await signIn(visit, { username, password })).not.toBe("");
  });

  more("shows what the team did, and who of it", async ({ visit }) => {
    const { agent, leaf } = await makeLine(visit, { history: 20 });
    const page = await openAgentHome(visit, agent, "personalHistoryCopy");
    await page.getByRole("button", { name: "Last 30 days" }).click();
    const table = page.getByRole("table", { name: "Betting record" });
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

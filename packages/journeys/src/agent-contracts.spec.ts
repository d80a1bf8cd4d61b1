import type { Locator, Page } from "playwright";
import { randomUUID } from "node:crypto";
import { contractUplineConfirm, dividendProcess } from "@foyer/platform/calls";
import { describe } from "vitest";
import { makeLine, openAgentHome } from "./harness/agents.ts";
import { expectAccessible } from "./harness/axe.ts";
import { card, fillInOffer } from "./harness/contractDeals.ts";
import {
  offerContract,
  readContract,
  type LineMember,
} from "./harness/contracts.ts";
import { eventually } from "./harness/eventually.ts";
import { requests } from "./harness/journey.ts";
import { clientOf } from "./harness/signIn.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const contracts = "agentDividendRecordCopy2";
const ask = (page: Page): Locator => page.getByRole("alertdialog");

describe("contracts in the agent centre", () => {
  more(
    "an offer is worked out, checked, arrives at the other side without a reload, and is accepted there",
    async ({ visit }) => {
      const { agent, sub } = await makeLine(visit);
      const other = await openAgentHome(visit, sub, contracts);
      await eventually(
        other.getByText(wordsOf("agentContracts.none")),
      ).toBeVisible();
      const page = await openAgentHome(visit, agent, contracts);
      const sent = requests(page);
      const form = await fillInOffer(page, sub.member.username, "10");
      await eventually(
        form.getByRole("button", { name: /^Offer 10\.00/ }),
      ).toBeVisible();
      await expectAccessible(page);
      expect(sent("ACS_contractCreate")).toHaveLength(0);
      await form.getByRole("button", { name: /^Offer 10\.00/ }).click();
      await eventually(
        page.getByText(wordsOf("contract.done.awaiting")),
      ).toBeVisible();

      await eventually(card(other)).toContainText("10.00 %");
      await card(other)
        .getByRole("button", { name: wordsOf("contract.accept") })
        .click();
      await ask(other)
        .getByRole("button", { name: wordsOf("contract.ask.accept.yes") })
        .click();
      await eventually(card(other)).toContainText(
        wordsOf("ownContracts.active"),
      );
      // The agent who offered it sees the change without a reload.
      await eventually(card(page)).toContainText(
        wordsOf("ownContracts.active"),
      );
      await expectAccessible(page);
    },
  );

  test("two tabs accept the same contract: one effect, and the other is told", async ({
    visit,
  }) => {
    visit.expectProblem(/status of 4\d\d/);
    const { agent, sub } = await makeLine(visit);
    const id = await offerContract(visit, agent, sub);
    const tabs = [
      await openAgentHome(visit, sub, contracts),
      await openAgentHome(visit, sub, contracts),
    ] as const;
    for (const tab of tabs) {
      await card(tab)
        .getByRole("button", { name: wordsOf("contract.accept") })
        .click();
      await ask(tab).waitFor();
    }
    for (const tab of tabs)
      await ask(tab)
        .getByRole("button", { name: wordsOf("contract.ask.accept.yes") })
        .click();
    const [first, second] = tabs;
    await eventually(card(first)).toContainText(wordsOf("ownContracts.active"));
    await eventually(
      second.getByText("This contract has changed.", { exact: false }),
    ).toBeVisible();
    await eventually(card(second)).toContainText(
      wordsOf("ownContracts.active"),
    );
    expect(await readContract(visit, sub, id)).toMatchObject({
      state: "ACTIVE",
    });
  });

  more(
    "a rate below those further down names each that would end; a no ends nothing, a yes each of them",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const { agent, sub, leaf } = await makeLine(visit);
      const accept = async (who: LineMember, contractId: string) => {
        await clientOf(visit, who.token).call(
          dividendProcess,
          { contractId, action: "ACCEPT" },
          { idempotencyKey: randomUUID() },
        );
      };
      const above = await offerContract(visit, agent, sub, { rate: "20" });
      await accept(sub, above);
      const below = await offerContract(visit, sub, leaf, { rate: "15" });
      await accept(leaf, below);
      await clientOf(visit, agent.token).call(
        contractUplineConfirm,
        { contractId: below, accept: true },
        { idempotencyKey: randomUUID() },
      );
      const stateOf = async (who: LineMember, id: string) =>
        (await readContract(visit, who, id))?.state;
      expect(await stateOf(leaf, below)).toBe("ACTIVE");

      const page = await openAgentHome(visit, agent, contracts);
      const form = await fillInOffer(page, sub.member.username, "10");
      await eventually(
        form.getByRole("table", { name: wordsOf("contract.diff") }),
      ).toContainText("20.00 %");
      await form.getByRole("button", { name: /^Offer 10\.00/ }).click();
      const named = form.getByRole("region", {
        name: wordsOf("agentOffer.lower"),
      });
      await eventually(named).toContainText(leaf.member.username);
      await expectAccessible(page);
      await form
        .getByRole("button", { name: wordsOf("agentOffer.lower.no") })
        .click();
      await form.getByLabel(/^Rate/).waitFor();
      expect(await stateOf(leaf, below)).toBe("ACTIVE");

      await form.getByRole("button", { name: wordsOf("money.next") }).click();
      await form.getByRole("button", { name: /^Offer 10\.00/ }).click();
      await form
        .getByRole("button", { name: wordsOf("agentOffer.lower.yes") })
        .click();
      await eventually(
        page.getByText(wordsOf("contract.done.awaiting")),
      ).toBeVisible();
      expect(await stateOf(leaf, below)).toBe("TERMINATED");
    },
  );

  more(
    "a contract says when it pays next, and its payments are listed",
    async ({ visit }) => {
      const { agent, sub } = await makeLine(visit, { history: 20 });
      const id = await offerContract(visit, agent, sub, {
        type: "DAILY",
        rate: "1",
        periodKind: "D",
        activeMembers: 0,
        periodValidBet: "0",
        periodProfitLoss: "0",
        betAmount: "0",
      });
      expect(id).not.toBe("");
      const page = await openAgentHome(visit, sub, "agentDailyWages2");
      await card(page)
        .getByRole("button", { name: wordsOf("contract.accept") })
        .click();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.accept.yes") })
        .click();
      await eventually(card(page)).toContainText(
        wordsOf("ownContracts.active"),
      );
      await eventually(card(page)).toContainText(wordsOf("contract.term.next"));
      await page
        .getByRole("tab", { name: wordsOf("agentContracts.payments") })
        .click();
      await eventually(page.getByText(wordsOf("records.empty"))).toBeVisible();
      await expectAccessible(page);
    },
  );
});

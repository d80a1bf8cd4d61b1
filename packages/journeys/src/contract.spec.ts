import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { joinLine, offerContract, readContract } from "./harness/contracts.ts";
import { eventually } from "./harness/eventually.ts";
import { requests } from "./harness/journey.ts";
import { openAs } from "./harness/payouts.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const dialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: wordsOf("contract.title") });

const ask = (page: Page): Locator => page.getByRole("alertdialog");

describe("contracts that wait for an answer", () => {
  more(
    "show their terms, and an accepted one goes on to the agent above, who agrees",
    async ({ visit }) => {
      await visit.control.setFlags({ AGENTPOLICY3: "1" });
      const top = await joinLine(visit);
      const agent = await joinLine(visit, top);
      const below = await joinLine(visit, agent, false);
      const id = await offerContract(visit, agent, below);
      const page = await openAs(visit, below);
      const sent = requests(page);
      const list = dialog(page);
      await eventually(list).toContainText("1 request needs your answer");
      const card = list.getByRole("article", {
        name: wordsOf("contract.type.dividend"),
      });
      for (const term of [
        agent.member.username,
        "10.00 %",
        "Monthly",
        "1,000.00",
        "500.00",
        "12.50",
      ])
        await eventually(card).toContainText(term);
      await expectAccessible(page);

      await card
        .getByRole("button", { name: wordsOf("contract.accept") })
        .click();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.back") })
        .click();
      expect(sent("ACS_dividendProcess")).toHaveLength(0);
      await card
        .getByRole("button", { name: wordsOf("contract.accept") })
        .click();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.accept.yes") })
        .click();
      await eventually(list).toContainText(
        wordsOf("contract.done.awaitingUpline"),
      );
      expect(sent("ACS_dividendProcess")).toHaveLength(1);
      expect(await readContract(visit, below, id)).toMatchObject({
        state: "AWAITING_UPLINE",
      });

      const above = await openAs(visit, top);
      await dialog(above)
        .getByRole("button", { name: wordsOf("contract.agree"), exact: true })
        .click();
      await ask(above)
        .getByRole("button", { name: wordsOf("contract.agree"), exact: true })
        .click();
      await eventually(dialog(above)).toContainText("The contract is in force");
      expect(await readContract(visit, below, id)).toMatchObject({
        state: "ACTIVE",
      });
    },
  );

  more(
    "can be rejected, taken back by who asked, and ended, each after one more look",
    async ({ visit }) => {
      await visit.control.setFlags({ AGENTPOLICY3: "1" });
      const agent = await joinLine(visit);
      const below = await joinLine(visit, agent, false);
      const rejected = await offerContract(visit, agent, below);
      const page = await openAs(visit, below);
      await dialog(page)
        .getByRole("button", { name: wordsOf("contract.reject") })
        .click();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.reject.yes") })
        .click();
      await eventually(dialog(page)).toContainText(
        "The offer has been rejected",
      );
      expect(await readContract(visit, below, rejected)).toMatchObject({
        state: "REJECTED",
      });

      const kept = await offerContract(visit, agent, below, { rate: "12" });
      await page.reload();
      await dialog(page)
        .getByRole("button", { name: wordsOf("contract.accept") })
        .click();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.accept.yes") })
        .click();
      await eventually(dialog(page)).toContainText("The contract is in force");
      await dialog(page)
        .getByRole("button", { name: wordsOf("contract.terminate") })
        .click();
      await eventually(
        ask(page).getByRole("button", {
          name: wordsOf("contract.ask.terminate.yes"),
        }),
      ).not.toBeFocused();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.terminate.yes") })
        .click();
      // The other party has to agree to ending the contract; until then the request can be cancelled.
      await eventually(dialog(page)).toContainText(
        wordsOf("contract.done.awaiting"),
      );
      await dialog(page)
        .getByRole("button", { name: wordsOf("contract.cancel") })
        .click();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.cancel.yes") })
        .click();
      await eventually(dialog(page)).toContainText("The contract is in force");
      expect(await readContract(visit, below, kept)).toMatchObject({
        state: "ACTIVE",
      });
    },
  );

  more(
    "an answer whose reply is lost is asked for, and counts once",
    async ({ visit }) => {
      visit.expectProblem(/ERR_|status of 50\d/);
      await visit.control.setFlags({ AGENTPOLICY3: "1" });
      const agent = await joinLine(visit);
      const below = await joinLine(visit, agent, false);
      const id = await offerContract(visit, agent, below);
      const page = await openAs(visit, below);
      await dialog(page)
        .getByRole("button", { name: wordsOf("contract.accept") })
        .waitFor();
      await visit.control.addFault({
        call: "dividendProcess",
        kind: "dropAfter",
        count: 1,
      });
      await dialog(page)
        .getByRole("button", { name: wordsOf("contract.accept") })
        .click();
      await ask(page)
        .getByRole("button", { name: wordsOf("contract.ask.accept.yes") })
        .click();
      await eventually(dialog(page)).toContainText("The contract is in force");
      expect(await readContract(visit, below, id)).toMatchObject({
        state: "ACTIVE",
      });
    },
  );
});

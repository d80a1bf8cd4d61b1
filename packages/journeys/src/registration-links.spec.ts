import { describe } from "vitest";
import { makeLine, openAgentHome } from "./harness/agents.ts";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { newName } from "./harness/identity.ts";
import { memberMenu } from "./harness/journey.ts";
import { more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const password = "still-water-8";

describe("a registration link", () => {
  more(
    "is made by an agent, opened by somebody else, counted at once, and of no use while it is paused",
    async ({ visit }) => {
      // The paused link is refused.
      visit.expectProblem(/status of 4\d\d/);
      const { agent } = await makeLine(visit);
      const page = await openAgentHome(
        visit,
        agent,
        "registerCenter&tab=links",
        // High enough that no part of a dialog is cut off: axe cannot determine the colours there.
        { width: 390, height: 1600, touch: true },
      );
      await page
        .getByRole("button", { name: wordsOf("agentLinks.new") })
        .click();
      const form = page.getByRole("form", { name: wordsOf("agentLinks.new") });
      await form.getByLabel(/^Name of the link/).fill("Poster");
      await form
        .locator("label")
        .filter({
          has: page.getByText(wordsOf("agentRegister.member"), { exact: true }),
        })
        .click();
      await form.getByLabel(/^Rate/).fill("0");
      await expectAccessible(page);
      await form
        .getByRole("button", { name: wordsOf("agentLinks.create") })
        .click();
      const link = page.getByRole("dialog", { name: /Poster/ });
      const address = await link
        .getByText(/\/register\?affiliateCode=/)
        .innerText();
      await expectAccessible(page);

      const guest = await visit.newPage();
      await guest.goto(address);
      const popup = guest.getByRole("dialog", {
        name: wordsOf("register.form"),
      });
      await eventually(popup).toContainText("invited you");
      const username = newName();
      for (const [name, value] of [
        ["username", username],
        ["password", password],
        ["confirmPassword", password],
      ] as const)
        await popup.locator(`input[name="${name}"]`).fill(value);
      await popup.getByRole("checkbox", { name: /agree to the terms/ }).check();
      await popup
        .getByRole("button", { name: wordsOf("register.submit") })
        .click();
      await eventually(memberMenu(guest)).toBeVisible();

      // Without a reload.
      await eventually(
        // It is told to screen readers too.
        page
          .getByText(new RegExp(`${username}.* registered with your link`))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await link
        .getByRole("button", { name: wordsOf("agentLinks.accounts") })
        .click();
      await eventually(page.getByRole("row", { name: username })).toBeVisible();

      await page.goBack();
      await page.getByRole("button", { name: /^Details/ }).click();
      await link
        .getByRole("button", { name: wordsOf("agentLinks.pause") })
        .click();
      await eventually(link).toContainText(wordsOf("agentLinks.paused.text"));
      const late = await visit.newPage();
      await late.goto(address);
      await eventually(
        late.getByRole("dialog", { name: wordsOf("register.form") }),
      ).toContainText("This registration link is paused");
    },
  );
});

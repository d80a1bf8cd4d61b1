import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { openAsMember } from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

describe("my account", () => {
  more(
    "fills in the profile, adds a bank account and signs another device out",
    async ({ visit }) => {
      // A bank account is rejected until its owner has entered the login password.
      visit.expectProblem(/status of 403/);
      const { page, member } = await openAsMember(visit, {
        path: "/member",
        wish: { paymentPassword: "harbour-77", vipLabel: "Gold" },
        page: { width: 390, touch: true },
      });
      const nickname = page.getByLabel(/^Nickname/);
      await nickname.fill("Tern");
      await page
        .getByRole("button", { name: wordsOf("account.profile.save") })
        .click();
      await eventually(
        page.getByText(wordsOf("account.profile.saved"), { exact: true }),
      ).toBeVisible();
      await page.reload();
      await eventually(nickname).toHaveValue("Tern");
      await expectAccessible(page);

      await page
        .getByRole("tab", { name: wordsOf("account.tab.bank") })
        .click();
      await page
        .getByRole("button", { name: wordsOf("account.bank.add") })
        .click();
      const add = page.getByRole("dialog", {
        name: wordsOf("account.bank.add"),
      });
      await add.getByLabel(/holder/).fill("Lake Walker");
      await add.getByRole("button", { name: /Choose your bank/ }).click();
      await page.getByRole("option", { name: "Harbour Bank" }).click();
      await add.getByLabel(/^Account number/).fill("1234 5678");
      await add.getByLabel(/^Transaction/).fill("harbour-77");
      await add
        .getByRole("button", { name: wordsOf("account.bank.add") })
        .click();
      const owner = page.getByRole("dialog", {
        name: wordsOf("stepUp.title"),
      });
      await owner.getByLabel(/^Login password/).fill(member.password);
      await expectAccessible(page);
      await owner
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(
        page.getByRole("article", { name: /ending in 5 6 7 8/ }),
      ).toBeVisible();
      await expectAccessible(page);

      await signIn(visit, member);
      await page
        .getByRole("tab", { name: wordsOf("account.tab.signIns") })
        .click();
      const out = page.getByRole("button", {
        name: wordsOf("account.sessions.end"),
      });
      await eventually(out).not.toHaveCount(0);
      const before = await out.count();
      await out.first().click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: wordsOf("account.sessions.end") })
        .click();
      await eventually(out).toHaveCount(before - 1);
      await expectAccessible(page);
    },
  );

  more("comes back to the panel after a new password", async ({ visit }) => {
    const { page, member } = await openAsMember(visit, { path: "/live" });
    await page.getByRole("button", { name: /^Account menu/ }).click();
    await page
      .getByRole("menuitem", { name: wordsOf("member.menu.account") })
      .click();
    const panel = page.getByRole("dialog", { name: wordsOf("title.member") });
    await panel
      .getByRole("tab", { name: wordsOf("account.tab.security") })
      .click();
    await panel
      .getByRole("button", { name: wordsOf("account.change") })
      .first()
      .click();
    const change = page.getByRole("dialog", {
      name: wordsOf("changePassword.title"),
    });
    await change.getByLabel(/^Current password/).fill(member.password);
    await change.getByLabel(/^New password(?! again)/).fill("Fresh-pass-82");
    await change.getByLabel(/^Confirm new password/).fill("Fresh-pass-82");
    await change.getByRole("button", { name: /^Save/ }).click();
    await eventually(
      panel.getByRole("tab", { name: wordsOf("account.tab.profile") }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/live");
  });

  more("sends feedback from the help", async ({ visit }) => {
    const { page } = await openAsMember(visit, { path: "/help" });
    await page
      .getByRole("button", { name: wordsOf("help.feedback") })
      .first()
      .click();
    const form = page.getByRole("form", { name: wordsOf("feedback.form") });
    await form
      .getByRole("button", { name: new RegExp(wordsOf("feedback.type")) })
      .click();
    await page
      .getByRole("option", { name: wordsOf("feedback.type.game") })
      .click();
    await form
      .getByRole("textbox", { name: /^Your feedback/ })
      .fill("It rings.");
    await form.getByRole("button", { name: wordsOf("feedback.send") }).click();
    await eventually(page.getByText(/^Thank you/)).toBeVisible();
    await expectAccessible(page);
  });
});

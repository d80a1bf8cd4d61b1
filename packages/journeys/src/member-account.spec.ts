import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import { openAsMember } from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more } from "./harness/test.ts";

describe("my account", () => {
  more(
    "fills in the profile, adds a bank account and signs another device out",
    async ({ visit }) => {
      // A bank account is refused until its owner has shown the login password.
      visit.expectProblem(/status of 403/);
      const { page, member } = await openAsMember(visit, {
        path: "/member",
        wish: { paymentPassword: "harbour-77", vipLabel: "Gold" },
        page: { width: 390, touch: true },
      });
      const nickname = page.getByLabel(/^Nickname/);
      await nickname.fill("Tern");
      await page.getByRole("button", { name: "Save the profile" }).click();
      await eventually(
        page.getByText("Your profile is saved", { exact: true }),
      ).toBeVisible();
      await page.reload();
      await eventually(nickname).toHaveValue("Tern");
      await expectAccessible(page);

      await page.getByRole("tab", { name: "Bank accounts" }).click();
      await page.getByRole("button", { name: "Add a bank account" }).click();
      const add = page.getByRole("dialog", { name: "Add a bank account" });
      await add.getByLabel(/holder/).fill("Lake Walker");
      await add.getByRole("button", { name: /Choose your bank/ }).click();
      await page.getByRole("option", { name: "Harbour Bank" }).click();
      await add.getByLabel(/^Account number/).fill("1234 5678");
      await add.getByLabel(/^Transaction/).fill("harbour-77");
      await add.getByRole("button", { name: "Add a bank account" }).click();
      const owner = page.getByRole("dialog", {
        name: "Confirm that it is you",
      });
      await owner.getByLabel(/^Login password/).fill(member.password);
      await expectAccessible(page);
      await owner.getByRole("button", { name: "Confirm" }).click();
      await eventually(
        page.getByRole("article", { name: /ending in 5 6 7 8/ }),
      ).toBeVisible();
      await expectAccessible(page);

      await signIn(visit, member);
      await page.getByRole("tab", { name: "Sign-ins" }).click();
      const out = page.getByRole("button", { name: "Sign out" });
      await eventually(out).not.toHaveCount(0);
      const before = await out.count();
      await out.first().click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: "Sign out" })
        .click();
      await eventually(out).toHaveCount(before - 1);
      await expectAccessible(page);
    },
  );

  more("comes back to the panel after a new password", async ({ visit }) => {
    const { page, member } = await openAsMember(visit, { path: "/live" });
    await page.getByRole("button", { name: /^Account menu/ }).click();
    await page.getByRole("menuitem", { name: "My account" }).click();
    const panel = page.getByRole("dialog", { name: "Member centre" });
    await panel.getByRole("tab", { name: "Security center" }).click();
    await panel.getByRole("button", { name: "Change" }).first().click();
    const change = page.getByRole("dialog", { name: "Choose a new password" });
    await change.getByLabel(/^Old password/).fill(member.password);
    await change.getByLabel(/^New password(?! again)/).fill("Fresh-pass-82");
    await change.getByLabel(/^New password again/).fill("Fresh-pass-82");
    await change.getByRole("button", { name: /^Save/ }).click();
    await eventually(panel.getByRole("tab", { name: "Profile" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/live");
  });

  more("sends feedback from the help", async ({ visit }) => {
    const { page } = await openAsMember(visit, { path: "/help" });
    await page.getByRole("button", { name: "Send feedback" }).first().click();
    const form = page.getByRole("form", { name: "Feedback" });
    await form.getByRole("button", { name: /What is it about/ }).click();
    await page.getByRole("option", { name: "A game" }).click();
    await form.getByRole("textbox", { name: /^Your words/ }).fill("It rings.");
    await form.getByRole("button", { name: "Send" }).click();
    await eventually(page.getByText(/^Thank you/)).toBeVisible();
    await expectAccessible(page);
  });
});

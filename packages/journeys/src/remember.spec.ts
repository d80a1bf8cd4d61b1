import type { Page } from "playwright";
import { describe } from "vitest";
import { eventually } from "./harness/eventually.ts";
import {
  header,
  loginDialog,
  logOut,
  memberMenu,
  openLogin,
  submitLogin,
} from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const cookieName = "foyer-remember";
const dayS = 86_400;

describe("remember me", () => {
  // LGN-20
  test("fills in for a day what only this device can read, until it is unticked", async ({
    visit,
  }) => {
    const password = "Pa55-word§ten";
    const member = await visit.control.makeMember({ password });
    const page = await visit.newPage();
    const context = page.context();
    const cookie = async () =>
      (await context.cookies()).find(({ name }) => name === cookieName);
    await page.goto(visit.portal);
    const dialog = await openLogin(page);
    await dialog.getByLabel("Remember me").check();
    await submitLogin(page, member);
    await eventually(memberMenu(page)).toBeVisible();

    const kept = await cookie();
    if (!kept) throw new Error("There is no cookie.");
    const now = Date.now() / 1000;
    expect(kept.expires).toBeGreaterThan(now + dayS - 120);
    expect(kept.expires).toBeLessThanOrEqual(now + dayS + 5);
    expect(kept.sameSite).toBe("Strict");
    const bytes = Buffer.from(password);
    const forms = [
      password,
      encodeURIComponent(password),
      bytes.toString("base64"),
      bytes.toString("base64url"),
      bytes.toString("hex"),
      [...password].toReversed().join(""),
      JSON.stringify(password).slice(1, -1),
    ];
    const opened = Buffer.from(kept.value, "base64url").toString("latin1");
    for (const form of forms) expect(kept.value + opened).not.toContain(form);

    await logOut(page);
    await openLogin(page);
    await eventually(dialog.getByLabel(/^Username/)).toHaveValue(
      member.username,
    );
    await eventually(dialog).toContainText("This device is remembered");
    await eventually(dialog.getByLabel(/^Password/)).toHaveValue("");
    await dialog.getByRole("button", { name: wordsOf("login.form") }).click();
    await eventually(memberMenu(page)).toBeVisible();
    expect((await cookie())?.value).not.toBe(kept.value);

    await logOut(page);
    await openLogin(page);
    await eventually(dialog.getByLabel(/^Username/)).toHaveValue(
      member.username,
    );
    await dialog.getByLabel("Remember me").uncheck();
    await submitLogin(page, member);
    await eventually(memberMenu(page)).toBeVisible();
    expect(await cookie()).toBeUndefined();
    const keys = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("foyer-remember", 1);
          opening.onsuccess = () => {
            const asked = opening.result
              .transaction("keys")
              .objectStore("keys")
              .count();
            asked.onsuccess = () => resolve(asked.result);
          };
        }),
    );
    expect(keys).toBe(0);
  });

  more(
    "is ended from the member's other sign-ins, and asks for the password then",
    async ({ visit }) => {
      visit.expectProblem(/status of 422/);
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const dialog = await openLogin(page);
      await dialog.getByLabel("Remember me").check();
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await logOut(page);
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .waitFor();

      const elsewhere = await visit.newPage();
      await elsewhere.goto(visit.portal);
      await openLogin(elsewhere);
      await submitLogin(elsewhere, member);
      await eventually(memberMenu(elsewhere)).toBeVisible();
      await elsewhere.goto(`${visit.portal}/member`);
      await elsewhere
        .getByRole("tab", { name: wordsOf("account.tab.signIns") })
        .click();
      await elsewhere
        .getByRole("button", { name: wordsOf("account.remembered.forget") })
        .click();
      await elsewhere
        .getByRole("alertdialog")
        .getByRole("button", { name: wordsOf("account.remembered.forget") })
        .click();
      await eventually(elsewhere.getByText("is forgotten")).toBeVisible();

      await openLogin(page);
      await eventually(dialog.getByLabel(/^Username/)).toHaveValue(
        member.username,
      );
      await dialog.getByRole("button", { name: wordsOf("login.form") }).click();
      await eventually(dialog).toContainText("no longer remembered");
      await dialog.getByLabel(/^Password/).fill(member.password);
      await dialog.getByRole("button", { name: wordsOf("login.form") }).click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );

  more(
    "opens nothing without the key, when tampered with, or after its day",
    async ({ visit }) => {
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      await page.goto(visit.portal);
      await (await openLogin(page)).getByLabel("Remember me").check();
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await logOut(page);
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .waitFor();
      const context = page.context();
      const kept = (await context.cookies()).find(
        ({ name }) => name === cookieName,
      );
      if (!kept) throw new Error("There is no cookie.");

      const expectNothing = async (tab: Page) => {
        await tab.goto(visit.portal);
        const dialog = await openLogin(tab);
        const cookies = tab.context();
        await eventually
          .poll(async () =>
            (await cookies.cookies()).some(({ name }) => name === cookieName),
          )
          .toBe(false);
        await eventually(dialog.getByLabel(/^Username/)).toHaveValue("");
        await eventually(dialog.getByLabel(/^Password/)).toHaveValue("");
        await eventually(dialog.getByRole("alert")).toHaveCount(0);
      };

      const elsewhere = await visit.newPage();
      await elsewhere.context().addCookies([kept]);
      await expectNothing(elsewhere);

      const { value } = kept;
      const swapped = value.at(-3) === "A" ? "B" : "A";
      await context.addCookies([
        { ...kept, value: value.slice(0, -3) + swapped + value.slice(-2) },
      ]);
      await expectNothing(page);

      await loginDialog(page).getByLabel("Remember me").check();
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await logOut(page);
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .waitFor();
      const later = await visit.newPage({ context });
      await later.clock.setSystemTime(Date.now() + 25 * 3_600_000);
      await expectNothing(later);
    },
  );
});

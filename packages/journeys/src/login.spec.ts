import type { Page } from "playwright";
import { describe } from "vitest";
import { pressBack } from "./harness/back.ts";
import { eventually } from "./harness/eventually.ts";
import {
  logIn,
  loginDialog,
  logOut,
  memberMenu,
  openLogin,
  requests,
  submitLogin,
} from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const wrongCaptcha = (right: string) => (right === "0000" ? "1111" : "0000");

/** The keys of the captchas that the page fetches from now on; the list grows. */
async function captchaKeys(page: Page): Promise<readonly string[]> {
  const keys: string[] = [];
  await page.route("**/wps/captcha*", async (route) => {
    const answer = await route.fetch();
    const { key }: { key: string } = await answer.json();
    keys.push(key);
    await route.fulfill({ response: answer });
  });
  return keys;
}

describe("the login popup", () => {
  more(
    "keeps what was typed when it was wrong, then asks for a captcha, then lets in",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const dialog = await openLogin(page);
      const wrong = { ...member, password: "not-the-password" };
      await submitLogin(page, wrong);
      await eventually(dialog).toContainText("Wrong account or password");
      const username = dialog.getByLabel(/^Username/);
      const password = dialog.getByLabel(/^Password/);
      await eventually(username).toHaveValue(member.username);
      await eventually(password).toHaveValue(wrong.password);
      expect(await dialog.getByLabel(/^Captcha/).count()).toBe(0);

      const submit = dialog.getByRole("button", {
        name: wordsOf("login.form"),
      });
      const refused = () => page.waitForResponse(/\/wps\/session\/login/);
      await Promise.all([refused(), submit.click()]);
      const keys = await captchaKeys(page);
      const answer = async (picture: number) => {
        await eventually.poll(() => keys.length).toBe(picture);
        return visit.control.captchaAnswer(keys.at(-1) ?? "");
      };
      const code = dialog.getByLabel(/^Captcha/);
      await submit.click();
      await eventually(code).toBeVisible();
      await password.fill(member.password);

      await submit.click();
      await eventually(dialog).toContainText("Please enter the captcha");
      await code.fill(wrongCaptcha(await answer(1)));
      await submit.click();
      await eventually(dialog).toContainText("does not match the picture");
      await eventually(password).toHaveValue(member.password);
      await code.fill(await answer(2));
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
      await eventually(dialog).toHaveCount(0);
    },
  );

  more("says what is missing without a call", async ({ visit }) => {
    const page = await visit.newPage();
    const asked = requests(page);
    await page.goto(`${visit.portal}/login`);
    const dialog = loginDialog(page);
    await dialog.getByRole("button", { name: wordsOf("login.form") }).click();
    await eventually(dialog).toContainText("Username: Input cannot be empty");
    await eventually(dialog).toContainText("Password: Input cannot be empty");
    await dialog.getByLabel(/^Username/).fill("   ");
    await dialog.getByLabel(/^Password/).fill("something");
    await dialog.getByRole("button", { name: wordsOf("login.form") }).click();
    await eventually(dialog.getByLabel(/^Username/)).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    expect(asked("/wps/session/login")).toEqual([]);
    expect(asked("/wps/botCheck")).toEqual([]);
  });

  more(
    "keeps what was typed while the platform is dead, asks once, and works after it",
    async ({ visit }) => {
      visit.expectProblem(/status of 50\d|ERR_/);
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(visit.portal);
      const dialog = await openLogin(page);
      await visit.control.addFault({ call: "login", kind: "dropBefore" });
      const answer = page.waitForResponse(/\/wps\/session\/login/);
      await submitLogin(page, member);
      expect((await answer).status()).toBe(502);
      await eventually(dialog).toContainText("Network link is abnormal");
      expect(asked("/wps/session/login")).toHaveLength(1);
      await eventually(dialog.getByLabel(/^Password/)).toHaveValue(
        member.password,
      );
      await visit.control.liftFaults();
      await dialog.getByRole("button", { name: wordsOf("login.form") }).click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );

  more(
    "refuses who is no member, and says how long to wait after too many tries",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const partner = await visit.control.makeMember({ type: "9" });
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const dialog = await openLogin(page);
      await submitLogin(page, partner);
      await eventually(dialog).toContainText("Non-member account");

      const member = await visit.control.makeMember();
      const wrong = { ...member, password: "not-the-password" };
      for (let tries = 0; tries < 10; tries += 1)
        await signIn(visit, wrong).catch(() => undefined);
      await submitLogin(page, member);
      await eventually(dialog).toContainText(/Please wait \d+ minutes?/);
    },
  );

  more(
    "takes one login for two presses, and Escape closes it",
    async ({ visit }) => {
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(`${visit.portal}/live`);
      const dialog = await openLogin(page);
      await page.keyboard.press("Escape");
      await eventually(dialog).toHaveCount(0);
      expect(page.url()).toBe(`${visit.portal}/live`);

      await openLogin(page);
      await visit.control.addFault({
        call: "login",
        kind: "delay",
        delayMs: 400,
      });
      await dialog.getByLabel(/^Username/).fill(member.username);
      await dialog.getByLabel(/^Password/).fill(member.password);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await eventually(memberMenu(page)).toBeVisible();
      expect(asked("/wps/session/login")).toHaveLength(1);
      expect(page.url()).toBe(`${visit.portal}/live`);
    },
  );
});

describe("a password that is due", () => {
  more(
    "cannot be got around, and opens the portal once it is changed",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const member = await visit.control.makeMember({ firstLogin: true });
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/fish`);
      await page.goto(`${visit.portal}/live`);
      await openLogin(page);
      await submitLogin(page, member);
      const forced = page.getByRole("dialog", {
        name: wordsOf("changePassword.title"),
      });
      await eventually(forced).toBeVisible();
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 400);
      await eventually(forced).toBeVisible();
      expect(
        await forced
          .getByRole("button", { name: wordsOf("receipt.close") })
          .count(),
      ).toBe(0);
      await pressBack(page);
      await page.waitForURL(`${visit.portal}/fish`, { waitUntil: "commit" });
      await eventually(forced).toBeVisible();
      await page.reload();
      await eventually(forced).toBeVisible();
      await page.goto(`${visit.portal}/promotions`);
      await eventually(forced).toBeVisible();

      // The platform takes 20 characters at most.
      const next = "harbour-new-9";
      const fill = async (old: string, first: string, second: string) => {
        await forced.getByLabel(/^Current password/).fill(old);
        await forced.getByLabel(/^New password(?! again)/).fill(first);
        await forced.getByLabel(/^Confirm new password/).fill(second);
        await forced.getByRole("button", { name: /^Save/ }).click();
      };
      await fill(member.password, next, "another");
      await eventually(forced).toContainText(
        "Confirmation password is not correct",
      );
      await fill("not-the-old-one", next, next);
      await eventually(forced).toContainText(
        wordsOf("error.OLD_PASSWORD_WRONG"),
      );
      await fill(member.password, next, next);
      await eventually(forced).toHaveCount(0);
      await page.reload();
      await eventually(memberMenu(page)).toBeVisible();
      expect(await forced.count()).toBe(0);

      await logOut(page);
      await logIn(page, { ...member, password: next });
      expect(await forced.count()).toBe(0);
    },
  );
});

import type { Page } from "playwright";
import { describe } from "vitest";
import { randomInt } from "node:crypto";
import { eventually } from "./harness/eventually.ts";
import {
  header,
  loginDialog,
  logOut,
  memberMenu,
  openLogin,
  requests,
  submitLogin,
} from "./harness/journey.ts";
import { expect, more, test, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/**
 * A number of a country whose numbers have nine digits; different for each test, since codes are counted by number.
 */
const newNumber = () => `1${randomInt(10_000_000, 99_999_999)}`;

/** The code that was sent last. */
async function codeTo(visit: Visit, to: string): Promise<string> {
  await eventually
    .poll(async () => (await visit.control.outbox(to)).length)
    .toBeGreaterThan(0);
  const [letter] = await visit.control.outbox(to);
  return letter?.code ?? "";
}

const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

async function openSmsTab(page: Page) {
  const dialog = await openLogin(page);
  await dialog.getByRole("tab", { name: wordsOf("login.way.sms") }).click();
  const number = dialog.getByLabel(/^Mobile number/);
  await number.waitFor();
  return {
    dialog,
    number,
    code: dialog.getByLabel(/^Verification code/),
    send: dialog.getByRole("button", { name: /^Send (code|again)/ }),
    submit: dialog.getByRole("button", { name: wordsOf("login.form") }),
  };
}

describe("signing in by text message", () => {
  // LGN-20
  more(
    "sends a code to the number, refuses a wrong one, takes the right one, and remembers the number but no code",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const mobile = newNumber();
      await visit.control.setFlags({ SMSLOGIN3: "1" });
      await visit.control.makeMember({ contacts: { mobile: `60${mobile}` } });
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(visit.portal);
      const { dialog, number, code, send, submit } = await openSmsTab(page);
      await number.fill(mobile);
      await send.click();
      const sent = await codeTo(visit, `+60${mobile}`);
      await eventually(send).toContainText(/Send again in/);

      await code.fill(wrong(sent));
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
      await eventually(number).toHaveValue(mobile);
      await dialog.getByLabel("Remember me").check();
      await code.fill(sent);
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
      expect(asked("/wps/verification/sms/login")).toHaveLength(1);

      await logOut(page);
      await openLogin(page);
      await eventually(number).toHaveValue(mobile);
      await eventually(code).toHaveValue("");
      // A code can be used once.
      await code.fill(sent);
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
    },
  );

  more(
    "says the server's words over the dialog when it sends none, and keeps the number",
    async ({ visit }) => {
      visit.expectProblem(/status of 50\d|ERR_/);
      await visit.control.setFlags({ SMSLOGIN3: "1" });
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const { number, send } = await openSmsTab(page);
      const mobile = newNumber();
      await number.fill(mobile);
      await visit.control.addFault({ call: "loginCode", kind: "dropBefore" });
      await send.click();
      const warning = page.getByRole("dialog", {
        name: wordsOf("field.smsCode.refused"),
      });
      await eventually(warning).toContainText("Network link is abnormal");
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(warning).toHaveCount(0);
      await eventually(number).toHaveValue(mobile);
      await visit.control.liftFaults();
      // For a second after a rejection, presses are ignored (SMS-08).
      await eventually(async () => {
        await send.click();
        await eventually(send).toContainText(/Send again in/, {
          timeout: 1000,
        });
      }).toPass();
    },
  );
});

describe("the further check at an unknown address", () => {
  const methods = [
    ["mobile", /^Verification code/],
    ["email", /^Verification code/],
    ["bankAccountName", /^Bank account name/],
    ["google", /^Authenticator app code/],
  ] as const;
  for (const [method, label] of methods)
    more(
      `by ${method}: refuses a wrong proof, lets in with the right one, and asks no more from there`,
      async ({ visit }) => {
        visit.expectProblem(/status of 4\d\d/);
        const mobile = `60${newNumber()}`;
        const email = `tara${mobile}@post.example`;
        const member = await visit.control.makeMember({
          contacts: {
            mobile,
            email,
            payeeName: "Tara Lake",
            extraMethod: method,
          },
        });
        const proof = async () => {
          if (method === "bankAccountName") return "tara lake";
          if (method === "google")
            return visit.control.authenticator(member.username);
          return codeTo(visit, method === "mobile" ? `+${mobile}` : email);
        };
        const page = await visit.newPage();
        await page.goto(visit.portal);
        const dialog = await openLogin(page);
        await submitLogin(page, member);
        const field = dialog.getByLabel(label);
        await eventually(field).toBeFocused();
        const confirm = dialog.getByRole("button", {
          name: wordsOf("login.extra.submit"),
        });
        await field.fill(
          method === "bankAccountName" ? "Somebody Else" : wrong(await proof()),
        );
        await confirm.click();
        await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
        await field.fill(await proof());
        await page.keyboard.press("Enter");
        await eventually(memberMenu(page)).toBeVisible();

        await logOut(page);
        await openLogin(page);
        await submitLogin(page, member);
        await eventually(memberMenu(page)).toBeVisible();
      },
    );
});

describe("other ways in", () => {
  test("signs in by another site's popup, under the strict policy, and leaves no code behind", async ({
    visit,
  }) => {
    const subject = `tara-${randomInt(1_000_000_000)}`;
    await visit.control.setFlags({ GOOGLELOGIN3: "1" });
    const member = await visit.control.makeMember({
      contacts: { social: [{ provider: "google", subject }] },
    });
    const page = await visit.newPage();
    await page.goto(visit.portal);
    const dialog = await openLogin(page);
    const opening = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Continue with Google" }).click();
    const popup = await opening;
    await eventually(dialog).toContainText("Complete the login");
    await popup.locator(`button[value="${subject}"]`).click();
    await eventually(memberMenu(page)).toBeVisible();
    expect(popup.isClosed()).toBe(true);
    await memberMenu(page).click();
    await eventually(page.getByRole("menu")).toContainText(member.username);
  });

  more(
    "says so when the other site is not told, or its window is closed",
    async ({ visit }) => {
      await visit.control.setFlags({ FACEBOOKLOGIN3: "1" });
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const dialog = await openLogin(page);
      const press = async () => {
        const opening = page.waitForEvent("popup");
        await dialog
          .getByRole("button", { name: "Continue with Facebook" })
          .click();
        return opening;
      };
      const popup = await press();
      await popup.getByRole("button", { name: "Cancel and go back" }).click();
      const alert = dialog.getByRole("alert");
      await eventually(alert).toContainText(wordsOf("error.SOCIAL_REFUSED"));
      const again = await press();
      await eventually(alert).toHaveCount(0);
      await again.close();
      await eventually(alert).toContainText(wordsOf("error.SOCIAL_REFUSED"));
    },
  );

  more("starts a trial", async ({ visit }) => {
    await visit.control.setFlags({ FREEPLAY3: "1" });
    const page = await visit.newPage();
    await page.goto(visit.portal);
    const dialog = await openLogin(page);
    await dialog
      .getByRole("button", { name: wordsOf("login.freePlay") })
      .click();
    await eventually(memberMenu(page)).toBeVisible();
    await eventually(loginDialog(page)).toHaveCount(0);
  });
});

describe("the agents' page", () => {
  const signIn = async (page: Page, name: string, password: string) => {
    await page.getByLabel(/^Username/).fill(name);
    await page.getByLabel(/^Password/).fill(password);
    await page
      .getByRole("main")
      .getByRole("button", { name: wordsOf("login.form"), exact: true })
      .click();
  };

  more(
    "lets agents in, signs anybody else out again, and leaves a player's remembered sign-in alone",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const player = await visit.control.makeMember();
      const agent = await visit.control.makeMember({ type: "1" });
      const page = await visit.newPage();
      await page.goto(visit.portal);
      await (await openLogin(page)).getByLabel("Remember me").check();
      await submitLogin(page, player);
      await eventually(memberMenu(page)).toBeVisible();
      await logOut(page);
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .waitFor();

      await page.goto(`${visit.portal}/agent`);
      await eventually(page.getByLabel(/^Username/)).toHaveValue("");
      await signIn(page, player.username, player.password);
      await eventually(page.getByRole("main")).toContainText(
        "Non-agents cannot log in",
      );
      await signIn(page, agent.username, agent.password);
      await eventually(
        page.getByRole("heading", { name: wordsOf("title.agent"), level: 1 }),
      ).toBeVisible();
      expect(page.url()).toBe(`${visit.portal}/agentHome`);

      await page
        .getByRole("button", { name: wordsOf("centre.signOut") })
        .click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .waitFor();
      const dialog = await openLogin(page);
      await eventually(dialog.getByLabel(/^Username/)).toHaveValue(
        player.username,
      );
    },
  );
});

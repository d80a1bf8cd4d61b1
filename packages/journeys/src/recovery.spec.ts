import { randomInt } from "node:crypto";
import { eventually } from "./harness/eventually.ts";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import type { Member } from "./harness/control.ts";
import { codeTo, letterTo, newNumber, otherCode } from "./harness/identity.ts";
import {
  header,
  logIn,
  loginDialog,
  logOut,
  memberMenu,
  openLogin,
  requests,
  submitLogin,
} from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, more, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/** The sandbox takes 8 to 20 characters. */
const next = "harbour-new-9";
const minuteMs = 60_000;
const codeMs = 2 * minuteMs;
const linkMs = 30 * minuteMs;

interface Popup {
  readonly page: Page;
  readonly dialog: Locator;
  readonly field: (name: string) => Locator;
  readonly submit: Locator;
}

const popupOf = (page: Page): Popup => {
  const dialog = page.getByRole("dialog", { name: wordsOf("login.forgot") });
  return {
    page,
    dialog,
    field: (name) => dialog.locator(`input[name="${name}"]`),
    submit: dialog.getByRole("button", {
      name: /^(Send e-mail|Set new password)$/,
    }),
  };
};

/** Opens the recovery from the login popup, the only way to it (FGT-01). */
async function openRecovery(page: Page): Promise<Popup> {
  const login = await openLogin(page);
  await login.getByRole("button", { name: wordsOf("login.forgot") }).click();
  const popup = popupOf(page);
  await popup.submit.waitFor();
  return popup;
}

async function openByPhone(page: Page): Promise<Popup> {
  const popup = await openRecovery(page);
  await popup.dialog
    .getByRole("tab", { name: wordsOf("forgotPassword.way.phone") })
    .click();
  await popup.field("mobileNum").waitFor();
  return popup;
}

const sendButton = ({ dialog }: Popup) =>
  dialog.getByRole("button", { name: /^Send (code|again)/ });

async function leave(page: Page): Promise<void> {
  await logOut(page);
  await header(page)
    .getByRole("button", { name: wordsOf("login.form") })
    .waitFor();
}

async function newMember(visit: Visit) {
  const mobile = newNumber();
  const email = `tara${randomInt(1_000_000_000)}@post.example`;
  const member = await visit.control.makeMember({
    contacts: { email, mobile: `60${mobile}` },
  });
  return { member, email, mobile };
}

/** Has the portal send a link by e-mail, and returns it. */
async function linkFor(
  visit: Visit,
  { page, field, submit, dialog }: Popup,
  { member, email }: { readonly member: Member; readonly email: string },
): Promise<string> {
  await field("username").fill(` ${member.username} `);
  await field("email").fill(email);
  const sent = page.waitForRequest(/\/wps\/member\/password\/email/);
  await submit.click();
  await eventually(dialog).toHaveCount(0);
  await eventually(
    page.getByText(wordsOf("in_been_out")).first(),
  ).toBeVisible();
  expect(await (await sent).headerValue("content-type")).toContain(
    "application/x-www-form-urlencoded",
  );
  const { link } = await letterTo(visit, email, "resetLink");
  if (link === null) throw new Error("The mail has no link.");
  return link;
}

/** The platform's answers to a call from now on, as far as a person could tell them apart; the list grows. */
async function answersOf(page: Page, call: string): Promise<readonly string[]> {
  const said: string[] = [];
  await page.route(call, async (route) => {
    const answer = await route.fetch();
    const { code, message, value }: Record<string, unknown> =
      await answer.json();
    said.push(JSON.stringify([answer.status(), code, message, value]));
    await route.fulfill({ response: answer });
  });
  return said;
}

async function setByLink(page: Page, first: string, again = first) {
  await page.getByLabel("New password", { exact: true }).fill(first);
  await page.getByLabel("Repeat the new password").fill(again);
  await page.getByRole("button", { name: "Set password" }).click();
}

const ended = (page: Page) =>
  page.getByRole("heading", { name: "This link is no longer valid" });

describe("a new password by e-mail", () => {
  more(
    "is set by the mail's link, ends every sign-in, and the link is good once",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const made = await newMember(visit);
      const { member } = made;
      const before = await signIn(visit, member);
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/live`);
      const link = await linkFor(visit, await openRecovery(page), made);
      expect(new URL(page.url()).pathname).toBe("/live");

      const mail = await visit.newPage({ context: page.context() });
      await mail.goto(link);
      const ticket = new URL(link).searchParams.get("ticket") ?? "?";
      // The link's ticket is removed from the address immediately.
      expect(mail.url()).not.toContain(ticket);
      await setByLink(mail, next, "another-one-9");
      await eventually(mail.getByRole("alert")).toContainText("do not match");
      await setByLink(mail, next);
      await eventually(
        mail.getByRole("heading", { name: "Your password is set" }),
      ).toBeVisible();
      const asked = await fetch(`${visit.sandbox}/wps/member/info`, {
        headers: { Authorization: `Bearer ${before}` },
      });
      expect(asked.status).toBe(401);
      await mail.goto(link);
      await eventually(ended(mail)).toBeVisible();

      // The confirmation leads to the login (LGN-27); the old password is no longer valid.
      await page
        .getByRole("region", {
          name: wordsOf("ui.toaster.list", { key: "F8" }),
        })
        .getByRole("button", { name: wordsOf("login.form") })
        .click();
      await submitLogin(page, member);
      await eventually(loginDialog(page)).toContainText(
        "Wrong account or password",
      );
      await submitLogin(page, { ...member, password: next });
      await eventually(memberMenu(page)).toBeVisible();
    },
  );

  more(
    "has a link that ends after half an hour, and with the next one",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const made = await newMember(visit);
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const first = await linkFor(visit, await openRecovery(page), made);
      await visit.control.setClock(1000);
      const second = await linkFor(visit, await openRecovery(page), made);
      expect(second).not.toBe(first);
      const mail = await visit.newPage();
      await mail.goto(first);
      await eventually(ended(mail)).toBeVisible();
      await mail.goto(second);
      await eventually(
        mail.getByLabel("New password", { exact: true }),
      ).toBeVisible();
      // It also expires while its page is open.
      await visit.control.setClock(1000 + linkMs);
      await setByLink(mail, next);
      await eventually(ended(mail)).toBeVisible();
      await mail.goto(second);
      await eventually(ended(mail)).toBeVisible();
      await visit.control.setClock(0);
      await logIn(page, made.member);
    },
  );

  more(
    "says the same of a name that nobody has as of one with another address, and keeps what was typed",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const { member, email } = await newMember(visit);
      const other = await newMember(visit);
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const { dialog, field, submit } = await openRecovery(page);
      const said = await answersOf(page, "**/wps/member/password/email");
      const tries = [
        { username: `nobody-${randomInt(1_000_000)}`, email },
        { username: member.username, email: other.email },
        { username: member.username, email: "nobody@post.example" },
      ];
      for (const [index, typed] of tries.entries()) {
        await field("username").fill(typed.username);
        await field("email").fill(typed.email);
        await submit.click();
        await eventually.poll(() => said.length).toBe(index + 1);
        await eventually(dialog).toContainText("Username/Email does not exist");
        await eventually(field("username")).toHaveValue(typed.username);
        await eventually(field("email")).toHaveValue(typed.email);
      }
      expect(new Set(said).size).toBe(1);
      for (const to of [email, other.email])
        expect(await visit.control.outbox(to)).toEqual([]);
      await expectAccessible(page);
    },
  );

  more(
    "wants both, in their form, before anything is asked",
    async ({ visit }) => {
      const page = await visit.newPage({ width: 320, height: 640 });
      const asked = requests(page);
      await page.goto(`${visit.portal}/login`);
      await loginDialog(page)
        .getByRole("button", { name: wordsOf("login.forgot") })
        .click();
      const { dialog, field } = popupOf(page);
      // With only the keyboard: the first field has the focus, Enter submits.
      await eventually(field("username")).toBeFocused();
      await page.keyboard.press("Enter");
      await eventually(page.locator("*:focus")).toContainText(
        "Username: Input cannot be empty",
      );
      await field("username").fill("lakewalker");
      await field("email").fill("no address");
      await page.keyboard.press("Enter");
      await eventually(dialog).toContainText(wordsOf("validation.emailFormat"));
      expect(asked("/wps/botCheck")).toEqual([]);
      expect(
        await dialog.evaluate((box) => box.scrollWidth - box.clientWidth),
      ).toBe(0);
    },
  );
});

describe("a new password by phone", () => {
  more(
    "is set by the code, signs in at once, and the code is good once",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await visit.control.setFlags({ CHNGPASSVERIF3: "1" });
      const { member, mobile } = await newMember(visit);
      const before = await signIn(visit, member);
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/live`);
      const popup = await openByPhone(page);
      const { dialog, field, submit } = popup;
      const asked = requests(page);
      const send = sendButton(popup);
      await field("mobileNum").fill(mobile);
      await send.click();
      const code = await codeTo(visit, `+60${mobile}`);
      await eventually(send).toContainText(/Send again in/);
      await field("newPassword").fill(next);
      await field("verificationCode").fill(otherCode(code));
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
      await eventually(field("newPassword")).toHaveValue(next);
      await field("verificationCode").fill(code);
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
      await eventually(page).toHaveURL(`${visit.portal}/`);
      await eventually(
        page.getByText(wordsOf("forgotPassword.set"), { exact: true }),
      ).toBeVisible();
      const sealed = asked("/wps/member/password/verification");
      expect(sealed).toHaveLength(2);
      for (const request of sealed) {
        expect(request.postData() ?? "").not.toContain(next);
        expect(request.postData() ?? "").not.toContain(code);
      }
      expect(asked("/wps/session/login/verification")).toHaveLength(1);
      const old = await fetch(`${visit.sandbox}/wps/member/info`, {
        headers: { Authorization: `Bearer ${before}` },
      });
      expect(old.status).toBe(401);

      await leave(page);
      await openByPhone(page);
      await field("mobileNum").fill(mobile);
      await field("newPassword").fill("another-new-9");
      await field("verificationCode").fill(code);
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
      await page.keyboard.press("Escape");
      await logIn(page, { ...member, password: next });
    },
  );

  more("takes no code whose minutes are over", async ({ visit }) => {
    visit.expectProblem(/status of 4\d\d/);
    await visit.control.setFlags({ CHNGPASSVERIF3: "1" });
    const { mobile } = await newMember(visit);
    const page = await visit.newPage();
    await page.goto(visit.portal);
    const popup = await openByPhone(page);
    const { dialog, field, submit } = popup;
    await field("mobileNum").fill(mobile);
    await sendButton(popup).click();
    const code = await codeTo(visit, `+60${mobile}`);
    await visit.control.setClock(codeMs);
    await field("verificationCode").fill(code);
    await field("newPassword").fill(next);
    await submit.click();
    await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
    expect(await memberMenu(page).count()).toBe(0);
  });

  more(
    "sends nothing to a number that nobody has, says why over the dialog, and needs a sound number first",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await visit.control.setFlags({ CHNGPASSVERIF3: "1" });
      const page = await visit.newPage();
      const asked = requests(page);
      await page.goto(visit.portal);
      const popup = await openByPhone(page);
      const { dialog, field } = popup;
      const send = sendButton(popup);
      await field("mobileNum").fill("12");
      await eventually(dialog).toContainText(
        wordsOf("field.smsCode.needsNumber"),
      );
      await send.click({ force: true });
      expect(asked("/wps/verification/sms/noLogin")).toEqual([]);
      const number = newNumber();
      await field("mobileNum").fill(number);
      await send.click();
      const warning = page.getByRole("dialog", {
        name: wordsOf("field.smsCode.refused"),
      });
      await eventually(warning).toContainText("Username/Email does not exist");
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(field("mobileNum")).toHaveValue(number);
      await eventually(send).toBeEnabled();
      expect(await visit.control.outbox(`+60${number}`)).toEqual([]);
      await expectAccessible(page);
    },
  );

  more("is not there while its switch is off", async ({ visit }) => {
    await visit.control.setFlags({ CHNGPASSVERIF3: "0" });
    const page = await visit.newPage();
    await page.goto(visit.portal);
    const { dialog } = await openRecovery(page);
    expect(await dialog.getByRole("tab").count()).toBe(0);
  });
});

describe("whether somebody has an account", () => {
  more(
    "is not told by the sign-in, nor by a code to sign in with",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await visit.control.setFlags({ SMSLOGIN3: "1" });
      const { member, mobile } = await newMember(visit);
      const page = await visit.newPage();
      await page.goto(visit.portal);
      const dialog = await openLogin(page);
      const signIns = await answersOf(page, "**/wps/session/login");
      const names = [member.username, `nobody-${randomInt(1_000_000)}`];
      for (const [index, username] of names.entries()) {
        await submitLogin(page, { username, password: "not-the-password" });
        await eventually.poll(() => signIns.length).toBe(index + 1);
      }
      await eventually(dialog).toContainText("Wrong account or password");
      expect(new Set(signIns).size).toBe(1);

      const codes = await answersOf(page, "**/wps/verification/sms/login");
      await dialog.getByRole("tab", { name: wordsOf("login.way.sms") }).click();
      const field = dialog.locator('input[name="mobileNum"]');
      const send = dialog.getByRole("button", { name: /^Send (code|again)/ });
      await field.fill(mobile);
      await send.click();
      await eventually(send).toContainText(/Send again in/);
      // Another number has to wait in this browser, whether or not it belongs to anybody.
      const stranger = await visit.newPage();
      await stranger.goto(visit.portal);
      const others = await answersOf(stranger, "**/wps/verification/sms/login");
      const login = await openLogin(stranger);
      await login.getByRole("tab", { name: wordsOf("login.way.sms") }).click();
      const nobodys = newNumber();
      await login.locator('input[name="mobileNum"]').fill(nobodys);
      const sendAnother = login.getByRole("button", {
        name: /^Send (code|again)/,
      });
      await sendAnother.click();
      await eventually(sendAnother).toContainText(/Send again in/);
      expect([codes.length, others.length]).toEqual([1, 1]);
      expect(others).toEqual(codes);
      expect(await visit.control.outbox(`+60${nobodys}`)).toEqual([]);
    },
  );
});

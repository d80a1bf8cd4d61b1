import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "./harness/axe.ts";
import { eventually } from "./harness/eventually.ts";
import {
  codeTo,
  newName,
  newNumber,
  otherCode,
  setRegistration,
} from "./harness/identity.ts";
import {
  header,
  logIn,
  logOut,
  memberMenu,
  requests,
} from "./harness/journey.ts";
import { expect, more, type PageWish, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/** The sandbox's own rule: 8 to 20 characters. */
const password = "still-water-8";
const registerCall = /\/wps\/member\/register/;

/** The registration popup and its parts. */
interface Popup {
  readonly page: Page;
  readonly dialog: Locator;
  readonly field: (name: string) => Locator;
  readonly terms: Locator;
  readonly submit: Locator;
}

function popupOf(page: Page): Popup {
  const dialog = page.getByRole("dialog", { name: wordsOf("register.form") });
  return {
    page,
    dialog,
    field: (name) => dialog.locator(`input[name="${name}"]`),
    terms: dialog.getByRole("checkbox", { name: /agree to the terms/ }),
    submit: dialog.getByRole("button", { name: wordsOf("register.submit") }),
  };
}

async function openPopup(
  visit: Visit,
  path = "/register",
  look: PageWish = {},
): Promise<Popup> {
  const page = await visit.newPage(look);
  await page.goto(visit.portal + path);
  const popup = popupOf(page);
  if (!path.startsWith("/register"))
    await header(page)
      .getByRole("button", { name: wordsOf("header.register") })
      .click();
  await popup.submit.waitFor();
  return popup;
}

async function fillName({ field }: Popup, username: string): Promise<void> {
  await field("username").fill(username);
  await field("password").fill(password);
  await field("confirmPassword").fill(password);
}

async function openMobileTab({ dialog, field }: Popup): Promise<void> {
  await dialog.getByRole("tab", { name: wordsOf("field.mobile") }).click();
  await field("mobileNum").waitFor();
}

/** The button that sends a code, whatever its label is now. */
const sendButton = ({ dialog }: Popup) =>
  dialog.getByRole("button", { name: /^Send (code|again)/ });

const paths = (asked: ReturnType<typeof requests>) =>
  asked("/wps/")
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /affiliate$|botCheck|register(Mobile)?$/.test(path));

describe("registering by user name", () => {
  more(
    "opens an account that is signed in at once, at the start, and signs in again",
    async ({ visit }) => {
      const popup = await openPopup(visit, "/live");
      const { page, terms, submit, dialog } = popup;
      const asked = requests(page);
      const username = newName();
      await fillName(popup, username);
      await terms.check();
      const sent = page.waitForRequest(registerCall);
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
      await eventually(dialog).toHaveCount(0);
      await eventually(page).toHaveURL(`${visit.portal}/`);
      expect(paths(asked)).toEqual([
        "/wps/botCheck/challenge",
        "/wps/member/register",
      ]);
      const request = await sent;
      expect(request.method()).toBe("PUT");
      expect(request.postData()).not.toContain(password);

      await logOut(page);
      await logIn(page, { username, password });
      await memberMenu(page).click();
      await eventually(page.getByRole("menu")).toContainText(username);
    },
  );

  more(
    "says that a name is taken, keeps what was typed, and takes another",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      const taken = newName();
      const first = await openPopup(visit);
      await fillName(first, taken);
      await first.terms.check();
      await first.submit.click();
      await eventually(memberMenu(first.page)).toBeVisible();

      const popup = await openPopup(visit);
      const { page, dialog, field, terms, submit } = popup;
      await fillName(popup, `  ${taken.toUpperCase()} `);
      await terms.check();
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.USERNAME_TAKEN"));
      await eventually(field("password")).toHaveValue(password);
      await eventually(terms).toBeChecked();
      await field("username").fill(newName());
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );

  more("opens one account for two presses", async ({ visit }) => {
    const popup = await openPopup(visit);
    const { page, terms, field } = popup;
    const asked = requests(page);
    await fillName(popup, newName());
    await terms.check();
    await visit.control.addFault({
      call: "register",
      kind: "delay",
      delayMs: 400,
    });
    await field("username").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await eventually(memberMenu(page)).toBeVisible();
    expect(asked("/wps/member/register")).toHaveLength(1);
  });
});

describe("registering by mobile number", () => {
  more(
    "sends a code, refuses a wrong one, takes the right one, and sends one at a time",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await visit.control.setFlags({
        REGMOBVERF3: "1",
        MOBILENUMPASSREG3: "0",
      });
      const popup = await openPopup(visit);
      const { page, dialog, field, terms, submit } = popup;
      const asked = requests(page);
      const codesAsked = () => asked("/wps/verification/sms/registerMobile");
      await openMobileTab(popup);
      expect(await field("password").count()).toBe(0);
      await terms.check();
      await submit.click();
      await eventually(dialog).toContainText(
        "Please complete verification first",
      );
      expect(codesAsked()).toEqual([]);

      const number = newNumber();
      await field("mobileNum").fill(number);
      const send = sendButton(popup);
      await send.click();
      const code = await codeTo(visit, `+60${number}`);
      await eventually(send).toContainText(/Send again in/);
      // Presses meanwhile do nothing (SMS-06).
      await send.click({ force: true });
      await page.keyboard.press("Enter");
      await field("verificationCode").fill(otherCode(code));
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
      await eventually(field("mobileNum")).toHaveValue(number);
      await field("verificationCode").fill(` ${code} `);
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
      await eventually(page).toHaveURL(`${visit.portal}/`);
      expect(codesAsked()).toHaveLength(1);
      expect(await visit.control.outbox(`+60${number}`)).toHaveLength(1);
      await memberMenu(page).click();
      await eventually(page.getByRole("menu")).toContainText(`60${number}`);

      // Nobody else can register with that number: the warning says so, and nothing is sent.
      const again = await openPopup(visit);
      await openMobileTab(again);
      await again.field("mobileNum").fill(number);
      await sendButton(again).click();
      const warning = again.page.getByRole("dialog", {
        name: wordsOf("field.smsCode.refused"),
      });
      await eventually(warning).toContainText(wordsOf("error.MOBILE_TAKEN"));
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(again.field("mobileNum")).toHaveValue(number);
      expect(await visit.control.outbox(`+60${number}`)).toHaveLength(1);
    },
  );

  more(
    "waits out the rest of the minutes across a reload, and the first code still holds",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await visit.control.setFlags({
        REGMOBVERF3: "1",
        MOBILENUMPASSREG3: "0",
      });
      const popup = await openPopup(visit);
      const { page, field, terms, submit } = popup;
      const number = newNumber();
      const letters = async () =>
        (await visit.control.outbox(`+60${number}`)).length;
      const send = sendButton(popup);
      await openMobileTab(popup);
      await field("mobileNum").fill(number);
      await send.click();
      const code = await codeTo(visit, `+60${number}`);
      await eventually(send).toContainText(/Send again in/);

      await page.reload();
      await popup.submit.waitFor();
      await openMobileTab(popup);
      await eventually(field("mobileNum")).toHaveValue(number);
      await eventually(send).toContainText(/Send again in \d/);
      await send.click({ force: true });
      expect(await letters()).toBe(1);

      // A browser that does not know about it sends a request, and is told to wait.
      const elsewhere = await openPopup(visit);
      await openMobileTab(elsewhere);
      await elsewhere.field("mobileNum").fill(number);
      await sendButton(elsewhere).click();
      const warning = elsewhere.page.getByRole("dialog", {
        name: wordsOf("field.smsCode.refused"),
      });
      await eventually(warning).toContainText(/Please wait \d+ minutes?/);
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(sendButton(elsewhere)).toContainText(/Send again in \d/);
      expect(await letters()).toBe(1);
      await field("verificationCode").fill(code);
      await terms.check();
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );

  more(
    "can have another code sent when the minutes are over, and then the old one is none",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await visit.control.setFlags({
        REGMOBVERF3: "1",
        MOBILENUMPASSREG3: "0",
      });
      const page = await visit.newPage();
      await page.clock.install();
      await page.goto(`${visit.portal}/register`);
      const popup = popupOf(page);
      const { dialog, field, terms, submit } = popup;
      await submit.waitFor();
      const number = newNumber();
      const send = sendButton(popup);
      await openMobileTab(popup);
      await field("mobileNum").fill(number);
      await terms.check();
      await send.click();
      const old = await codeTo(visit, `+60${number}`);
      await eventually(send).toContainText(/Send again in/);
      const overMs = 121_000;
      await visit.control.setClock(overMs);
      await page.clock.fastForward(overMs);
      await eventually(send).toHaveText(wordsOf("ui.codeField.again"));
      await send.click();
      await eventually
        .poll(async () => (await visit.control.outbox(`+60${number}`)).length)
        .toBe(2);
      const fresh = await codeTo(visit, `+60${number}`);
      if (fresh !== old) {
        await field("verificationCode").fill(old);
        await submit.click();
        await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
      }
      await field("verificationCode").fill(fresh);
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );
});

describe("fields that the platform asks for", () => {
  more(
    "are drawn as its rules say, judged in words, and sent",
    async ({ visit }) => {
      await setRegistration(visit, {
        mobileNum: { enabled: false },
        payeeName: { enabled: true, required: true },
        email: { enabled: false },
        affiliateCode: { enabled: false },
        nickname: {
          enabled: true,
          required: false,
          minLength: 3,
          maxLength: 8,
        },
        birthday: { enabled: true, required: true },
        qqNum: { enabled: true, required: false },
        paymentPassword: { enabled: true, required: true },
      });
      const popup = await openPopup(visit);
      const { page, dialog, field, terms, submit } = popup;
      const asked = requests(page);
      const drawn = await dialog
        .locator("form input[name]")
        .evaluateAll((all) =>
          all.flatMap((one) =>
            one instanceof HTMLInputElement && one.type !== "checkbox"
              ? [one.name]
              : [],
          ),
        );
      for (const name of ["mobileNum", "email", "affiliateCode"])
        expect(drawn).not.toContain(name);
      for (const name of ["payeeName", "nickname", "qqNum", "paymentPassword"])
        expect(drawn).toContain(name);

      await fillName(popup, newName());
      await field("payeeName").fill("7");
      await field("nickname").fill("x");
      await field("qqNum").fill("07");
      await field("paymentPassword").fill("12");
      await terms.check();
      await submit.click();
      const summary = page.locator("*:focus");
      await eventually(summary).toContainText("Real name format is incorrect");
      await eventually(summary).toContainText("Nickname: ");
      await eventually(summary).toContainText("Payment password: ");
      await eventually(summary).toContainText(
        "Date of birth: Input cannot be empty",
      );
      expect(asked("/wps/botCheck")).toEqual([]);

      // A complete date can be entered into its first segment.
      const born = (year: number) =>
        dialog.locator('[data-field="birthday"]').fill(`${year}-02-09`);
      await field("payeeName").fill("Tara Lake");
      await field("nickname").fill("Tara");
      await field("paymentPassword").fill("kites-4829");
      await born(new Date().getFullYear() - 10);
      await submit.click();
      await eventually(dialog).toContainText(
        /You must be \d+ or older\. Check your date of birth/,
      );
      await born(1990);
      // A pattern written by the platform: a worker tests it, and the form reports it in words.
      await submit.click();
      await eventually(field("qqNum")).toHaveAccessibleDescription(
        /Please check the format of this entry/,
      );
      await field("qqNum").fill("70700");
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );

  more(
    "by a pattern that would hang the page keep it alive, and leave the judging to the platform",
    async ({ visit }) => {
      visit.expectProblem(/status of 4\d\d/);
      await setRegistration(visit, {
        telegram: { enabled: true, acceptedPattern: "^(a+)+$" },
      });
      const popup = await openPopup(visit);
      const { page, field, terms, submit } = popup;
      await fillName(popup, newName());
      await field("telegram").fill("aaaa");
      await terms.check();
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  );
});

describe("an invitation", () => {
  more(
    "is asked about before anything else, and one that has ended stops it in a warning",
    async ({ visit }) => {
      const popup = await openPopup(visit, "/register?affiliateCode=OLDPIER");
      const { page, dialog, field, terms, submit } = popup;
      // The form itself asks whose link it was opened with.
      await page.waitForLoadState("networkidle");
      const asked = requests(page);
      await eventually(field("affiliateCode")).toHaveValue("OLDPIER");
      await fillName(popup, newName());
      await terms.check();
      await submit.click();
      const warning = page.getByRole("dialog", {
        name: wordsOf("register.invitation.title"),
      });
      await eventually(warning).toContainText("Invalid invitation code");
      expect(paths(asked)).toEqual(["/wps/member/affiliate"]);
      await warning
        .getByRole("button", { name: wordsOf("stepUp.confirm") })
        .click();
      await eventually(warning).toHaveCount(0);
      await eventually(field("password")).toHaveValue(password);

      // A valid code, and then the terms, checked in this order (REG-04).
      await field("affiliateCode").fill(" harbour8 ");
      await terms.uncheck();
      await submit.click();
      await eventually(dialog).toContainText("Please agree to the terms");
      expect(paths(asked)).toEqual([
        "/wps/member/affiliate",
        "/wps/member/affiliate",
      ]);
      await terms.check();
      await submit.click();
      await eventually(memberMenu(page)).toBeVisible();
      expect(paths(asked).slice(2)).toEqual([
        "/wps/member/affiliate",
        "/wps/botCheck/challenge",
        "/wps/member/register",
      ]);
    },
  );
});

describe("the terms", () => {
  more(
    "are read without losing what was typed, and nothing is sent before they are agreed to",
    async ({ visit }) => {
      const popup = await openPopup(visit);
      const { page, dialog, field, terms, submit } = popup;
      const asked = requests(page);
      await fillName(popup, newName());
      await dialog
        .getByRole("button", { name: wordsOf("register.terms.read") })
        .click();
      const shown = page.getByRole("dialog", {
        name: wordsOf("register.terms.name"),
        exact: true,
      });
      await eventually(shown).toContainText(/This site is for people aged \d+/);
      await page.keyboard.press("Escape");
      await eventually(shown).toHaveCount(0);
      await eventually(
        dialog.getByRole("button", { name: wordsOf("register.terms.read") }),
      ).toBeFocused();
      await submit.click();
      await eventually(dialog).toContainText("Please agree to the terms");
      await eventually(terms).toHaveAttribute("aria-invalid", "true");
      expect(paths(asked)).toEqual([]);
      await eventually(field("confirmPassword")).toHaveValue(password);
    },
  );
});

describe("the popup at 320 pixels", () => {
  more(
    "is filled in and sent by the keyboard alone, fits, and is accessible",
    async ({ visit }) => {
      const popup = await openPopup(visit, "/register", {
        width: 320,
        height: 640,
      });
      const { page, dialog, field } = popup;
      const fits = async () => {
        const { width, content } = await dialog.evaluate((box) => ({
          width: box.clientWidth,
          content: box.scrollWidth,
        }));
        expect(content).toBeLessThanOrEqual(width);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(320);
      };
      const reach = async (goal: Locator) => {
        for (let presses = 0; presses < 40; presses += 1) {
          if (await goal.evaluate((one) => one === document.activeElement))
            return;
          await page.keyboard.press("Tab");
        }
        throw new Error(`Tab does not reach ${goal}.`);
      };
      // The first field has the focus.
      await eventually(field("username")).toBeFocused();
      const username = newName();
      await page.keyboard.type(username);
      await reach(field("password"));
      await page.keyboard.type(password);
      await reach(field("confirmPassword"));
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      // One entry is missing: it gets the focus, and says so.
      await eventually(popup.terms).toBeFocused();
      await eventually(popup.terms).toHaveAccessibleDescription(
        /Please agree to the terms/,
      );
      await fits();
      await expectAccessible(page);
      await reach(popup.terms);
      await page.keyboard.press("Space");
      await eventually(popup.terms).toBeChecked();
      await reach(popup.submit);
      await page.keyboard.press("Enter");
      await eventually(memberMenu(page)).toBeVisible();
    },
  );

  more(
    "fits and is accessible by mobile number too, right to left, in light",
    async ({ visit }) => {
      await visit.control.setFlags({ REGMOBVERF3: "1" });
      const page = await visit.newPage({
        width: 320,
        height: 640,
        lang: "XB",
        mode: "light",
      });
      await page.goto(`${visit.portal}/register`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("tab").nth(1).click();
      await dialog.locator('input[name="verificationCode"]').waitFor();
      expect(
        await dialog.evaluate((box) => box.scrollWidth - box.clientWidth),
      ).toBe(0);
      await expectAccessible(page);
    },
  );
});

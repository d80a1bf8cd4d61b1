import { randomInt } from "node:crypto";
import type { Locator, Page } from "playwright";
import { pressBack } from "./harness/back.ts";
import { captcha, captchaKeys } from "./harness/captchas.ts";
import {
  breakStorage,
  expectBrokenStorage,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  freeze,
  goOffline,
  mark,
  retryCode,
  slowLine,
  withoutPictures,
  type Closure,
  type StorageFault,
} from "./harness/conditions.ts";
import type { RegisterWish } from "./harness/control.ts";
import { countdowns } from "./harness/countdown.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  answering,
  answerTo,
  arm,
  backCallsOff,
  bite,
  counting,
  expectBite,
  hold,
  intercept,
  sendHeld,
  sendInto,
  type FaultKind,
} from "./harness/faults.ts";
import {
  botCheck,
  callProblems,
  closedMeanwhile,
  closures,
  codeProblems,
  missingCode,
  network,
  storages,
  type MissingCode,
} from "./harness/faultWays.ts";
import { header, memberMenu } from "./harness/journey.ts";
import { expect, type PageWish, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const register = { call: "register", wire: "/wps/member/register" };
const byMobile = { call: "registerMobile", wire: "/wps/member/registerMobile" };
const textMessage = {
  call: "registrationCode",
  wire: "/wps/verification/sms/register",
};
const login = { call: "login", wire: "/wps/session/login" };

interface Typed {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  /** Nine digits, of the first country. */
  readonly mobile: string;
}

const newTyped = (): Typed => {
  const figure = randomInt(10_000_000, 99_999_999);
  return {
    username: `quill${figure}`,
    password: "harbour-lamp-7",
    email: `quill${figure}@post.example`,
    mobile: `1${figure}`,
  };
};

interface Form {
  readonly page: Page;
  readonly dialog: Locator;
  readonly typed: Typed;
  readonly submit: Locator;
  readonly send: Locator;
  readonly calls: () => number;
}

interface FormWish {
  readonly page?: PageWish;
  readonly clock?: boolean;
  /** Registration requires a verification code by text message. */
  readonly code?: boolean;
  readonly register?: RegisterWish;
  readonly before?: (page: Page) => Promise<unknown>;
}

const title = "Create an account";
const registerDialog = (page: Page) =>
  page.getByRole("dialog", { name: title });

async function openForm(visit: Visit, page: Page): Promise<Locator> {
  await page.goto(visit.portal);
  await header(page)
    .getByRole("button", { name: wordsOf("header.register") })
    .click();
  const dialog = registerDialog(page);
  await dialog.getByRole("textbox", { name: /^Username/ }).waitFor();
  return dialog;
}

async function fill(dialog: Locator, typed: Typed) {
  await dialog.getByRole("textbox", { name: /^Username/ }).fill(typed.username);
  await dialog.getByLabel(/^Password(?! again)/).fill(typed.password);
  await dialog.getByLabel(/^Confirm password/).fill(typed.password);
  await dialog.getByLabel(/^E-mail/).fill(typed.email);
  await dialog.getByRole("checkbox").check();
}

/** The registration by username, filled in, and nothing sent yet. */
async function filled(visit: Visit, wish: FormWish = {}): Promise<Form> {
  visit.expectProblem(callProblems);
  if (wish.code) await visit.control.setFlags({ REGMOBVERF3: "1" });
  if (wish.register) await visit.control.setRegister(wish.register);
  const typed = newTyped();
  const page = await visit.newPage(wish.page);
  if (wish.clock) await page.clock.install();
  await wish.before?.(page);
  const calls = counting(page, register);
  const dialog = await openForm(visit, page);
  await fill(dialog, typed);
  if (wish.code)
    await dialog
      .getByRole("textbox", { name: /^Mobile number/ })
      .fill(typed.mobile);
  await mark(page);
  return {
    page,
    dialog,
    typed,
    submit: dialog.getByRole("button", { name: wordsOf("register.submit") }),
    send: dialog.getByRole("button", { name: /^Send (code|again)/ }),
    calls,
  };
}

/** K: the input is kept. */
async function expectKept({ dialog, typed }: Form) {
  await eventually(
    dialog.getByRole("textbox", { name: /^Username/ }),
  ).toHaveValue(typed.username);
  await eventually(dialog.getByLabel(/^Password(?! again)/)).toHaveValue(
    typed.password,
  );
  await eventually(dialog.getByLabel(/^E-mail/)).toHaveValue(typed.email);
  await eventually(dialog.getByRole("checkbox")).toBeChecked();
}

const exists = async (visit: Visit, { username }: Typed) =>
  (await visit.control.effects(username)).exists;

/** How many accounts were opened with the address: opening one sends one e-mail. */
const opened = async (visit: Visit, { email }: Typed) =>
  (await visit.control.outbox(email)).filter(
    ({ purpose }) => purpose === "welcome",
  ).length;

const textsTo = (visit: Visit, { mobile }: Typed) =>
  visit.control.outbox(`+60${mobile}`);

async function expectSignedIn(visit: Visit, { page, dialog, typed }: Form) {
  await eventually(memberMenu(page)).toBeVisible();
  await eventually(dialog).toHaveCount(0);
  expect(await opened(visit, typed)).toBe(1);
  await expectMarked(page);
}

/** The fault is over: the same button opens the account, without a reload. */
async function expectRecovery(visit: Visit, form: Form) {
  await form.submit.click();
  await expectSignedIn(visit, form);
}

/** A registration that fails without an effect. */
const failing = (kind: FaultKind, words: string) => async (visit: Visit) => {
  const form = await filled(visit);
  const { page, dialog, submit, typed, calls } = form;
  const lift = await sendInto(page, visit.control, register, kind, () =>
    submit.click(),
  );
  await eventually(dialog).toContainText(words);
  await expectKept(form);
  expect(calls()).toBe(1);
  expect(await exists(visit, typed)).toBe(false);
  await lift();
  await expectRecovery(visit, form);
};

/** A registration whose response is lost after it took effect: the login form says so. */
const doneAllTheSame = (kind: FaultKind) => async (visit: Visit) => {
  const form = await filled(visit);
  const { page, submit, calls } = form;
  await arm(page, visit.control, register, kind);
  const bitten = bite(page, register);
  const asked = answerTo(page, login);
  await submit.click();
  expectBite(await bitten, kind);
  expect((await asked).ok()).toBe(true);
  await expectSignedIn(visit, form);
  expect(calls()).toBe(1);
};

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const form = await filled(visit);
  const opened = await closedMeanwhile(visit, form.page, status, {
    call: botCheck,
    press: () => form.submit.click(),
  });
  await opened();
  await expectOpen(form.page, status);
  await expectMarked(form.page);
};

const warningOf = (page: Page) =>
  page.getByRole("dialog", { name: wordsOf("field.smsCode.refused") });

async function readWarning(page: Page, words: string | RegExp) {
  const warning = warningOf(page);
  await eventually(warning).toContainText(words);
  await warning
    .getByRole("button", { name: wordsOf("stepUp.confirm") })
    .click();
  await eventually(warning).toHaveCount(0);
}

/** Types the code that was sent and opens the account with it. */
async function openWithCode(visit: Visit, form: Form) {
  const [letter] = await textsTo(visit, form.typed);
  await form.dialog.getByLabel(/^Verification code/).fill(letter?.code ?? "");
  await expectRecovery(visit, form);
}

const withoutCode: MissingCode = (fault, after) => async (visit) => {
  visit.expectProblem(codeProblems);
  const page = await visit.newPage();
  if (after) await page.clock.install();
  const lost = await fault(page, "RegisterDialog");
  await page.goto(`${visit.portal}/live`);
  await header(page)
    .getByRole("button", { name: wordsOf("header.register") })
    .click();
  await retryCode(page, lost, after);
  await eventually(
    registerDialog(page).getByRole("textbox", { name: /^Username/ }),
  ).toBeVisible();
  await expectMarked(page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  const form = await filled(visit, {
    before: (page) => breakStorage(page, fault),
  });
  await expectBrokenStorage(form.page);
  await expectRecovery(visit, form);
};

faultColumn("register", {
  offline: {
    "the form": async (visit) => {
      const form = await filled(visit);
      const reconnect = await goOffline(form.page);
      await form.submit.click();
      await eventually(form.dialog).toContainText(network);
      await expectKept(form);
      expect(await exists(visit, form.typed)).toBe(false);
      await reconnect();
      await expectRecovery(visit, form);
    },
    "the text message": async (visit) => {
      const form = await filled(visit, { clock: true, code: true });
      const { page, send, typed, dialog } = form;
      const reconnect = await goOffline(page);
      await send.click();
      await readWarning(page, network);
      await eventually(send).toHaveText(wordsOf("ui.codeField.send"));
      await eventually(
        dialog.getByRole("textbox", { name: /^Mobile number/ }),
      ).toHaveValue(typed.mobile);
      await expectKept(form);
      expect(await textsTo(visit, typed)).toEqual([]);
      await reconnect();
      // The button is disabled for a second after a rejection (SMS-08).
      await page.clock.fastForward(1000);
      await send.click();
      await eventually(send).toContainText("Send again in");
      expect(await textsTo(visit, typed)).toHaveLength(1);
      await openWithCode(visit, form);
    },
  },
  dropAfter: {
    "was done all the same": doneAllTheSame("dropAfter"),
    "was not done": failing("reset", network),
    "by mobile number": async (visit) => {
      const form = await filled(visit);
      const { page, dialog, typed, submit } = form;
      await dialog.getByRole("tab", { name: wordsOf("field.mobile") }).click();
      await dialog
        .getByRole("textbox", { name: /^Mobile number/ })
        .fill(typed.mobile);
      await dialog.getByLabel(/^Password(?! again)/).fill(typed.password);
      await dialog.getByLabel(/^Confirm password/).fill(typed.password);
      const lift = await sendInto(
        page,
        visit.control,
        byMobile,
        "dropAfter",
        () => submit.click(),
      );
      await eventually(dialog).toContainText(network);
      await eventually(
        dialog.getByRole("textbox", { name: /^Mobile number/ }),
      ).toHaveValue(typed.mobile);
      expect(await opened(visit, typed)).toBe(1);
      await lift();
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.MOBILE_TAKEN"));
      expect(await opened(visit, typed)).toBe(1);
    },
    "the text message": async (visit) => {
      const form = await filled(visit, { clock: true, code: true });
      const { page, send, typed } = form;
      const lift = await sendInto(
        page,
        visit.control,
        textMessage,
        "dropAfter",
        () => send.click(),
      );
      await readWarning(page, network);
      await expectKept(form);
      await lift();
      await page.clock.fastForward(1000);
      await send.click();
      await readWarning(page, /Please wait \d minutes?/);
      await eventually(send).toContainText("Send again in");
      expect(await textsTo(visit, typed)).toHaveLength(1);
      await openWithCode(visit, form);
    },
  },
  slow: {
    "8 s": async (visit) => {
      const form = await filled(visit, { clock: true });
      const { page, submit, dialog, calls, typed } = form;
      const held = await hold(page, register);
      const resume = await freeze(page);
      await submit.click();
      await eventually.poll(held.waiting).toBe(1);
      await page.clock.fastForward(8000);
      await eventually(submit).toHaveAttribute("aria-busy", "true");
      await submit.click({ force: true });
      await dialog.getByLabel(/^E-mail/).press("Enter");
      expect(await exists(visit, typed)).toBe(false);
      await resume();
      await held.release();
      await expectSignedIn(visit, form);
      expect(calls()).toBe(1);
    },
    "longer than a call may take": async (visit) => {
      const form = await filled(visit, { clock: true });
      const { page, submit, dialog, calls } = form;
      const held = await hold(page, register);
      const asked = answerTo(page, login);
      await submit.click();
      await eventually.poll(held.waiting).toBe(1);
      await page.clock.fastForward(10_000);
      expect((await asked).ok()).toBe(false);
      await eventually(dialog).toContainText("took longer to load");
      await expectKept(form);
      expect(calls()).toBe(1);
      await held.release();
      await expectRecovery(visit, form);
    },
    "a text message, 8 s": async (visit) => {
      const form = await filled(visit, { clock: true, code: true });
      const { page, send, typed } = form;
      const sent = counting(page, textMessage);
      const held = await hold(page, textMessage);
      const resume = await freeze(page);
      await send.click();
      await eventually.poll(held.waiting).toBe(1);
      await page.clock.fastForward(8000);
      await eventually(send).toHaveAttribute("aria-busy", "true");
      await send.click({ force: true });
      await resume();
      await held.release();
      await eventually(send).toContainText("Send again in");
      expect(sent()).toBe(1);
      expect(await textsTo(visit, typed)).toHaveLength(1);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const form = await filled(visit);
      const line = await slowLine(form.page);
      await form.submit.dblclick();
      await expectSignedIn(visit, form);
      expect(form.calls()).toBe(1);
      await line.detach();
    },
  },
  serverError: {
    "500": failing("status", "Unknown error"),
    "503 with Retry-After": failing("unavailable", network),
  },
  closed: closures(whileClosed),
  tooMany: {
    "text messages": async (visit) => {
      const form = await filled(visit, { clock: true, code: true });
      const { page, send, typed } = form;
      const other = await visit.newPage({ context: page.context() });
      const otherDialog = await openForm(visit, other);
      await otherDialog
        .getByRole("textbox", { name: /^Mobile number/ })
        .fill(typed.mobile);
      const otherSend = otherDialog.getByRole("button", { name: /^Send/ });
      await otherSend.click();
      await eventually(otherSend).toContainText("Send again in");
      const sent = counting(page, textMessage);
      const bitten = answerTo(page, textMessage);
      await send.click();
      expect((await bitten).status()).toBe(429);
      await readWarning(page, "Please wait 2 minutes");
      await eventually(send).toContainText(/Send again in 1[12]\d sec/);
      await page.clock.fastForward(60_000);
      await send.click({ force: true });
      expect(sent()).toBe(1);
      expect(await textsTo(visit, typed)).toHaveLength(1);
      await visit.control.setClock(125_000);
      await page.clock.fastForward(65_000);
      await eventually(send).toHaveText(/^Send (code|again)$/);
      await send.click();
      await eventually(send).toContainText("Send again in");
      expect(await textsTo(visit, typed)).toHaveLength(2);
    },
    "registrations, for five minutes": async (visit) => {
      const form = await filled(visit, { clock: true });
      const { page, submit, dialog, calls } = form;
      const lift = await intercept(page, register, (route) =>
        route.fulfill({ status: 429, contentType: "text/plain", body: "No." }),
      );
      const bitten = answerTo(page, register);
      await submit.click();
      expect((await bitten).status()).toBe(429);
      await eventually(dialog).toContainText("Please wait 5 minutes");
      await eventually(submit).toBeDisabled();
      await page.clock.fastForward(4 * 60_000);
      await eventually(submit).toBeDisabled();
      await dialog.getByLabel(/^E-mail/).press("Enter");
      expect(calls()).toBe(1);
      await lift();
      await page.clock.fastForward(61_000);
      await expectKept(form);
      await expectRecovery(visit, form);
    },
  },
  malformed: {
    "a page of HTML": failing("html", "Unknown error"),
    "cut short on the way": failing("truncated", "Unknown error"),
    "cut short after it was done": doneAllTheSame("malformed"),
  },
  poisoned: {
    "a pattern that never ends": async (visit) => {
      let poisoned = 0;
      const form = await filled(visit, {
        before: (page) =>
          page.route("**/wps/system/register/validation*", async (route) => {
            const answer = await route.fetch();
            const body: { value: Record<string, unknown>[] } =
              await answer.json();
            poisoned += 1;
            await route.fulfill({
              response: answer,
              json: {
                ...body,
                value: [
                  ...body.value.filter(({ field }) => field !== "nickname"),
                  {
                    field: "nickname",
                    enabled: true,
                    required: false,
                    acceptedPattern: "^(a+)+$",
                  },
                  { field: "__proto__", enabled: true, polluted: 1 },
                  null,
                  7,
                  { field: {}, enabled: "yes", minLength: "x" },
                ],
              },
            });
          }),
      });
      const { page, dialog } = form;
      expect(poisoned).toBeGreaterThan(0);
      await dialog.getByLabel(/^Nickname/).fill(`${"a".repeat(40)}!`);
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            Reflect.set(globalThis, "blocked", duration);
        }).observe({ type: "longtask" });
      });
      await dialog.getByLabel(/^E-mail/).focus();
      await expectUnpolluted(page);
      await expectRecovery(visit, form);
      const blocked = await page.evaluate(
        () => Reflect.get(globalThis, "blocked") ?? 0,
      );
      expect(blocked).toBeLessThan(2000);
    },
    "settings of another kind": async (visit) => {
      visit.expectProblem(/CallError/);
      const page = await visit.newPage();
      const settings = {
        call: "registerSettings",
        wire: "/wps/system/register/settings",
      };
      const body =
        '{"success":true,"__proto__":{"polluted":1},"value":{"registerTypes":7,"thirdPartySms":"maybe","termsUrl":{"a":1}}}';
      await page.goto(visit.portal);
      const wrong = await answering(page, settings, body);
      await header(page)
        .getByRole("button", { name: wordsOf("header.register") })
        .click();
      await eventually
        .poll(wrong.given, { timeout: 15_000 })
        .toBeGreaterThan(0);
      const dialog = registerDialog(page);
      const again = dialog.getByRole("button", {
        name: wordsOf("session.retry"),
      });
      await eventually(
        again.or(
          dialog.getByRole("button", { name: wordsOf("register.have") }),
        ),
      ).not.toHaveCount(0);
      await expectUnpolluted(page);
      await wrong.lift();
      await page.reload();
      await eventually(
        dialog.getByRole("textbox", { name: /^Username/ }),
      ).toBeVisible();
    },
  },
  twice: {
    "a text message and the form": async (visit) => {
      const form = await filled(visit, { code: true });
      const { page, send, submit, typed, dialog, calls } = form;
      const sent = counting(page, textMessage);
      await send.dblclick();
      await eventually(send).toContainText("Send again in");
      await send.press("Enter");
      expect(sent()).toBe(1);
      const letters = await textsTo(visit, typed);
      expect(letters).toHaveLength(1);
      await dialog
        .getByLabel(/^Verification code/)
        .fill(letters[0]?.code ?? "");
      await visit.control.addFault({
        call: register.call,
        kind: "delay",
        delayMs: 300,
      });
      await submit.dblclick();
      await dialog.getByLabel(/^E-mail/).press("Enter");
      await expectSignedIn(visit, form);
      expect(calls()).toBe(1);
    },
    "two tabs": async (visit) => {
      const form = await filled(visit);
      const other = await visit.newPage({ context: form.page.context() });
      const otherDialog = await openForm(visit, other);
      await fill(otherDialog, form.typed);
      await Promise.all([
        form.submit.click(),
        otherDialog
          .getByRole("button", { name: wordsOf("register.submit") })
          .click(),
      ]);
      const refused = form.page
        .getByText(wordsOf("error.USERNAME_TAKEN"))
        .or(form.page.getByRole("button", { name: /^Account menu/ }));
      await eventually(refused.first()).toBeVisible();
      await eventually.poll(() => opened(visit, form.typed)).toBe(1);
      expect(await opened(visit, form.typed)).toBe(1);
    },
  },
  chunk: missingCode(withoutCode),
  storage: storages(withStorage),
  popup: {
    "the third party's phone sign-in": async (visit) => {
      const form = await filled(visit, {
        code: true,
        register: { thirdPartySms: true },
      });
      const sent = counting(form.page, textMessage);
      await form.send.click();
      await readWarning(form.page, /\w+/);
      await eventually(form.send).toHaveText(wordsOf("ui.codeField.send"));
      await expectKept(form);
      expect(sent()).toBe(0);
      expect(await textsTo(visit, form.typed)).toEqual([]);
    },
  },
  clock: Object.fromEntries(
    Object.entries(countdowns).map(([name, countdown]) => [
      name,
      async (visit: Visit) => {
        const form = await filled(visit, { clock: true, code: true });
        const { page, send, typed } = form;
        await send.click();
        await eventually(send).toContainText("Send again in");
        await countdown(page, send);
        await visit.control.setClock(10 * 60_000);
        await send.click();
        await eventually(send).toContainText("Send again in");
        expect(await textsTo(visit, typed)).toHaveLength(2);
        await expectKept(form);
      },
    ]),
  ),
  back: {
    "Back while the answer is awaited": async (visit) => {
      const form = await filled(visit);
      const { page, submit, dialog, calls, typed } = form;
      const held = await sendHeld(page, register, () => submit.click());
      await backCallsOff(page, register);
      await eventually(dialog).toHaveCount(0);
      await held.release();
      expect(calls()).toBe(1);
      expect(await exists(visit, typed)).toBe(false);
      await header(page)
        .getByRole("button", { name: wordsOf("header.register") })
        .click();
      await fill(dialog, typed);
      await expectRecovery(visit, form);
      expect(calls()).toBe(2);
    },
    "reload after a text message": async (visit) => {
      const form = await filled(visit, { code: true });
      const { page, send, typed, dialog } = form;
      await send.click();
      await eventually(send).toContainText("Send again in");
      const sent = counting(page, textMessage);
      await page.reload();
      await eventually(
        dialog.getByRole("textbox", { name: /^Username/ }),
      ).toBeVisible();
      await eventually(dialog.getByLabel(/^Password(?! again)/)).toHaveValue(
        "",
      );
      expect([form.calls(), sent()]).toEqual([0, 0]);
      expect(await textsTo(visit, typed)).toHaveLength(1);
      await mark(page);
      await fill(dialog, typed);
      await dialog
        .getByRole("textbox", { name: /^Mobile number/ })
        .fill(typed.mobile);
      await openWithCode(visit, form);
    },
    "a page that comes back alive": async (visit) => {
      const form = await filled(visit, { page: { asShipped: true } });
      const { page, calls } = form;
      await page.goto(`${visit.gallery}/gallery.html`);
      await pressBack(page);
      await page.waitForURL(`${visit.portal}/`, { waitUntil: "commit" });
      await expectMarked(page);
      // The session is checked again, and the form starts over with it.
      await eventually(
        form.dialog.getByRole("textbox", { name: /^Username/ }),
      ).toHaveValue("");
      expect(calls()).toBe(0);
      await fill(form.dialog, form.typed);
      await expectRecovery(visit, form);
      expect(calls()).toBe(1);
    },
  },
  pictures: {
    "the captcha's call": async (visit) => {
      await visit.control.addFault({ call: "captcha", kind: "dropBefore" });
      let bitten: Promise<string> | undefined;
      const form = await filled(visit, {
        register: { rules: { captcha: { enabled: true, required: true } } },
        before: async (page) => {
          bitten = bite(page, captcha);
        },
      });
      const { page, dialog } = form;
      expectBite((await bitten) ?? "", "dropBefore");
      await eventually(
        dialog.getByText(wordsOf("ui.captchaField.missing")),
      ).toHaveCount(1);
      await visit.control.liftFaults();
      const keys = await captchaKeys(page);
      await dialog
        .getByRole("button", { name: wordsOf("ui.captchaField.refresh") })
        .click();
      await eventually.poll(() => keys.length).toBe(1);
      await dialog
        .getByLabel(/^Captcha/)
        .fill(await visit.control.captchaAnswer(keys[0] ?? ""));
      await expectKept(form);
      await expectRecovery(visit, form);
    },
    "pictures and fonts": async (visit) => {
      let refused = () => 0;
      const form = await filled(visit, {
        before: async (page) => {
          refused = await withoutPictures(page);
        },
      });
      expect(refused()).toBeGreaterThan(0);
      await expectRecovery(visit, form);
    },
  },
});

import { randomInt } from "node:crypto";
import type { Locator, Page } from "playwright";
import { pressBack } from "./harness/back.ts";
import {
  breakStorage,
  closePlatform,
  expectBrokenStorage,
  expectClosed,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  freeze,
  goOffline,
  hangCode,
  loseCode,
  mark,
  retryCode,
  slowLine,
  withoutPictures,
} from "./harness/conditions.ts";
import type { Member } from "./harness/control.ts";
import { countdowns } from "./harness/countdown.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  answering,
  answerTo,
  backCallsOff,
  counting,
  hold,
  sendHeld,
  sendInto,
  type Call,
  type FaultKind,
} from "./harness/faults.ts";
import { callProblems, codeProblems, network } from "./harness/faultWays.ts";
import {
  header,
  loginDialog,
  logIn,
  memberMenu,
  openLogin,
  submitLogin,
} from "./harness/journey.ts";
import { expect, type PageWish, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const mail = { call: "forgotByEmail", wire: "/wps/member/password/email" };
const byPhone = {
  call: "setPasswordByPhone",
  wire: "/wps/member/password/verification",
};
const change = { call: "changePassword", wire: "/wps/member/password" };
const textMessage = {
  call: "recoveryCode",
  wire: "/wps/verification/sms/noLogin",
};
const next = "lantern-tide-42";

interface Form {
  readonly page: Page;
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly member: Member;
  readonly email: string;
  readonly mobile: string;
  /** The form's call. */
  readonly call: Call;
  /** How often it was sent. */
  readonly calls: () => number;
  /** How often it is sent for one attempt without a response: the second call checks the result of the first. */
  readonly callsWhenLost: 1 | 2;
  /** The number of effects so far. */
  readonly effects: () => Promise<number>;
  /** K: the input is kept. */
  readonly expectKept: () => Promise<void>;
  /** What is shown once it is done. */
  readonly expectDone: () => Promise<void>;
}

interface FormWish {
  readonly page?: PageWish;
  readonly clock?: boolean;
  readonly before?: (page: Page) => Promise<unknown>;
}

async function start(visit: Visit, wish: FormWish, firstLogin: boolean) {
  visit.expectProblem(callProblems);
  const figure = randomInt(10_000_000, 99_999_999);
  const email = `wren${figure}@post.example`;
  const mobile = `1${figure}`;
  const member = await visit.control.makeMember({
    firstLogin,
    contacts: { email, mobile: `60${mobile}` },
  });
  const page = await visit.newPage(wish.page);
  if (wish.clock) await page.clock.install();
  await wish.before?.(page);
  const letters = async (purpose: string) =>
    (await visit.control.outbox(email)).filter((one) => one.purpose === purpose)
      .length;
  return { email, mobile, member, page, letters };
}

const recoveryDialog = (page: Page) =>
  page.getByRole("dialog", { name: wordsOf("login.forgot") });

async function openRecovery(page: Page): Promise<Locator> {
  const login = await openLogin(page);
  await login.getByRole("button", { name: wordsOf("login.forgot") }).click();
  const dialog = recoveryDialog(page);
  await dialog.getByRole("textbox").first().waitFor();
  return dialog;
}

/** The recovery by e-mail, filled in. */
async function byMail(visit: Visit, wish: FormWish = {}): Promise<Form> {
  const { letters, ...known } = await start(visit, wish, false);
  const { page, member, email } = known;
  const calls = counting(page, mail);
  await page.goto(visit.portal);
  const dialog = await openRecovery(page);
  const username = dialog.getByRole("textbox", { name: /^Username/ });
  const address = dialog.getByLabel(/^Account e-mail address/);
  await username.fill(member.username);
  await address.fill(email);
  await mark(page);
  return {
    ...known,
    dialog,
    submit: dialog.getByRole("button", {
      name: wordsOf("forgotPassword.emailSubmit"),
    }),
    call: mail,
    calls,
    callsWhenLost: 1,
    effects: () => letters("resetLink"),
    expectKept: async () => {
      await eventually(username).toHaveValue(member.username);
      await eventually(address).toHaveValue(email);
    },
    expectDone: async () => {
      await eventually(dialog).toHaveCount(0);
      await eventually(
        page.getByRole("region", { name: /^Notifications/ }),
      ).toContainText(wordsOf("in_been_out"));
      await expectMarked(page);
    },
  };
}

/** The recovery by text message, its number filled in and no code sent. */
async function byText(visit: Visit, wish: FormWish = {}): Promise<Form> {
  await visit.control.setFlags({ CHNGPASSVERIF3: "1" });
  const { letters, ...known } = await start(visit, wish, false);
  const { page, mobile } = known;
  const calls = counting(page, byPhone);
  await page.goto(visit.portal);
  const dialog = await openRecovery(page);
  await dialog
    .getByRole("tab", { name: wordsOf("forgotPassword.way.phone") })
    .click();
  const number = dialog.getByRole("textbox", { name: /^Mobile number/ });
  const password = dialog.getByLabel(/^New password/);
  await number.fill(mobile);
  await password.fill(next);
  await mark(page);
  return {
    ...known,
    dialog,
    submit: dialog.getByRole("button", {
      name: wordsOf("forgotPassword.phoneSubmit"),
    }),
    call: byPhone,
    calls,
    callsWhenLost: 1,
    effects: () => letters("passwordChanged"),
    expectKept: async () => {
      await eventually(number).toHaveValue(mobile);
      await eventually(password).toHaveValue(next);
    },
    expectDone: async () => {
      await eventually(memberMenu(page)).toBeVisible();
      await expectMarked(page);
    },
  };
}

const sendButton = (dialog: Locator) =>
  dialog.getByRole("button", { name: /^Send (code|again)/ });

const textsTo = (visit: Visit, { mobile }: Form) =>
  visit.control.outbox(`+60${mobile}`);

async function typeCode(visit: Visit, form: Form) {
  const send = sendButton(form.dialog);
  await send.click();
  await eventually(send).toContainText("Send again in");
  const [letter] = await textsTo(visit, form);
  await form.dialog.getByLabel(/^Verification code/).fill(letter?.code ?? "");
}

const oldPassword = (dialog: Locator) => dialog.getByLabel(/^Current password/);
const newPassword = (dialog: Locator) =>
  dialog.getByLabel(/^New password(?! again)/);
const again = (dialog: Locator) => dialog.getByLabel(/^Confirm new password/);

/** Fills in the change of password; the old password is requested only if it was not just entered. */
async function fillForced(dialog: Locator, old: string, password: string) {
  await newPassword(dialog).fill(password);
  await again(dialog).fill(password);
  if ((await oldPassword(dialog).count()) > 0)
    await oldPassword(dialog).fill(old);
}

/** The change of a password that is due, filled in. */
async function forced(visit: Visit, wish: FormWish = {}): Promise<Form> {
  const { letters, ...known } = await start(visit, wish, true);
  const { page, member } = known;
  const calls = counting(page, change);
  // From one page of the portal to another, so that Back stays within it.
  await page.goto(visit.portal);
  await page.locator('a[href="/live"]').first().click();
  await page.waitForURL(`${visit.portal}/live`);
  await openLogin(page);
  await submitLogin(page, member);
  const dialog = page.getByRole("dialog", {
    name: wordsOf("changePassword.title"),
  });
  await fillForced(dialog, member.password, next);
  await mark(page);
  return {
    ...known,
    dialog,
    submit: dialog.getByRole("button", { name: /^Save/ }),
    call: change,
    calls,
    callsWhenLost: 2,
    effects: () => letters("passwordChanged"),
    expectKept: async () => {
      for (const field of [newPassword(dialog), again(dialog)])
        await eventually(field).toHaveValue(next);
    },
    expectDone: async () => {
      await eventually(dialog).toHaveCount(0);
      await eventually(memberMenu(page)).toBeVisible();
      await expectMarked(page);
    },
  };
}

type Open = (visit: Visit, wish?: FormWish) => Promise<Form>;

/** The fault is over: the same button works, once, without a reload. */
async function expectRecovery(form: Form) {
  await form.submit.click();
  await form.expectDone();
  expect(await form.effects()).toBe(1);
}

const failing =
  (open: Open, kind: FaultKind, words: string) => async (visit: Visit) => {
    const form = await open(visit);
    const { page, dialog, submit, call, calls } = form;
    const lift = await sendInto(page, visit.control, call, kind, () =>
      submit.click(),
    );
    await eventually(dialog).toContainText(words);
    await form.expectKept();
    expect(calls()).toBe(form.callsWhenLost);
    expect(await form.effects()).toBe(0);
    await lift();
    await expectRecovery(form);
  };

/** A change that took effect although its response is lost: the next attempt checks first, and finds it done (Q). */
const lostChange = (kind: FaultKind, words: string) => async (visit: Visit) => {
  const form = await forced(visit);
  const { page, dialog, submit, calls } = form;
  const lift = await sendInto(page, visit.control, change, kind, () =>
    submit.click(),
  );
  await eventually(dialog).toContainText(words);
  await form.expectKept();
  expect(calls()).toBe(form.callsWhenLost);
  expect(await form.effects()).toBe(1);
  await lift();
  await submit.click();
  await form.expectDone();
  expect(calls()).toBe(3);
  expect(await form.effects()).toBe(1);
};

const slowly = (open: Open) => async (visit: Visit) => {
  const form = await open(visit, { clock: true });
  const { page, submit, dialog, call, calls } = form;
  const held = await hold(page, call);
  const resume = await freeze(page);
  await submit.click();
  await eventually.poll(held.waiting).toBe(1);
  await page.clock.fastForward(8000);
  await eventually(submit).toHaveAttribute("aria-busy", "true");
  await submit.click({ force: true });
  await dialog.locator("input").first().press("Enter");
  expect(await form.effects()).toBe(0);
  await resume();
  await held.release();
  await form.expectDone();
  expect(calls()).toBe(1);
  expect(await form.effects()).toBe(1);
};

const overLimit = (open: Open) => async (visit: Visit) => {
  const form = await open(visit, { clock: true });
  const { page, submit, dialog, call, calls } = form;
  const held = await hold(page, call);
  await submit.click();
  for (let sent = 1; sent <= form.callsWhenLost; sent += 1) {
    await eventually.poll(held.waiting).toBe(sent);
    await page.clock.fastForward(10_000);
  }
  await eventually(dialog).toContainText("took longer to load");
  await form.expectKept();
  expect(calls()).toBe(form.callsWhenLost);
  await held.release();
  await expectRecovery(form);
};

const whileClosed =
  (open: Open, status: "maintenance" | "regionRestriction") =>
  async (visit: Visit) => {
    const form = await open(visit);
    const { page } = form;
    const opened = await closePlatform(visit, status);
    const bitten = page.waitForResponse((one) => !one.ok());
    await form.submit.click();
    await bitten;
    await expectClosed(page, status);
    expect(await form.effects()).toBe(0);
    await opened();
    await expectOpen(page, status);
    await expectMarked(page);
  };

const offline = (open: Open) => async (visit: Visit) => {
  const form = await open(visit);
  const reconnect = await goOffline(form.page);
  await form.submit.click();
  await eventually(form.dialog).toContainText(network);
  await form.expectKept();
  expect(await form.effects()).toBe(0);
  await reconnect();
  await expectRecovery(form);
};

const twice = (open: Open) => async (visit: Visit) => {
  const form = await open(visit);
  await visit.control.addFault({
    call: form.call.call,
    kind: "delay",
    delayMs: 300,
  });
  await form.submit.dblclick();
  await form.submit.press("Enter").catch(() => undefined);
  await form.expectDone();
  expect(form.calls()).toBe(1);
  expect(await form.effects()).toBe(1);
};

const withStorage =
  (open: Open, fault: "throws" | "full") => async (visit: Visit) => {
    const form = await open(visit, {
      before: (page) => breakStorage(page, fault),
    });
    await expectBrokenStorage(form.page);
    await expectRecovery(form);
  };

/** A dialog whose code is missing at first. */
const withoutCode =
  (
    chunk: string,
    show: (visit: Visit, page: Page) => Promise<unknown>,
    title: string,
    fault: typeof loseCode,
    after?: (page: Page) => Promise<void>,
  ) =>
  async (visit: Visit) => {
    visit.expectProblem(codeProblems);
    const page = await visit.newPage();
    if (after) await page.clock.install();
    const lost = await fault(page, chunk);
    await page.goto(visit.portal);
    await show(visit, page);
    await retryCode(page, lost, after);
    await eventually(
      page.getByRole("dialog", { name: title }).locator("input").first(),
    ).toBeVisible();
    await expectMarked(page);
  };

const showRecovery = async (_visit: Visit, page: Page) => {
  const login = await openLogin(page);
  await login.getByRole("button", { name: wordsOf("login.forgot") }).click();
};

const showForced = async (visit: Visit, page: Page) => {
  await openLogin(page);
  await submitLogin(page, await visit.control.makeMember({ firstLogin: true }));
};

faultColumn("recovery", {
  offline: { mail: offline(byMail), "forced change": offline(forced) },
  dropAfter: {
    "forced change": lostChange("dropAfter", network),
    "forced change that was not done": failing(forced, "reset", network),
    mail: async (visit) => {
      const form = await byMail(visit);
      const { page, dialog, submit, calls } = form;
      const lift = await sendInto(page, visit.control, mail, "dropAfter", () =>
        submit.click(),
      );
      await eventually(dialog).toContainText(network);
      await form.expectKept();
      expect(calls()).toBe(1);
      expect(await form.effects()).toBe(1);
      await lift();
      // A second e-mail does no harm: its link replaces the first one's.
      await submit.click();
      await form.expectDone();
    },
    "by phone": async (visit) => {
      const form = await byText(visit);
      const { page, dialog, submit, calls, member } = form;
      await typeCode(visit, form);
      const lift = await sendInto(
        page,
        visit.control,
        byPhone,
        "dropAfter",
        () => submit.click(),
      );
      await eventually(dialog).toContainText(network);
      await form.expectKept();
      expect(calls()).toBe(1);
      expect(await form.effects()).toBe(1);
      await lift();
      await submit.click();
      await eventually(dialog).toContainText(wordsOf("error.CODE_WRONG"));
      expect(await form.effects()).toBe(1);
      await dialog
        .getByRole("button", { name: wordsOf("receipt.close") })
        .click();
      await logIn(page, { ...member, password: next });
      await expectMarked(page);
    },
    "the sign-in after it": async (visit) => {
      const form = await byText(visit);
      const { page, submit, member } = form;
      await typeCode(visit, form);
      const after = {
        call: "loginAfterReset",
        wire: "/wps/session/login/verification",
      };
      await sendInto(page, visit.control, after, "dropAfter", () =>
        submit.click(),
      );
      await eventually(loginDialog(page)).toBeVisible();
      expect(await form.effects()).toBe(1);
      await submitLogin(page, { ...member, password: next });
      await eventually(memberMenu(page)).toBeVisible();
      await expectMarked(page);
    },
  },
  slow: {
    "mail, 8 s": slowly(byMail),
    "forced change, 8 s": slowly(forced),
    "mail, longer than a call may take": overLimit(byMail),
    "forced change, longer than a call may take": overLimit(forced),
    "400 ms and 50 KB/s": async (visit) => {
      const form = await forced(visit);
      const line = await slowLine(form.page);
      await form.submit.dblclick();
      await form.expectDone();
      expect(form.calls()).toBe(1);
      expect(await form.effects()).toBe(1);
      await line.detach();
    },
  },
  serverError: {
    "mail, 500": failing(byMail, "status", "Unknown error"),
    "mail, 503 with Retry-After": failing(byMail, "unavailable", network),
    "forced change, 500": failing(forced, "status", "Unknown error"),
    "forced change, 503 with Retry-After": failing(
      forced,
      "unavailable",
      network,
    ),
  },
  expired: {
    "forced change": async (visit) => {
      const form = await forced(visit);
      const { page, dialog, submit, member } = form;
      await visit.control.signOut(member.username);
      const bitten = answerTo(page, change);
      await submit.click();
      expect((await bitten).status()).toBe(401);
      await eventually(loginDialog(page)).toBeVisible();
      await eventually(dialog).toHaveCount(0);
      expect(await form.effects()).toBe(0);
      await submitLogin(page, member);
      await eventually(dialog).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/live");
      await fillForced(dialog, member.password, next);
      await expectRecovery(form);
    },
  },
  closed: {
    "mail, maintenance": whileClosed(byMail, "maintenance"),
    "mail, region": whileClosed(byMail, "regionRestriction"),
    "forced change, maintenance": whileClosed(forced, "maintenance"),
  },
  tooMany: {
    mails: async (visit) => {
      const form = await byMail(visit, { clock: true });
      const { page, dialog, submit, calls, member, email } = form;
      for (let sent = 0; sent < 3; sent += 1) {
        await submit.click();
        await form.expectDone();
        const again = await openRecovery(page);
        await again
          .getByRole("textbox", { name: /^Username/ })
          .fill(member.username);
        await again.getByLabel(/^Account e-mail address/).fill(email);
      }
      expect(await form.effects()).toBe(3);
      const bitten = answerTo(page, mail);
      await submit.click();
      expect((await bitten).status()).toBe(429);
      await eventually(dialog).toContainText(/Please wait [45] minutes/);
      await eventually(submit).toBeDisabled();
      await page.clock.fastForward(4 * 60_000);
      await dialog.getByRole("textbox", { name: /^Username/ }).press("Enter");
      expect(calls()).toBe(4);
      expect(await form.effects()).toBe(3);
      await visit.control.setClock(5 * 60_000 + 1000);
      await page.clock.fastForward(61_000);
      await form.expectKept();
      await submit.click();
      await form.expectDone();
      expect(await form.effects()).toBe(4);
    },
    "wrong old passwords": async (visit) => {
      const form = await forced(visit, { clock: true });
      const { page, dialog, submit, member } = form;
      await page.reload();
      const old = oldPassword(dialog);
      await old.waitFor();
      await fillForced(dialog, "not-the-old-one", next);
      await mark(page);
      const answered = () => answerTo(page, change);
      for (let tries = 0; tries < 10; tries += 1) {
        const answer = answered();
        await submit.click();
        expect((await answer).status()).not.toBe(429);
        await eventually(submit).not.toHaveAttribute("aria-busy", "true");
      }
      await old.fill(member.password);
      const refused = answered();
      await submit.click();
      expect((await refused).status()).toBe(429);
      await eventually(dialog).toContainText("Please wait 1 minute and");
      const before = form.calls();
      await eventually(submit).toBeDisabled();
      await newPassword(dialog).press("Enter");
      await page.clock.fastForward(20_000);
      expect(form.calls()).toBe(before);
      expect(await form.effects()).toBe(0);
      await visit.control.setClock(61_000);
      await page.clock.fastForward(41_000);
      await form.expectKept();
      await expectRecovery(form);
    },
  },
  malformed: {
    "mail, HTML": failing(byMail, "html", "Unknown error"),
    "mail, cut short": failing(byMail, "truncated", "Unknown error"),
    "forced change, HTML": failing(forced, "html", "Unknown error"),
    "forced change, cut short after it was done": lostChange(
      "malformed",
      "Unknown error",
    ),
  },
  poisoned: {
    mail: async (visit) => {
      const form = await byMail(visit);
      for (const body of [
        '{"success":"maybe","__proto__":{"polluted":1}}',
        '{"success":false,"code":["x"],"message":{"a":1},"value":[[[]]]}',
        "[]",
      ]) {
        const wrong = await answering(form.page, mail, body);
        await form.submit.click();
        await eventually.poll(wrong.given).toBeGreaterThan(0);
        await eventually(form.dialog).toContainText(
          /Unknown error|System error/,
        );
        await form.expectKept();
        await wrong.lift();
      }
      await expectUnpolluted(form.page);
      await expectRecovery(form);
    },
    "by phone": async (visit) => {
      const form = await byText(visit);
      const { page, dialog, submit } = form;
      await typeCode(visit, form);
      const body =
        '{"success":true,"__proto__":{"polluted":1},"value":{"account":{"a":1},"loginTicket":[]}}';
      const wrong = await answering(page, byPhone, body);
      await submit.click();
      await eventually.poll(wrong.given).toBeGreaterThan(0);
      await eventually(dialog).toContainText(wordsOf("error.ABORTED"));
      await form.expectKept();
      await expectUnpolluted(page);
      await wrong.lift();
      await expectRecovery(form);
    },
  },
  twice: {
    "forced change": twice(forced),
    mail: twice(byMail),
    "text message": async (visit) => {
      const form = await byText(visit);
      const sent = counting(form.page, textMessage);
      const send = sendButton(form.dialog);
      await send.dblclick();
      await eventually(send).toContainText("Send again in");
      await send.press("Enter");
      expect(sent()).toBe(1);
      expect(await textsTo(visit, form)).toHaveLength(1);
    },
  },
  chunk: {
    "recovery not found": withoutCode(
      "ForgotPasswordDialog",
      showRecovery,
      "Forgot your password?",
      loseCode,
    ),
    "recovery hangs for 120 s": withoutCode(
      "ForgotPasswordDialog",
      showRecovery,
      "Forgot your password?",
      hangCode,
      (page) => page.clock.fastForward(120_000),
    ),
    "forced change not found": withoutCode(
      "ChangePasswordDialog",
      showForced,
      wordsOf("changePassword.title"),
      loseCode,
    ),
  },
  storage: {
    "mail, throws": withStorage(byMail, "throws"),
    "forced change, throws": withStorage(forced, "throws"),
    "forced change, full": withStorage(forced, "full"),
  },
  clock: Object.fromEntries(
    Object.entries(countdowns).map(([name, countdown]) => [
      name,
      async (visit: Visit) => {
        const form = await byText(visit, { clock: true });
        const send = sendButton(form.dialog);
        await send.click();
        await eventually(send).toContainText("Send again in");
        await countdown(form.page, send);
        await visit.control.setClock(10 * 60_000);
        await send.click();
        await eventually(send).toContainText("Send again in");
        expect(await textsTo(visit, form)).toHaveLength(2);
        await form.expectKept();
      },
    ]),
  ),
  back: {
    "mail, Back while the answer is awaited": async (visit) => {
      const form = await byMail(visit);
      const { page, dialog, submit, calls } = form;
      const held = await sendHeld(page, mail, () => submit.click());
      await backCallsOff(page, mail);
      await eventually(dialog).toHaveCount(0);
      await held.release();
      expect(calls()).toBe(1);
      expect(await form.effects()).toBe(0);
      await expectMarked(page);
    },
    "forced change, Back and reload while the answer is awaited": async (
      visit,
    ) => {
      const form = await forced(visit);
      const { page, dialog, submit, calls, member } = form;
      const held = await sendHeld(page, change, () => submit.click());
      await pressBack(page);
      await eventually(dialog).toBeVisible();
      expect(calls()).toBe(1);
      await page.reload();
      await held.release();
      await eventually(dialog).toBeVisible();
      await eventually(oldPassword(dialog)).toHaveValue("");
      expect(calls()).toBe(1);
      expect(await form.effects()).toBe(0);
      await mark(page);
      await fillForced(dialog, member.password, next);
      await expectRecovery(form);
    },
    "forced change, a page that comes back alive": async (visit) => {
      const form = await forced(visit, { page: { asShipped: true } });
      const { page, dialog } = form;
      await page.goto(`${visit.gallery}/gallery.html`);
      await pressBack(page);
      await page.waitForURL(`${visit.portal}/live`, { waitUntil: "commit" });
      await expectMarked(page);
      await eventually(dialog).toBeVisible();
      expect(form.calls()).toBe(0);
      expect(await form.effects()).toBe(0);
    },
  },
  otherTab: {
    "forced change": async (visit) => {
      const form = await forced(visit);
      const { page, dialog } = form;
      const other = await visit.newPage({ context: page.context() });
      await other.goto(visit.portal);
      await other
        .getByRole("dialog", { name: wordsOf("changePassword.title") })
        .getByRole("button", { name: wordsOf("centre.signOut") })
        .click();
      await eventually(dialog).toHaveCount(0);
      await eventually(
        header(page).getByRole("button", { name: wordsOf("login.form") }),
      ).toBeVisible();
      await eventually(
        page.getByText(wordsOf("session.signedOutElsewhere"), { exact: true }),
      ).toBeVisible();
      expect(form.calls()).toBe(0);
      expect(await form.effects()).toBe(0);
      await expectMarked(page);
    },
  },
  pictures: {
    mail: async (visit) => {
      let refused = () => 0;
      const form = await byMail(visit, {
        before: async (page) => {
          refused = await withoutPictures(page);
        },
      });
      expect(refused()).toBeGreaterThan(0);
      await expectRecovery(form);
    },
  },
});

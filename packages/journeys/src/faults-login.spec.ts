import type { Locator, Page } from "playwright";
import { expectAccessible } from "./harness/axe.ts";
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
  loseCode,
  mark,
  pressWithoutHand,
  retryCode,
  slowLine,
  withoutPictures,
  type Closure,
  type StorageFault,
} from "./harness/conditions.ts";
import type { Member, MemberWish } from "./harness/control.ts";
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
  type FaultKind,
} from "./harness/faults.ts";
import {
  botCheck,
  closedMeanwhile,
  closures,
  codeProblems,
  missingCode,
  network,
  storages,
  type MissingCode,
} from "./harness/faultWays.ts";
import {
  header,
  loginDialog,
  logOut,
  memberMenu,
  openLogin,
} from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, type PageWish, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const call = { call: "login", wire: "/wps/session/login" };
const faultProblems = /status of [45]\d\d|ERR_/;

interface Filled {
  readonly page: Page;
  readonly member: Member;
  readonly dialog: Locator;
  readonly submit: Locator;
  /** Login calls so far. */
  readonly calls: () => number;
}

interface FillWish {
  readonly member?: MemberWish;
  readonly page?: PageWish;
  readonly clock?: boolean;
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The login popup of a page, filled in with a correct username and password, and nothing sent yet. */
async function filled(visit: Visit, wish: FillWish = {}): Promise<Filled> {
  visit.expectProblem(faultProblems);
  const member = await visit.control.makeMember(wish.member);
  const page = await visit.newPage(wish.page);
  if (wish.clock) await page.clock.install();
  await wish.before?.(page);
  const calls = counting(page, call);
  await page.goto(visit.portal);
  const dialog = await openLogin(page);
  await fill(dialog, member);
  await mark(page);
  return {
    page,
    member,
    dialog,
    submit: dialog.getByRole("button", { name: wordsOf("login.form") }),
    calls,
  };
}

async function fill(dialog: Locator, { username, password }: Member) {
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(password);
}

/** K: the input is kept. */
async function expectKept({ dialog, member }: Filled) {
  await eventually(dialog.getByLabel(/^Username/)).toHaveValue(member.username);
  await eventually(dialog.getByLabel(/^Password/)).toHaveValue(member.password);
}

/** The fault is over: the same button logs in, without a reload. */
async function expectRecovery({ page, submit, dialog }: Filled) {
  await submit.click();
  await eventually(memberMenu(page)).toBeVisible();
  await eventually(dialog).toHaveCount(0);
  await expectMarked(page);
}

const sessionsOf = async (visit: Visit, { username }: Member) =>
  (await visit.control.effects(username)).sessions;

/** A login call that fails in one way: one message, input kept, sent once, and working again afterwards. */
const failing =
  (kind: FaultKind, words: string, sessions: 0 | 1) => async (visit: Visit) => {
    const form = await filled(visit);
    const { page, dialog, submit, member, calls } = form;
    const lift = await sendInto(page, visit.control, call, kind, () =>
      submit.click(),
    );
    await eventually(dialog).toContainText(words);
    await expectKept(form);
    expect(calls()).toBe(1);
    expect(await sessionsOf(visit, member)).toBe(sessions);
    await lift();
    await expectRecovery(form);
    expect(calls()).toBe(2);
    expect(await sessionsOf(visit, member)).toBe(sessions + 1);
  };

/** Answers that no real platform gives. */
const strange: readonly string[] = [
  '{"success":true,"value":{"token":7,"firstTimeLogin":{},"passwordExpired":[]}}',
  '{"success":true,"value":[]}',
  '{"success":true,"__proto__":{"polluted":1},"value":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
  '{"success":false,"code":{"a":1},"message":["x"],"value":{"captchaRequired":{},"extraVerification":7}}',
  "[[[[]]]]",
  "null",
];

/** Opens the login popup while its code is missing at first. */
const withoutCode: MissingCode = (fault, after) => async (visit) => {
  visit.expectProblem(codeProblems);
  const page = await visit.newPage();
  if (after) await page.clock.install();
  const lost = await fault(page, "LoginDialog");
  await page.goto(`${visit.portal}/live`);
  await header(page)
    .getByRole("button", { name: wordsOf("login.form") })
    .click();
  await retryCode(page, lost, after);
  await eventually(loginDialog(page)).toBeVisible();
  await expectMarked(page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  const form = await filled(visit, {
    before: (page) => breakStorage(page, fault),
  });
  const { page, dialog } = form;
  await expectBrokenStorage(page);
  await dialog.getByLabel("Remember me").check();
  await expectRecovery(form);
  await page
    .getByRole("navigation", { name: wordsOf("lobby.categories.label") })
    .getByRole("link", { name: wordsOf("con_fish") })
    .click();
  await page.waitForURL("**/fish");
  await eventually(memberMenu(page)).toBeVisible();
  await logOut(page);
  await openLogin(page);
  await eventually(dialog.getByLabel(/^Password/)).toHaveValue("");
};

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const form = await filled(visit);
  const opened = await closedMeanwhile(visit, form.page, status, {
    call: botCheck,
    press: () => form.submit.click(),
  });
  expect(await sessionsOf(visit, form.member)).toBe(0);
  await opened();
  await expectOpen(form.page, status);
  await expectMarked(form.page);
};

faultColumn("login", {
  offline: {
    "says so, and signs in once the line is back": async (visit) => {
      const form = await filled(visit);
      const { page, dialog, submit, member } = form;
      const reconnect = await goOffline(page);
      await submit.click();
      await eventually(dialog).toContainText(network);
      await expectKept(form);
      expect(await sessionsOf(visit, member)).toBe(0);
      await reconnect();
      await expectRecovery(form);
      expect(await sessionsOf(visit, member)).toBe(1);
    },
  },
  dropAfter: {
    "sends nothing again by itself": failing("dropAfter", network, 1),
    "on the visitor's own line": failing("reset", network, 0),
  },
  slow: {
    "8 s": async (visit) => {
      const form = await filled(visit, { clock: true });
      const { page, submit, member, calls } = form;
      const held = await hold(page, call);
      const resume = await freeze(page);
      await submit.click();
      await eventually.poll(held.waiting).toBe(1);
      await page.clock.fastForward(8000);
      await eventually(submit).toHaveAttribute("aria-busy", "true");
      await submit.click({ force: true });
      await form.dialog.getByLabel(/^Password/).press("Enter");
      expect(await sessionsOf(visit, member)).toBe(0);
      await resume();
      await held.release();
      await eventually(memberMenu(page)).toBeVisible();
      expect(calls()).toBe(1);
      expect(await sessionsOf(visit, member)).toBe(1);
    },
    "longer than a call may take": async (visit) => {
      const form = await filled(visit, { clock: true });
      const { page, dialog, submit, calls } = form;
      const held = await sendHeld(page, call, () => submit.click());
      await page.clock.fastForward(10_000);
      await eventually(dialog).toContainText("took longer to load");
      await expectKept(form);
      expect(calls()).toBe(1);
      await held.release();
      await expectRecovery(form);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const form = await filled(visit);
      const line = await slowLine(form.page);
      await form.submit.dblclick();
      await eventually(memberMenu(form.page)).toBeVisible();
      expect(form.calls()).toBe(1);
      expect(await sessionsOf(visit, form.member)).toBe(1);
      await line.detach();
    },
  },
  serverError: {
    "500": failing("status", "Unknown error", 0),
    "503 with Retry-After": failing("unavailable", network, 0),
  },
  closed: closures(whileClosed),
  tooMany: {
    "says how long, sends nothing meanwhile, and lets in afterwards": async (
      visit,
    ) => {
      const form = await filled(visit, { clock: true });
      const { page, dialog, submit, member, calls } = form;
      for (let tries = 0; tries < 10; tries += 1) await signIn(visit, member);
      const bitten = answerTo(page, call);
      await submit.click();
      expect((await bitten).status()).toBe(429);
      await eventually(dialog).toContainText("Please wait 1 minute");
      await eventually(submit).toBeDisabled();
      await dialog.getByLabel(/^Password/).press("Enter");
      await page.clock.fastForward(20_000);
      expect(calls()).toBe(1);
      await expectKept(form);
      await visit.control.setClock(61_000);
      await page.clock.fastForward(41_000);
      await expectRecovery(form);
      expect(calls()).toBe(2);
    },
  },
  malformed: {
    "cut short on the platform": failing("malformed", "Unknown error", 1),
    "cut short on the way": failing("truncated", "Unknown error", 0),
    "a page of HTML": failing("html", "Unknown error", 0),
  },
  poisoned: {
    "answers that no platform gives": async (visit) => {
      const form = await filled(visit);
      const { page, dialog, submit } = form;
      for (const body of strange) {
        const wrong = await answering(page, call, body);
        await submit.click();
        await eventually.poll(wrong.given).toBeGreaterThan(0);
        await eventually(dialog, body).toContainText(
          /Unknown error|System error/,
        );
        await expectKept(form);
        await wrong.lift();
      }
      await expectUnpolluted(page);
      await expectRecovery(form);
    },
  },
  twice: {
    "two clicks and Enter": async (visit) => {
      const form = await filled(visit);
      const { page, submit, member, calls } = form;
      await visit.control.addFault({
        call: call.call,
        kind: "delay",
        delayMs: 300,
      });
      await submit.dblclick();
      await form.dialog.getByLabel(/^Password/).press("Enter");
      await eventually(memberMenu(page)).toBeVisible();
      expect(calls()).toBe(1);
      expect(await sessionsOf(visit, member)).toBe(1);
    },
    "two tabs": async (visit) => {
      const form = await filled(visit);
      const second = await visit.newPage({ context: form.page.context() });
      await second.goto(visit.portal);
      await fill(await openLogin(second), form.member);
      const others = counting(second, call);
      const press = loginDialog(second).getByRole("button", {
        name: wordsOf("login.form"),
      });
      // Both are sent before either is answered, because a tab that succeeds logs the other one in.
      const held = await Promise.all([
        sendHeld(form.page, call, () => form.submit.click()),
        sendHeld(second, call, () => press.click()),
      ]);
      for (const one of held) await one.release();
      for (const page of [form.page, second]) await memberMenu(page).waitFor();
      expect([form.calls(), others()]).toEqual([1, 1]);
      expect(await sessionsOf(visit, form.member)).toBe(2);
    },
  },
  chunk: {
    ...missingCode(withoutCode),
    "not fetched before the line went": async (visit) => {
      visit.expectProblem(/ERR_|dynamically imported/);
      const page = await visit.newPage();
      const lost = await loseCode(page, "LoginDialog");
      await page.goto(`${visit.portal}/live`);
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .waitFor();
      await mark(page);
      await lost.lift();
      const reconnect = await goOffline(page);
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .click();
      const again = page
        .getByRole("dialog")
        .getByRole("button", { name: wordsOf("session.retry") });
      // In view, over the page: nobody would look for it at the page's end.
      await eventually(again).toBeInViewport();
      await expectAccessible(page);
      await reconnect();
      await again.click();
      await eventually(loginDialog(page)).toBeVisible();
      await expectMarked(page);
    },
  },
  storage: storages(withStorage),
  popup: {
    "another site's window": async (visit) => {
      visit.expectProblem(faultProblems);
      await visit.control.setFlags({ GOOGLELOGIN3: "1" });
      const member = await visit.control.makeMember();
      const page = await visit.newPage({ asShipped: true });
      await page.goto(`${visit.portal}/login`);
      const dialog = loginDialog(page);
      const google = dialog.getByRole("button", {
        name: "Continue with Google",
      });
      await google.waitFor();
      await pressWithoutHand(page, "Continue with Google");
      await eventually(dialog).toContainText("Popup blocked");
      await eventually(google).toBeEnabled();
      await fill(dialog, member);
      await dialog
        .getByRole("button", { name: wordsOf("login.form"), exact: true })
        .click();
      await eventually(memberMenu(page)).toBeVisible();
    },
  },
  back: {
    "Back while the answer is awaited": async (visit) => {
      const form = await filled(visit);
      const { page, dialog, submit, calls } = form;
      const held = await sendHeld(page, call, () => submit.click());
      await backCallsOff(page, call);
      await eventually(dialog).toHaveCount(0);
      await held.release();
      await eventually(
        header(page).getByRole("button", { name: wordsOf("login.form") }),
      ).toBeVisible();
      expect(calls()).toBe(1);
      await fill(await openLogin(page), form.member);
      await expectRecovery(form);
      expect(calls()).toBe(2);
    },
    "reload while the answer is awaited": async (visit) => {
      const form = await filled(visit);
      const { page, dialog, submit, calls } = form;
      const held = await sendHeld(page, call, () => submit.click());
      await page.reload();
      await held.release();
      await eventually(dialog).toBeVisible();
      await eventually(dialog.getByLabel(/^Password/)).toHaveValue("");
      expect(calls()).toBe(1);
      await mark(page);
      await fill(dialog, form.member);
      await expectRecovery(form);
    },
    "a page that comes back alive": async (visit) => {
      const form = await filled(visit, { page: { asShipped: true } });
      const { page, calls } = form;
      await page.goto(`${visit.gallery}/gallery.html`);
      await pressBack(page);
      await page.waitForURL(`${visit.portal}/`, { waitUntil: "commit" });
      await expectMarked(page);
      // The session is checked again, and the form starts over with it.
      await eventually(form.dialog.getByLabel(/^Username/)).toHaveValue("");
      expect(calls()).toBe(0);
      await fill(form.dialog, form.member);
      await expectRecovery(form);
      expect(calls()).toBe(1);
    },
  },
  pictures: {
    "the captcha's call": async (visit) => {
      const form = await filled(visit, { member: { captchaAlways: true } });
      const { page, dialog, submit } = form;
      const lift = await sendInto(
        page,
        visit.control,
        captcha,
        "dropBefore",
        () => submit.click(),
      );
      await eventually(
        dialog.getByText(wordsOf("ui.captchaField.missing")),
      ).toHaveCount(1);
      await expectKept(form);
      await lift();
      const keys = await captchaKeys(page);
      await dialog
        .getByRole("button", { name: wordsOf("ui.captchaField.refresh") })
        .click();
      await eventually.poll(() => keys.length).toBe(1);
      await dialog
        .getByLabel(/^Captcha/)
        .fill(await visit.control.captchaAnswer(keys[0] ?? ""));
      await expectRecovery(form);
    },
    "pictures and fonts": async (visit) => {
      let refused = () => 0;
      const form = await filled(visit, {
        before: async (page) => {
          refused = await withoutPictures(page);
        },
      });
      expect(refused()).toBeGreaterThan(0);
      await expectRecovery(form);
    },
  },
});

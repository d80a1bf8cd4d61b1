import type { Page } from "playwright";
import { pressBack } from "./harness/back.ts";
import {
  closePlatform,
  expectClosed,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  mark,
  slowLine,
  withoutPictures,
  type Closure,
  type StorageFault,
} from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  answering,
  answerTo,
  arm,
  bite,
  counting,
  expectBite,
  hold,
  sendHeld,
  type FaultKind,
} from "./harness/faults.ts";
import {
  callProblems,
  codeProblems,
  openWithoutStorage,
  storages,
  tooOften,
} from "./harness/faultWays.ts";
import {
  header,
  loginDialog,
  logOut,
  openAsMember,
  requests,
  section,
} from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const permission = { call: "permission", wire: "/wps/system/permission" };
const whitelabel = { call: "whitelabel", wire: "/wps/system/whitelabel" };

const failure = (page: Page) =>
  page.getByRole("heading", { name: wordsOf("ui.startFailure.title") });
const prepared = (page: Page) => page.locator("#prepared");
const startFailed = (page: Page) => page.locator("#start-failed");
const retry = (page: Page) =>
  page.getByRole("button", { name: wordsOf("session.retry") });
const guest = (page: Page) =>
  header(page).getByRole("button", { name: wordsOf("login.form") });
const lobby = (page: Page) =>
  section(page, wordsOf("lobby.hot.title")).getByRole("article").first();

/** The portal is shown, and the document's own first screen is gone. */
async function expectLobby(page: Page) {
  await eventually(lobby(page)).toBeVisible();
  await eventually(prepared(page)).toBeHidden();
  await eventually(startFailed(page)).toBeHidden();
}

/** Only the error page with a retry is shown: nothing for the lobby was requested. */
async function expectFailure(page: Page, asked: ReturnType<typeof requests>) {
  await eventually(failure(page)).toBeVisible();
  await eventually(prepared(page)).toBeHidden();
  expect(await header(page).count()).toBe(0);
  expect(asked("/wps/game/")).toEqual([]);
}

/** A call of the site's that fails for as long as the fault holds, and the recovery afterwards. */
const refused =
  (kind: FaultKind, most: number) =>
  async (visit: Visit): Promise<void> => {
    visit.expectProblem(callProblems);
    const page = await visit.newPage();
    const lift = await arm(page, visit.control, permission, kind);
    const sent = counting(page, permission);
    const asked = requests(page);
    const bitten = bite(page, permission);
    await page.goto(visit.portal);
    expectBite(await bitten, kind);
    await expectFailure(page, asked);
    expect(sent()).toBeLessThanOrEqual(most);
    await mark(page);
    await lift();
    await retry(page).click();
    await expectLobby(page);
    await expectMarked(page);
  };

const whileClosed =
  (status: Closure, shown: RegExp) =>
  async (visit: Visit): Promise<void> => {
    const opened = await closePlatform(visit, status);
    const page = await visit.newPage();
    const asked = requests(page);
    await page.goto(`${visit.portal}/live`);
    await expectClosed(page, status);
    await eventually(page.getByRole("main")).toContainText(shown);
    expect(asked("/wps/game/")).toEqual([]);
    await mark(page);
    await opened();
    await expectOpen(page, status);
    expect(page.url()).toBe(`${visit.portal}/live`);
    await expectMarked(page);
  };

const withStorage =
  (fault: StorageFault) =>
  async (visit: Visit): Promise<void> => {
    const { page } = await openWithoutStorage(visit, fault);
    await expectLobby(page);
    await page.reload();
    await eventually(guest(page)).toBeVisible();
    await expectLobby(page);
  };

/** Answers a call of the site's with something else, and expects the lobby to open nevertheless. */
const opensWith =
  (call: typeof permission, body: string) =>
  async (visit: Visit): Promise<void> => {
    const page = await visit.newPage();
    const wrong = await answering(page, call, body);
    await page.goto(visit.portal);
    await expectLobby(page);
    expect(wrong.given()).toBeGreaterThan(0);
    await expectUnpolluted(page);
  };

const code = /\/assets\/index-[^/]*\.js$/;

faultColumn("boot", {
  offline: {
    "goes while the site is read, and comes back": async (visit) => {
      visit.expectProblem(callProblems);
      const page = await visit.newPage();
      const held = await hold(page, permission);
      const asked = requests(page);
      await page.goto(visit.portal);
      await eventually.poll(held.waiting).toBe(1);
      await eventually(prepared(page)).toBeVisible();
      await mark(page);
      const reconnect = await goOffline(page);
      await held.release();
      await expectFailure(page, asked);
      await reconnect();
      await expectLobby(page);
      await expectMarked(page);
    },
  },
  dropAfter: {
    "one answer is lost": async (visit) => {
      visit.expectProblem(callProblems);
      const page = await visit.newPage();
      await visit.control.addFault({
        ...permission,
        kind: "dropAfter",
        count: 1,
      });
      const sent = counting(page, permission);
      const bitten = bite(page, permission);
      await page.goto(visit.portal);
      expectBite(await bitten, "dropAfter");
      await expectLobby(page);
      expect(sent()).toBe(2);
    },
    "every answer is lost": refused("dropAfter", 3),
  },
  slow: {
    "8 s: the prepared screen, then the lobby": async (visit) => {
      const page = await visit.newPage();
      await page.clock.install();
      const held = await hold(page, permission);
      const asked = requests(page);
      await page.goto(visit.portal);
      await eventually.poll(held.waiting).toBe(1);
      await page.clock.fastForward(8000);
      await eventually(prepared(page)).toBeVisible();
      expect(await failure(page).count()).toBe(0);
      expect(asked("/wps/game/")).toEqual([]);
      await held.release();
      await expectLobby(page);
    },
    "longer than a call may take": async (visit) => {
      visit.expectProblem(callProblems);
      const page = await visit.newPage();
      await page.clock.install();
      const held = await hold(page, permission);
      const asked = requests(page);
      await page.goto(visit.portal);
      for (const tries of [1, 2, 3]) {
        await eventually.poll(held.waiting).toBe(tries);
        await eventually(prepared(page)).toBeVisible();
        // Each attempt has its time limit, and the next one its back-off.
        await page.clock.fastForward(10_000);
        await page.clock.fastForward(1000);
      }
      await expectFailure(page, asked);
      await mark(page);
      await held.release();
      await retry(page).click();
      await expectLobby(page);
      await expectMarked(page);
    },
    "400 ms and 50 KB/s": async (visit) => {
      // A plain text file has no icon.
      visit.expectProblem(/favicon/);
      const page = await visit.newPage();
      await page.goto(`${visit.portal}/robots.txt`);
      const line = await slowLine(page);
      await page.goto(visit.portal, { waitUntil: "commit" });
      await eventually(prepared(page)).toBeVisible();
      await eventually(lobby(page)).toBeVisible({ timeout: 45_000 });
      await line.detach();
    },
  },
  serverError: {
    "500": refused("status", 1),
    "503 with Retry-After": refused("unavailable", 3),
  },
  expired: {
    "a token that is over": async (visit) => {
      visit.expectProblem(/status of 401/);
      const member = await visit.control.makeMember();
      const token = await signIn(visit, member);
      await visit.control.signOut(member.username);
      const page = await visit.newPage();
      const refusal = page.waitForResponse((one) => one.status() === 401);
      await page.goto(`${visit.portal}/?token=${token}`);
      await refusal;
      await eventually(loginDialog(page)).toBeVisible();
      await eventually(loginDialog(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await eventually(guest(page)).toBeVisible();
      await expectLobby(page);
    },
    "the site's own call": refused("unauthorised", 1),
  },
  closed: {
    maintenance: whileClosed("maintenance", /Closed/),
    region: whileClosed(
      "regionRestriction",
      /Closed[\s\S]*(\d+\.\d+\.\d+\.\d+|::1)/,
    ),
  },
  tooMany: {
    "is not asked again by itself": async (visit) => {
      visit.expectProblem(callProblems);
      const page = await visit.newPage();
      const lift = await tooOften(page, permission);
      const asked = requests(page);
      const refusal = answerTo(page, permission);
      await page.goto(visit.portal);
      expect((await refusal).status()).toBe(429);
      await expectFailure(page, asked);
      expect(asked(permission.wire)).toHaveLength(1);
      await lift();
      await retry(page).click();
      await expectLobby(page);
    },
  },
  malformed: {
    "cut short on the platform": refused("malformed", 1),
    "cut short on the way": refused("truncated", 1),
    "a page of HTML instead": refused("html", 1),
    "switches that are none": opensWith(whitelabel, "<!doctype html>"),
  },
  poisoned: {
    "switches of another kind": opensWith(
      whitelabel,
      '{"success":true,"code":"0","__proto__":{"polluted":1},"value":[null,7,{"k":[]},"<img src=x>"]}',
    ),
    "information of another kind": opensWith(
      permission,
      '{"success":true,"code":"0","value":{"__proto__":{"polluted":1},"customerService":{"length":3},"domainRoute":7,"resources":null,"whitelabel":"on","register":[],"mainDomain":{},"analytics":{"gtagId":["G-1"]},"imageCDNs":[7,"javascript:alert(1)"],"launchGameCDNs":"x","location":[]}}',
    ),
  },
  chunk: {
    "code that is not found": async (visit) => {
      visit.expectProblem(callProblems);
      const page = await visit.newPage();
      let missed = 0;
      await page.route(code, (route) => {
        missed += 1;
        return route.fulfill({ status: 404, body: "" });
      });
      await page.goto(visit.portal);
      await eventually(startFailed(page)).toBeVisible();
      await eventually(prepared(page)).toBeHidden();
      expect(missed).toBeGreaterThan(0);
      await page.unroute(code);
      await page
        .getByRole("link", { name: wordsOf("document.reload") })
        .click();
      await expectLobby(page);
    },
    "code that hangs, and comes after all": async (visit) => {
      const page = await visit.newPage();
      await page.clock.install();
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      await page.route(code, async (route) => {
        await opened;
        await route.continue().catch(() => undefined);
      });
      await page.goto(visit.portal, { waitUntil: "commit" });
      await eventually(prepared(page)).toBeVisible();
      await page.clock.fastForward(40_000);
      await eventually(startFailed(page)).toBeVisible();
      open();
      await expectLobby(page);
    },
    "words that are not found": async (visit) => {
      visit.expectProblem(codeProblems);
      const page = await visit.newPage();
      const words = /\/assets\/EN-[^/]*\.json$/;
      let missed = 0;
      await page.route(words, (route) => {
        missed += 1;
        return route.fulfill({ status: 404, body: "" });
      });
      await page.goto(visit.portal);
      // A missing file may mean a new build: the page is reloaded once.
      await page.waitForFunction(() => {
        const [loaded] = performance.getEntriesByType("navigation");
        return (
          loaded instanceof PerformanceNavigationTiming &&
          loaded.type === "reload"
        );
      });
      await eventually(startFailed(page)).toBeVisible();
      expect(missed).toBeGreaterThan(1);
      await page.unroute(words);
      await page
        .getByRole("link", { name: wordsOf("document.reload") })
        .click();
      await expectLobby(page);
    },
  },
  storage: storages(withStorage),
  back: {
    "reload while the site is read": async (visit) => {
      const page = await visit.newPage();
      const held = await sendHeld(page, permission, () =>
        page.goto(`${visit.portal}/live#top`),
      );
      await page.reload();
      await eventually.poll(held.waiting).toBe(2);
      await held.release();
      await eventually(
        page.getByRole("heading", { name: wordsOf("con_live"), level: 1 }),
      ).toBeVisible();
      expect(page.url()).toBe(`${visit.portal}/live#top`);
    },
    "Back to a start that was left": async (visit) => {
      const page = await visit.newPage();
      const held = await sendHeld(page, permission, () =>
        page.goto(`${visit.portal}/live`),
      );
      await page.goto(`${visit.gallery}/gallery.html`);
      await held.release();
      await pressBack(page);
      await page.waitForURL("**/live", { waitUntil: "commit" });
      await eventually(
        page.getByRole("heading", { name: wordsOf("con_live"), level: 1 }),
      ).toBeVisible();
    },
  },
  otherTab: {
    "while this one starts": async (visit) => {
      visit.expectProblem(/status of 401/);
      const { page: first } = await openAsMember(visit);
      const second = await visit.newPage({ context: first.context() });
      const held = await sendHeld(second, permission, () =>
        second.goto(visit.portal),
      );
      await logOut(first);
      await eventually(guest(first)).toBeVisible();
      await held.release();
      await eventually(guest(second)).toBeVisible();
      await expectLobby(second);
    },
  },
  pictures: {
    "the document's own logo, then its name": async (visit) => {
      visit.expectProblem(callProblems);
      const page = await visit.newPage();
      const refusals = await withoutPictures(page);
      const held = await sendHeld(page, permission, () =>
        page.goto(visit.portal),
      );
      await eventually(prepared(page).locator("svg")).toBeVisible();
      await held.release();
      await expectLobby(page);
      expect(refusals()).toBeGreaterThan(0);
      await eventually(
        header(page).getByRole("link", { name: "Aurora" }),
      ).toHaveCount(1);
    },
  },
});

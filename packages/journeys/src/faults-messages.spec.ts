import type { Page, WebSocketRoute } from "playwright";
import { pressBack } from "./harness/back.ts";
import {
  breakStorage,
  closePlatform,
  expectBrokenStorage,
  expectClosed,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  loseCode,
  mark,
  slowLine,
  withoutPictures,
  type Closure,
  type StorageFault,
} from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import { sendInto, type FaultKind } from "./harness/faults.ts";
import { closures, codeProblems, storages } from "./harness/faultWays.ts";
import {
  header,
  loginDialog,
  logOut,
  memberMenu,
  secondTab,
  submitLogin,
} from "./harness/journey.ts";
import { news, openListening, type Listening } from "./harness/live.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const announcements = {
  call: "announcements",
  wire: "/wps/relay/MCSFE_getListAnnouncements",
};
const problems = /status of [45]\d\d|ERR_|WebSocket connection/;

const say = (
  visit: Visit,
  { member }: Pick<Listening, "member">,
  text: string,
) => visit.control.letHappen(member.username, { type: "MESSAGE", text });
const told = (page: Page, text: string) =>
  news(page).filter({ hasText: `New message: \u2068${text}\u2069` });
const expectTold = (page: Page, text: string) =>
  eventually(told(page, text)).toHaveCount(1);

/** The fault is over: the next message is shown, without a reload. */
async function expectRecovery(
  visit: Visit,
  all: Pick<Listening, "page" | "member">,
) {
  await say(visit, all, "Afterwards");
  await expectTold(all.page, "Afterwards");
  await expectMarked(all.page);
}

async function listening(visit: Visit): Promise<Listening> {
  visit.expectProblem(problems);
  const all = await openListening(visit);
  await mark(all.page);
  return all;
}

/** Intercepts the socket between the page and the platform, and sends what the test wants. */
async function between(
  page: Page,
): Promise<{ readonly routes: WebSocketRoute[] }> {
  const routes: WebSocketRoute[] = [];
  await page.routeWebSocket("**/wps/events", (route) => {
    route.connectToServer();
    routes.push(route);
  });
  return { routes };
}

/** The announcements fail: the page that shows them says so, and tries again. */
const panel = (kind: FaultKind) => async (visit: Visit) => {
  visit.expectProblem(problems);
  const page = await visit.newPage();
  const lift = await sendInto(page, visit.control, announcements, kind, () =>
    page.goto(`${visit.portal}/promotions`),
  );
  await mark(page);
  const again = page
    .getByRole("main")
    .getByRole("button", { name: wordsOf("session.retry") });
  await again.waitFor();
  await lift();
  await again.click();
  await eventually(again).toHaveCount(0);
  await eventually(
    page.getByRole("main").getByRole("article").first(),
  ).toBeVisible();
  await expectMarked(page);
};

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const all = await listening(visit);
  const opened = await closePlatform(visit, status);
  // The platform closes the socket before it sends anything else; the portal makes a call to find out why.
  await say(visit, all, "Meanwhile");
  await expectClosed(all.page, status);
  await opened();
  await expectOpen(all.page, status);
  await expectTold(all.page, "Meanwhile");
  await expectMarked(all.page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  await visit.control.setPopups([
    { id: "A", title: "News", content: "<p>Words.</p>", execution: "A" },
  ]);
  const { page, ...all } = await openListening(visit, {
    before: (one) => breakStorage(one, fault),
  });
  await expectBrokenStorage(page);
  const popup = page.getByRole("dialog", {
    name: wordsOf("announcement.title"),
  });
  await popup
    .getByRole("button", { name: wordsOf("announcement.read") })
    .click();
  await eventually(popup).toHaveCount(0);
  await say(visit, all, "All the same");
  await expectTold(page, "All the same");
  await eventually(popup).toHaveCount(0);
};

faultColumn("messages", {
  offline: {
    "what happened meanwhile": async (visit) => {
      const all = await listening(visit);
      const reconnect = await goOffline(all.page);
      await eventually.poll(all.sockets.open).toBe(0);
      await say(visit, all, "Meanwhile");
      await eventually(news(all.page)).toHaveCount(0);
      await reconnect();
      await expectTold(all.page, "Meanwhile");
      await expectRecovery(visit, all);
      await expectTold(all.page, "Meanwhile");
    },
  },
  dropAfter: {
    "the socket breaks": async (visit) => {
      visit.expectProblem(problems);
      let routes: WebSocketRoute[] = [];
      const all = await openListening(visit, {
        before: async (page) => {
          ({ routes } = await between(page));
        },
      });
      await mark(all.page);
      await visit.control.addFault({
        call: "liveEvents",
        kind: "status",
        status: 503,
      });
      for (const route of routes) await route.close({ code: 1011 });
      await say(visit, all, "While it was broken");
      await visit.control.liftFaults();
      await expectTold(all.page, "While it was broken");
      await expectRecovery(visit, all);
    },
  },
  slow: {
    "8 s until what was missed is answered": async (visit) => {
      const all = await listening(visit);
      const reconnect = await goOffline(all.page);
      await say(visit, all, "Slowly");
      await visit.control.addFault({
        call: "eventsSince",
        kind: "delay",
        delayMs: 8000,
      });
      await reconnect();
      await eventually.poll(all.sockets.ready).toBe(2);
      await say(visit, all, "Live");
      await eventually(news(all.page)).toHaveCount(0);
      await eventually(
        told(all.page, "Slowly").or(
          news(all.page).filter({ hasText: "2 new messages" }),
        ),
      ).toHaveCount(1, { timeout: 14_000 });
      await visit.control.liftFaults();
      await expectRecovery(visit, all);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const all = await listening(visit);
      const line = await slowLine(all.page);
      await say(visit, all, "Slowly");
      await expectTold(all.page, "Slowly");
      await line.detach();
    },
  },
  serverError: {
    "announcements: 500": panel("status"),
    "announcements: 503 with Retry-After": panel("unavailable"),
    "no socket gets through": async (visit) => {
      visit.expectProblem(problems);
      const member = await visit.control.makeMember();
      await visit.control.addFault({
        call: "liveEvents",
        kind: "status",
        status: 503,
      });
      const page = await visit.newPage();
      await page.clock.install();
      await page.goto(
        `${visit.portal}/fish?token=${await signIn(visit, member)}`,
      );
      await memberMenu(page).waitFor();
      let answers = 0;
      page.on("response", (one) => {
        if (one.url().includes("/wps/events/since") && one.ok()) answers += 1;
      });
      // The fourth attempt comes after at most 1, 2 and 4 seconds.
      await eventually(async () => {
        await page.clock.fastForward(4000);
        expect(answers).toBeGreaterThan(0);
      }).toPass();
      await say(visit, { member }, "By a call");
      await eventually(async () => {
        await page.clock.fastForward(30_000);
        await eventually(told(page, "By a call")).toHaveCount(1, {
          timeout: 500,
        });
      }).toPass();
    },
  },
  expired: {
    "asks for a login, tells nothing more, and tells again afterwards": async (
      visit,
    ) => {
      const all = await listening(visit);
      await visit.control.signOut(all.member.username);
      await say(visit, all, "Too late");
      await eventually(loginDialog(all.page)).toBeVisible();
      await eventually.poll(all.sockets.open).toBe(0);
      await eventually(told(all.page, "Too late")).toHaveCount(0);
      await submitLogin(all.page, all.member);
      await eventually.poll(all.sockets.ready).toBe(2);
      await expectRecovery(visit, all);
    },
  },
  closed: closures(whileClosed),
  malformed: {
    "announcements cut short": panel("truncated"),
    "a page of HTML instead of announcements": panel("html"),
    "frames that are none": async (visit) => {
      let routes: WebSocketRoute[] = [];
      const all = await openListening(visit, {
        before: async (page) => {
          ({ routes } = await between(page));
        },
      });
      await mark(all.page);
      for (const route of routes)
        for (const frame of [
          "<html>",
          "null",
          '{"type":"MESSAGE"',
          "[]",
          '{"type":"READY","cursor":{}}',
        ])
          route.send(frame);
      await expectRecovery(visit, all);
      await eventually(news(all.page)).toHaveCount(1);
    },
  },
  poisoned: {
    "fields of another kind": async (visit) => {
      let routes: WebSocketRoute[] = [];
      const all = await openListening(visit, {
        before: async (page) => {
          ({ routes } = await between(page));
        },
      });
      await mark(all.page);
      for (const route of routes) {
        route.send(
          '{"type":"DEPOSIT_ARRIVED","id":"p1","__proto__":{"polluted":1},"value":{"amount":"1e9","__proto__":{"polluted":1}}}',
        );
        route.send(
          '{"type":"MESSAGE","id":"p2","value":{"text":"<img src=x onerror=alert(1)>"}}',
        );
      }
      await eventually(
        news(all.page).filter({ hasText: "A deposit was credited" }),
      ).toHaveCount(1);
      await expectTold(all.page, "<img src=x onerror=alert(1)>");
      expect(await all.page.locator("img[src=x]").count()).toBe(0);
      await expectUnpolluted(all.page);
      await expectRecovery(visit, all);
    },
  },
  twice: {
    "two tabs": async (visit) => {
      const all = await listening(visit);
      const second = await secondTab(visit, all.page, "/fish");
      await eventually
        .poll(() =>
          second.evaluate(
            async () => (await navigator.locks.query()).pending?.length,
          ),
        )
        .toBe(1);
      await visit.control.letHappen(all.member.username, {
        type: "DEPOSIT_ARRIVED",
        amount: "80.00",
      });
      await eventually(header(all.page)).toContainText("90.00");
      await eventually(header(second)).toContainText("90.00");
      await eventually
        .poll(
          async () =>
            (await news(all.page).count()) + (await news(second).count()),
        )
        .toBe(1);
    },
  },
  chunk: {
    "not found": async (visit) => {
      visit.expectProblem(codeProblems);
      const member = await visit.control.makeMember();
      const page = await visit.newPage();
      const lost = await loseCode(page, "LiveEvents");
      await page.goto(
        `${visit.portal}/fish?token=${await signIn(visit, member)}`,
      );
      await memberMenu(page).waitFor();
      await eventually.poll(lost.asked).toBeGreaterThan(0);
      await eventually(
        page.getByRole("button", { name: /^(Load|Try) again$/ }),
      ).toHaveCount(0);
      await lost.lift();
      const socket = page.waitForEvent("websocket");
      await page.evaluate(() =>
        document.dispatchEvent(
          new Event("visibilitychange", { bubbles: true }),
        ),
      );
      const ready = (await socket).waitForEvent(
        "framereceived",
        ({ payload }) => payload.toString().includes("READY"),
      );
      await ready;
      await say(visit, { member }, "After all");
      await expectTold(page, "After all");
    },
  },
  storage: storages(withStorage),
  clock: {
    "a day ahead": async (visit) => {
      const all = await openListening(visit, {
        before: async (page) => {
          await page.clock.setSystemTime(Date.now() + 86_400_000);
        },
      });
      await mark(all.page);
      await expectRecovery(visit, all);
    },
  },
  back: {
    "from the browser's memory": async (visit) => {
      const all = await openListening(visit, { page: { asShipped: true } });
      const { page } = all;
      await mark(page);
      await page.goto(`${visit.gallery}/gallery.html`);
      await say(visit, all, "Meanwhile");
      await pressBack(page);
      await page.waitForURL("**/fish", { waitUntil: "commit" });
      await expectTold(page, "Meanwhile");
      await expectRecovery(visit, all);
    },
  },
  otherTab: {
    "is a guest then": async (visit) => {
      const all = await listening(visit);
      const second = await secondTab(visit, all.page, "/fish");
      await logOut(second);
      await eventually(
        header(all.page).getByRole("button", { name: wordsOf("login.form") }),
      ).toBeVisible();
      await eventually.poll(all.sockets.open).toBe(0);
      await say(visit, all, "To nobody");
      await eventually(told(all.page, "To nobody")).toHaveCount(0);
      await eventually(told(second, "To nobody")).toHaveCount(0);
    },
  },
  pictures: {
    "none of them": async (visit) => {
      visit.expectProblem(problems);
      const all = await openListening(visit, {
        before: async (page) => {
          await withoutPictures(page);
        },
      });
      await mark(all.page);
      await expectRecovery(visit, all);
    },
  },
});

import type { Locator, Page } from "playwright";
import { makeLine, openAgentHome } from "./harness/agents.ts";
import { pressBack } from "./harness/back.ts";
import {
  breakStorage,
  expectBrokenStorage,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  mark,
  retryCode,
  slowLine,
  type Closure,
  type StorageFault,
} from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  bite,
  counting,
  expectBite,
  intercept,
  sendHeld,
  sendInto,
  type Call,
  type FaultKind,
} from "./harness/faults.ts";
import {
  callProblems,
  closedMeanwhile,
  closures,
  codeProblems,
  missingCode,
  network,
  storages,
  tooOften,
  type MissingCode,
} from "./harness/faultWays.ts";
import {
  loginDialog,
  logOut,
  memberMenu,
  openAsMember,
  secondTab,
  submitLogin,
} from "./harness/journey.ts";
import { expect, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const bets = { call: "betRecords", wire: "/wps/relay/GCS_betRecords" };
const wish = { history: 20, balance: "250.00" };
/** What pages say when there is nothing, which is untrue if the data could not be loaded. */
const none = /\b(no \w+ (in these|yet)|nothing|nobody|there are no)\b/i;

const main = (page: Page) => page.getByRole("main");
const tableOf = (page: Page) =>
  main(page).getByRole("table", { name: wordsOf("records.bets") });
const rowsOf = (page: Page) => tableOf(page).locator("tbody").getByRole("row");
const tryAgain = (page: Page) =>
  main(page).getByRole("button", { name: wordsOf("session.retry") });
const days = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true });

interface Records {
  readonly page: Page;
  readonly member: { readonly username: string; readonly password: string };
  /** How often bets were requested since the page was opened. */
  readonly asked: () => number;
}

interface RecordsWish {
  readonly clock?: boolean;
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The betting record of a member who has played. */
async function records(
  visit: Visit,
  { clock, before }: RecordsWish = {},
): Promise<Records> {
  visit.expectProblem(callProblems);
  const { page, member } = await openAsMember(visit, {
    path: "/member?page=personalHistoryCopy",
    wish,
    page: { width: 1280 },
    ...(before && { before }),
  });
  await eventually(rowsOf(page).nth(1)).toBeVisible();
  if (clock) await page.clock.install();
  await mark(page);
  return { page, member, asked: counting(page, bets) };
}

/** A different range of days, which has not been loaded yet. */
const choose = (page: Page) => days(page, "Last 30 days").click();

const expectRows = (page: Page, count = 20) =>
  eventually(rowsOf(page)).toHaveCount(count);

/** A request that fails in one way is reported in place of the rows, and can be tried again there. */
const failing =
  (kind: FaultKind, words: string, tries: number) => async (visit: Visit) => {
    const { page, asked } = await records(visit);
    const lift = await sendInto(page, visit.control, bets, kind, () =>
      choose(page),
    );
    await eventually(tableOf(page)).toContainText(words);
    expect(await tableOf(page).innerText()).not.toMatch(none);
    expect(asked()).toBe(tries);
    await lift();
    await tryAgain(page).click();
    await expectRows(page);
    await expectMarked(page);
  };

const goTo = (page: Page, name: string): Promise<void> =>
  page
    .getByRole("navigation", { name: /^(Member|Agent) centre$/ })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();

interface Place {
  /** The entry in the centre, and another entry that does not load the same data. */
  readonly entry: string;
  readonly from: string;
  readonly call: Call;
  readonly shown: (page: Page) => Locator;
}

/** A page whose code has been loaded and whose data has not: opened offline, and loaded once online. */
async function opensOffline(page: Page, place: Place): Promise<void> {
  const lost = await intercept(page, place.call, (route) =>
    route.abort("connectionreset"),
  );
  await goTo(page, place.entry);
  await eventually(main(page)).toContainText(network);
  await goTo(page, place.from);
  await eventually(main(page)).not.toContainText(network);
  await lost();
  const reconnect = await goOffline(page);
  await goTo(page, place.entry);
  await eventually(main(page)).toContainText(network);
  expect(await main(page).innerText()).not.toMatch(none);
  await reconnect();
  await eventually(place.shown(page)).toBeVisible();
  await eventually(main(page)).not.toContainText(network);
  await expectMarked(page);
}

const table = (name: string) => (page: Page) =>
  main(page).getByRole("table", { name }).locator("tbody tr").first();
const relay = (call: string, service: string): Call => ({
  call,
  wire: `/wps/relay/${service}`,
});

const offlineAt = (place: Omit<Place, "from">) => async (visit: Visit) => {
  visit.expectProblem(callProblems);
  await visit.control.setFlags({ MANPLAYREB3: "1" });
  const { page } = await openAsMember(visit, {
    path: "/member?page=feedback",
    wish,
    page: { width: 1280 },
  });
  await main(page)
    .getByRole("form", { name: wordsOf("feedback.form") })
    .waitFor();
  await mark(page);
  await opensOffline(page, { ...place, from: "Feedback" });
};

const agentOfflineAt = (place: Omit<Place, "from">) => async (visit: Visit) => {
  visit.expectProblem(callProblems);
  const { agent } = await makeLine(visit, { history: 10 });
  const page = await openAgentHome(visit, agent, "agentAnnouncement", {
    width: 1280,
  });
  await mark(page);
  await opensOffline(page, { ...place, from: "Announcements" });
};

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const { page } = await records(visit);
  const opened = await closedMeanwhile(visit, page, status, {
    call: bets,
    press: () => choose(page),
  });
  await opened();
  await expectOpen(page, status);
  await eventually(rowsOf(page).nth(1)).toBeVisible();
  await expectMarked(page);
};

const withoutCode: MissingCode = (fault, after) => async (visit) => {
  visit.expectProblem(codeProblems);
  const { page } = await openAsMember(visit, {
    path: "/member?page=feedback",
    wish,
    page: { width: 1280 },
  });
  await main(page)
    .getByRole("form", { name: wordsOf("feedback.form") })
    .waitFor();
  if (after) await page.clock.install();
  const missing = await fault(page, "RecordPages");
  await goTo(page, "Betting record");
  await retryCode(page, missing, after);
  await eventually(rowsOf(page).nth(1)).toBeVisible();
  await expectMarked(page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  const { page } = await records(visit, {
    before: (one) => breakStorage(one, fault),
  });
  await expectBrokenStorage(page);
  await choose(page);
  await expectRows(page);
};

faultColumn("records", {
  offline: {
    "the betting record": offlineAt({
      entry: "Betting record",
      call: bets,
      shown: table(wordsOf("records.bets")),
    }),
    "the account record": offlineAt({
      entry: "Account record",
      call: relay("transactions", "WCS_transactions"),
      shown: table("Account change details"),
    }),
    "profit and loss": offlineAt({
      entry: "Profit and loss",
      call: relay("profitLoss", "GCS_profitLoss"),
      shown: table(wordsOf("records.profit")),
    }),
    "bonus details": offlineAt({
      entry: "Bonus details",
      call: relay("bonusDetails", "MCS2_bonusDetails"),
      shown: table(wordsOf("records.bonuses")),
    }),
    "the inbox": offlineAt({
      entry: "Messages",
      call: relay("messages", "CSP_messages"),
      shown: (page) => main(page).getByRole("searchbox"),
    }),
    "the invitation": offlineAt({
      entry: "Invite friends",
      call: relay("referral", "MCS2_referral"),
      shown: (page) => main(page).getByText(wordsOf("referral.code")),
    }),
    "the team": agentOfflineAt({
      entry: "Team management",
      call: relay("downlines", "ACS_downlines"),
      shown: (page) => main(page).getByRole("treegrid").getByRole("row").nth(1),
    }),
    "the team overview": agentOfflineAt({
      entry: "Team overview",
      call: relay("teamOverview", "ACS_teamOverview"),
      shown: table(wordsOf("agentOverview.label")),
    }),
    "what was read before is said to be old": async (visit) => {
      const { page } = await records(visit);
      const reconnect = await goOffline(page);
      const old = main(page).getByText(/^Records as of/);
      await eventually(old).toBeVisible();
      await eventually(rowsOf(page).nth(1)).toBeVisible();
      await reconnect();
      await eventually(old).toHaveCount(0);
      await expectMarked(page);
    },
  },
  dropAfter: {
    "once: is asked again by itself": async (visit) => {
      const { page, asked } = await records(visit);
      await visit.control.addFault({
        call: bets.call,
        kind: "dropAfter",
        count: 1,
      });
      const bitten = bite(page, bets);
      await choose(page);
      expectBite(await bitten, "dropAfter");
      // The rows of before stay until the new ones are there.
      await eventually.poll(asked).toBe(2);
      await expectRows(page);
      expect(asked()).toBe(2);
    },
    "again and again": failing("dropAfter", network, 3),
    "on the reader's own line": failing("reset", network, 3),
  },
  slow: {
    "8 s: the table is busy, and the last choice wins": async (visit) => {
      const { page } = await records(visit, { clock: true });
      const held = await sendHeld(page, bets, () => choose(page));
      await page.clock.fastForward(8000);
      await eventually(tableOf(page)).toHaveAttribute("aria-busy", "true");
      await days(page, "Last 7 days").click();
      await held.release();
      await eventually(days(page, "Last 7 days")).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await eventually(tableOf(page)).not.toHaveAttribute("aria-busy");
      await eventually(main(page).getByText(/abnormal|error/i)).toHaveCount(0);
    },
    "longer than a call may take": async (visit) => {
      const { page } = await records(visit, { clock: true });
      const held = await sendHeld(page, bets, () => choose(page));
      await eventually(async () => {
        await page.clock.fastForward(10_000);
        await eventually(tryAgain(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
      await held.release();
      await tryAgain(page).click();
      await expectRows(page);
      await expectMarked(page);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const { page, asked } = await records(visit);
      const line = await slowLine(page);
      await choose(page);
      await expectRows(page);
      expect(asked()).toBe(1);
      await line.detach();
    },
  },
  serverError: {
    "500": failing("status", "Unknown error", 1),
    "503 with Retry-After": failing("unavailable", network, 3),
  },
  expired: {
    "asks for a login and comes back": async (visit) => {
      const { page, member } = await records(visit);
      await visit.control.signOut(member.username);
      await choose(page);
      await eventually(loginDialog(page)).toBeVisible();
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await eventually(rowsOf(page).nth(1)).toBeVisible();
      await expectMarked(page);
    },
  },
  closed: closures(whileClosed),
  tooMany: {
    "says so, and asks no more by itself": async (visit) => {
      const { page, asked } = await records(visit, { clock: true });
      const lift = await tooOften(page, bets);
      await choose(page);
      await eventually(tableOf(page)).toContainText(
        wordsOf("error.TOO_MANY_REQUESTS", { minutes: 1 }),
      );
      await page.clock.fastForward(20_000);
      expect(asked()).toBe(1);
      await lift();
      await tryAgain(page).click();
      await expectRows(page);
      await expectMarked(page);
    },
  },
  malformed: {
    "cut short on the platform": failing("malformed", "Unknown error", 1),
    "cut short on the way": failing("truncated", "Unknown error", 1),
    "a page of HTML instead": failing("html", "Unknown error", 1),
  },
  poisoned: {
    "names of games that are markup": async (visit) => {
      const { page } = await records(visit);
      await intercept(page, bets, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({
          response: answer,
          body: text
            .replace("{", '{"__proto__":{"polluted":1},')
            .replaceAll(
              /"game":"[^"]*"/g,
              '"game":"<img src=x onerror=alert(1)>"',
            ),
        });
      });
      await choose(page);
      await eventually(rowsOf(page).first()).toContainText("<img src=x");
      expect(await tableOf(page).locator("img[src=x]").count()).toBe(0);
      await expectUnpolluted(page);
    },
    "a list that is none": async (visit) => {
      const { page } = await records(visit);
      const lift = await intercept(page, bets, (route) =>
        route.fulfill({
          contentType: "application/json",
          body: '{"success":true,"value":{"list":{"length":3},"totalPages":"many"}}',
        }),
      );
      await choose(page);
      await eventually(tryAgain(page)).toBeVisible();
      expect(await tableOf(page).innerText()).not.toMatch(none);
      await lift();
      await tryAgain(page).click();
      await expectRows(page);
      await expectMarked(page);
    },
  },
  twice: {
    "two clicks": async (visit) => {
      const { page, asked } = await records(visit);
      await days(page, "Last 30 days").dblclick();
      await eventually.poll(asked).toBe(1);
      await expectRows(page);
      expect(asked()).toBe(1);
    },
    "two tabs, each with its own days": async (visit) => {
      const { page } = await records(visit);
      const other = await secondTab(
        visit,
        page,
        "/member?page=personalHistoryCopy",
      );
      await eventually(rowsOf(other).nth(1)).toBeVisible();
      await Promise.all([choose(page), days(other, "Today").click()]);
      await expectRows(page);
      await eventually(days(other, "Today")).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    },
  },
  chunk: missingCode(withoutCode),
  storage: storages(withStorage),
  clock: {
    "a day ahead": async (visit) => {
      const { page } = await records(visit, {
        before: (one) => one.clock.setSystemTime(Date.now() + 86_400_000),
      });
      await choose(page);
      await expectRows(page);
    },
  },
  back: {
    "to another address and back": async (visit) => {
      const { page } = await records(visit);
      // Centre pages have the side menu around them.
      await page
        .getByRole("link", { name: wordsOf("con_live") })
        .first()
        .click();
      await page.waitForURL("**/live");
      await pressBack(page);
      await page.waitForURL("**/member?page=personalHistoryCopy*");
      await eventually(rowsOf(page).nth(1)).toBeVisible();
      await expectMarked(page);
    },
    "reload before the answer": async (visit) => {
      const { page } = await records(visit);
      const held = await sendHeld(page, bets, () => choose(page));
      await page.reload();
      await held.release();
      await eventually(rowsOf(page).nth(1)).toBeVisible();
    },
  },
  otherTab: {
    "a guest sees nothing of it": async (visit) => {
      const { page } = await records(visit);
      const second = await secondTab(visit, page);
      await logOut(second);
      await eventually(tableOf(page)).toHaveCount(0);
    },
  },
});

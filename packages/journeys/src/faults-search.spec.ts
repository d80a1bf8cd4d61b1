import type { Locator, Page } from "playwright";
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
  withoutPictures,
  type Closure,
  type StorageFault,
} from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  answering,
  bite,
  counting,
  expectBite,
  intercept,
  sendHeld,
  sendInto,
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
  cards,
  header,
  loginDialog,
  logOut,
  memberMenu,
  openAsMember,
  secondTab,
  section,
  submitLogin,
} from "./harness/journey.ts";
import { expect, type PageWish, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const list = { call: "gamesList", wire: "/wps/game/list" };
const recent = { call: "recentList", wire: "/wps/game/recent" };

interface Lobby {
  readonly page: Page;
  readonly box: Locator;
  readonly main: Locator;
  /** How often games were requested since the page was opened. */
  readonly asked: () => number;
}

interface LobbyWish {
  readonly page?: PageWish;
  readonly path?: string;
  /** The test controls the page's clock. */
  readonly clock?: boolean;
  readonly before?: (page: Page) => Promise<unknown>;
}

const partsOf = (page: Page): Omit<Lobby, "asked"> => ({
  page,
  box: page.getByRole("searchbox", { name: /^Search/ }),
  main: page.getByRole("main"),
});

/** A visitor's page of the live tables, with its games. */
async function lobby(visit: Visit, wish: LobbyWish = {}): Promise<Lobby> {
  visit.expectProblem(callProblems);
  const page = await visit.newPage(wish.page);
  await wish.before?.(page);
  await page.goto(visit.portal + (wish.path ?? "/live"));
  await cards(page).first().waitFor();
  if (wish.clock) await page.clock.install();
  await mark(page);
  return { ...partsOf(page), asked: counting(page, list) };
}

/** Replaces the search term and searches immediately. */
async function search({ box }: Pick<Lobby, "box">, term: string) {
  await box.fill(term);
  await box.press("Enter");
}

/** The games of a search term are shown, under its name. */
async function expectFound({ page, box }: Omit<Lobby, "asked">, term: string) {
  const found = page.getByRole("list", { name: `Results for “${term}”` });
  await eventually(found).toHaveAttribute("aria-busy", "false");
  await eventually(
    cards(found)
      .first()
      .getByRole("button", { name: /^Play / }),
  ).toHaveAccessibleName(new RegExp(term, "i"));
  await eventually(box).toHaveValue(term);
}

const tryAgain = (main: Locator) =>
  main.getByRole("button", { name: wordsOf("session.retry") });

/** A search that fails in one way says so in its own panel, and can be tried again there. */
const failing =
  (kind: FaultKind, words: string, tries: number) => async (visit: Visit) => {
    const all = await lobby(visit);
    const { page, main, asked } = all;
    const lift = await sendInto(page, visit.control, list, kind, () =>
      search(all, "roulette"),
    );
    await eventually(main).toContainText(words);
    expect(asked()).toBe(tries);
    await eventually(all.box).toHaveValue("roulette");
    await eventually(
      page.getByRole("group", { name: wordsOf("lobby.vendors.label") }),
    ).toBeVisible();
    await lift();
    await tryAgain(main).click();
    await expectFound(all, "roulette");
    await expectMarked(page);
  };

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const all = await lobby(visit);
  const { page } = all;
  const opened = await closedMeanwhile(visit, page, status, {
    call: list,
    press: () => search(all, "roulette"),
  });
  await opened();
  await expectOpen(page, status);
  await expectFound(all, "roulette");
  await expectMarked(page);
};

/** The first search on the home page, whose code is missing at first. */
const withoutCode: MissingCode = (fault, after) => async (visit) => {
  visit.expectProblem(codeProblems);
  const page = await visit.newPage();
  await page.goto(visit.portal);
  await cards(section(page, wordsOf("lobby.hot.title")))
    .first()
    .waitFor();
  if (after) await page.clock.install();
  const missing = await fault(page, "CategoryGames");
  const all = partsOf(page);
  await search(all, "roulette");
  await retryCode(page, missing, after);
  await expectFound(all, "roulette");
  await expectMarked(page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  const all = await lobby(visit, {
    before: (page) => breakStorage(page, fault),
  });
  await expectBrokenStorage(all.page);
  await search(all, "roulette");
  await expectFound(all, "roulette");
};

faultColumn("search", {
  offline: {
    "says so, and finds by itself once the line is back": async (visit) => {
      const all = await lobby(visit);
      const { page, main, asked } = all;
      const reconnect = await goOffline(page);
      await search(all, "roulette");
      await eventually(main).toContainText(network);
      // The games from before do not belong to this search.
      const games = page.getByRole("list", {
        name: /^(Live casino|Results for)/,
      });
      await eventually(cards(games)).toHaveCount(0);
      // The browser's online status is not trusted: a request was tried, and failed.
      const tried = asked();
      await reconnect();
      await expectFound(all, "roulette");
      await eventually(main).not.toContainText(network);
      expect(asked()).toBe(tried + 1);
      await expectMarked(page);
    },
  },
  dropAfter: {
    "once: is asked again by itself": async (visit) => {
      const all = await lobby(visit);
      await visit.control.addFault({
        call: list.call,
        kind: "dropAfter",
        count: 1,
      });
      const bitten = bite(all.page, list);
      await search(all, "roulette");
      expectBite(await bitten, "dropAfter");
      await expectFound(all, "roulette");
      expect(all.asked()).toBe(2);
    },
    "again and again": failing("dropAfter", network, 3),
    "on the visitor's own line": failing("reset", network, 3),
  },
  slow: {
    "8 s: the list is busy, and the last term wins": async (visit) => {
      const all = await lobby(visit, { clock: true });
      const { page, main } = all;
      const held = await sendHeld(page, list, () => search(all, "roulette"));
      await page.clock.fastForward(8000);
      await eventually(
        page.getByRole("list", { name: "Results for “roulette”" }),
      ).toHaveAttribute("aria-busy", "true");
      await search(all, "blackjack");
      await eventually.poll(held.waiting).toBe(2);
      await held.release();
      await expectFound(all, "blackjack");
      await eventually(main.getByText(/abnormal|error/i)).toHaveCount(0);
    },
    "longer than a call may take": async (visit) => {
      const all = await lobby(visit, { clock: true });
      const { page, main } = all;
      const held = await sendHeld(page, list, () => search(all, "roulette"));
      await eventually(async () => {
        await page.clock.fastForward(10_000);
        await eventually(tryAgain(main)).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(held.waiting()).toBe(3);
      await held.release();
      await tryAgain(main).click();
      await expectFound(all, "roulette");
      await expectMarked(page);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const all = await lobby(visit);
      const line = await slowLine(all.page);
      await search(all, "roulette");
      await expectFound(all, "roulette");
      expect(all.asked()).toBe(1);
      await line.detach();
    },
  },
  serverError: {
    "500": failing("status", "Unknown error", 1),
    "503 with Retry-After": failing("unavailable", network, 3),
  },
  expired: {
    "the games stay; one's own list asks for a login and comes back": async (
      visit,
    ) => {
      visit.expectProblem(callProblems);
      const { page, member } = await openAsMember(visit);
      await cards(section(page, wordsOf("lobby.hot.title")))
        .first()
        .waitFor();
      await mark(page);
      const lift = await sendInto(
        page,
        visit.control,
        recent,
        "unauthorised",
        () =>
          page
            .getByRole("group", { name: wordsOf("lobby.filter.label") })
            .getByRole("button", { name: wordsOf("menu.recent") })
            .click(),
      );
      await eventually(loginDialog(page)).toBeVisible();
      await lift();
      await page.keyboard.press("Escape");
      await eventually(loginDialog(page)).toHaveCount(0);
      const all = partsOf(page);
      await search(all, "roulette");
      await expectFound(all, "roulette");
      await header(page)
        .getByRole("button", { name: wordsOf("login.form") })
        .click();
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await expectFound(all, "roulette");
      await expectMarked(page);
    },
  },
  closed: closures(whileClosed),
  tooMany: {
    "says so, and asks no more by itself": async (visit) => {
      const all = await lobby(visit, { clock: true });
      const { page, main, asked } = all;
      const lift = await tooOften(page, list);
      await search(all, "roulette");
      await eventually(main).toContainText(
        wordsOf("error.TOO_MANY_REQUESTS", { minutes: 1 }),
      );
      await page.clock.fastForward(20_000);
      expect(asked()).toBe(1);
      await lift();
      await tryAgain(main).click();
      await expectFound(all, "roulette");
      await expectMarked(page);
    },
  },
  malformed: {
    "cut short on the platform": failing("malformed", "Unknown error", 1),
    "cut short on the way": failing("truncated", "Unknown error", 1),
    "a page of HTML instead": failing("html", "Unknown error", 1),
  },
  poisoned: {
    "games of another kind are passed over": async (visit) => {
      const all = await lobby(visit);
      const { page } = all;
      let before = 0;
      await intercept(page, list, async (route) => {
        const answer = await route.fetch();
        const body: { games: Record<string, unknown>[] } = await answer.json();
        const { games } = body;
        before = games.length;
        Object.assign(games[0] ?? {}, { nodeId: null });
        Object.assign(games[1] ?? {}, { nodeId: {}, iconUrl: 7 });
        Object.assign(games[2] ?? {}, {
          displayName: "<img src=x onerror=alert(1)>",
          iconUrl: "javascript:alert(1)",
        });
        const poisoned = JSON.stringify(body).replace(
          "{",
          '{"__proto__":{"polluted":1},',
        );
        await route.fulfill({ response: answer, body: poisoned });
      });
      await search(all, "roulette");
      const found = page.getByRole("list", { name: "Results for “roulette”" });
      await eventually(found).toContainText("<img src=x onerror=alert(1)>");
      expect(before).toBeGreaterThan(3);
      await eventually(cards(found)).toHaveCount(before - 2);
      expect(await found.locator("img[src=x]").count()).toBe(0);
      await expectUnpolluted(page);
    },
    "a list that is none": async (visit) => {
      const all = await lobby(visit);
      const { page, main } = all;
      const wrong = await answering(
        page,
        list,
        '{"games":{"length":3},"totalPages":"many","total":[]}',
      );
      await search(all, "roulette");
      await eventually(
        main.getByText(/^(No game matches .*|Unknown error)$/).first(),
      ).toBeVisible();
      expect(wrong.given()).toBe(1);
      await wrong.lift();
      await search(all, "blackjack");
      await expectFound(all, "blackjack");
      await expectMarked(page);
    },
  },
  twice: {
    "Enter twice, and the pause of the hand": async (visit) => {
      const all = await lobby(visit, { clock: true });
      await all.box.fill("roulette");
      await all.box.press("Enter");
      await all.box.press("Enter");
      await all.page.clock.fastForward(1000);
      await expectFound(all, "roulette");
      expect(all.asked()).toBe(1);
    },
    "two tabs, each with its own term": async (visit) => {
      const one = await lobby(visit);
      const page = await visit.newPage({ context: one.page.context() });
      await page.goto(`${visit.portal}/live`);
      const other = partsOf(page);
      await cards(page).first().waitFor();
      await Promise.all([search(one, "roulette"), search(other, "blackjack")]);
      await expectFound(one, "roulette");
      await expectFound(other, "blackjack");
    },
  },
  chunk: missingCode(withoutCode),
  storage: storages(withStorage),
  clock: {
    "a day ahead": async (visit) => {
      const all = await lobby(visit, {
        before: (page) => page.clock.setSystemTime(Date.now() + 86_400_000),
      });
      await search(all, "roulette");
      await expectFound(all, "roulette");
    },
  },
  back: {
    "to another category and back: the page of the list and the place on it":
      async (visit) => {
        const all = await lobby(visit, {
          path: "/rng?page=2",
          page: { reducedMotion: true },
        });
        const { page } = all;
        const first = cards(page).first();
        const name = await first.innerText();
        await page.evaluate(() => window.scrollTo({ top: 900 }));
        await page.evaluate(() =>
          document
            .querySelector<HTMLAnchorElement>('nav a[href="/fish"]')
            ?.click(),
        );
        await page
          .getByRole("heading", { level: 1, name: wordsOf("con_fish") })
          .waitFor();
        await pressBack(page);
        await page.waitForURL("**/rng?page=2");
        await eventually(first).toHaveText(name, { useInnerText: true });
        await eventually
          .poll(() => page.evaluate(() => window.scrollY))
          .toBeGreaterThan(300);
        await expectMarked(page);
      },
    "reload before the answer": async (visit) => {
      const all = await lobby(visit);
      const held = await sendHeld(all.page, list, () =>
        search(all, "roulette"),
      );
      await all.page.reload();
      await held.release();
      await expectFound(all, "roulette");
    },
  },
  otherTab: {
    "is a guest's lobby then, and its games stay": async (visit) => {
      visit.expectProblem(callProblems);
      const { page } = await openAsMember(visit, { wish: { favourites: 3 } });
      await eventually(
        cards(section(page, wordsOf("lobby.sections.favourites"))),
      ).toHaveCount(3);
      const second = await secondTab(visit, page);
      await mark(page);
      await logOut(second);
      await eventually(
        section(page, wordsOf("lobby.sections.mine")),
      ).toBeVisible();
      await eventually(
        section(page, wordsOf("lobby.sections.favourites")),
      ).toHaveCount(0);
      await eventually(
        cards(section(page, wordsOf("lobby.hot.title"))).first(),
      ).toBeVisible();
      await expectMarked(page);
    },
  },
  pictures: {
    "placeholders in the games that are found": async (visit) => {
      let refused = () => 0;
      const all = await lobby(visit, {
        before: async (page) => {
          refused = await withoutPictures(page);
        },
      });
      await search(all, "roulette");
      await expectFound(all, "roulette");
      expect(refused()).toBeGreaterThan(0);
      await eventually(cards(all.page).first().locator("img")).toHaveCount(0);
    },
  },
});

import type { Page } from "playwright";
import type { Game } from "@foyer/platform/calls";
import { pressBack } from "./harness/back.ts";
import {
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  mark,
  pressWithoutHand,
  retryCode,
  slowLine,
  type Closure,
  type StorageFault,
} from "./harness/conditions.ts";
import type { Member, MemberWish } from "./harness/control.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  answering,
  answerTo,
  counting,
  hold,
  isOf,
  sendHeld,
  sendInto,
  type FaultKind,
} from "./harness/faults.ts";
import {
  callProblems,
  closedMeanwhile,
  closures,
  missingCode,
  network,
  openWithoutStorage,
  storages,
  tooOften,
  type MissingCode,
} from "./harness/faultWays.ts";
import { gameAddress, gamesOf } from "./harness/games.ts";
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
import { signIn } from "./harness/signIn.ts";
import { expect, type PageWish, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const launch = { call: "launchGame", wire: "/wps/game/launchGame" };
const start = "/fish";

const main = (page: Page) => page.getByRole("main");
const seat = (page: Page) => page.locator("iframe");
const spin = (page: Page) =>
  page
    .frameLocator("iframe")
    .getByRole("button", { name: "Spin", exact: true });
const tryAgain = (page: Page) =>
  main(page).getByRole("button", { name: wordsOf("session.retry") });
const back = (page: Page) =>
  main(page).getByRole("button", { name: wordsOf("game.back") });

interface Launch {
  readonly page: Page;
  readonly member: Member;
  readonly game: Game;
  /** How often a game was launched since the list was shown. */
  readonly launches: () => number;
  /** Presses the game's card. */
  readonly press: () => Promise<void>;
}

interface LaunchWish {
  readonly member?: MemberWish;
  readonly page?: PageWish;
  /** The code of a game's page has already been loaded. */
  readonly warm?: boolean;
  /** The test controls the page's clock. */
  readonly clock?: boolean;
}

async function openGame({ sandbox }: Visit): Promise<Game> {
  const games = await gamesOf(sandbox, { gameType: "FISH" });
  const game = games.find(({ maintenance }) => !maintenance);
  if (!game) throw new Error("There is no such game.");
  return game;
}

const card = (page: Page, { name }: Game) =>
  main(page).getByRole("button", { name: `Play ${name}`, exact: true });

/** A member's page with a playable game on it. */
async function ready(visit: Visit, wish: LaunchWish = {}): Promise<Launch> {
  visit.expectProblem(callProblems);
  const game = await openGame(visit);
  const { page, member } = await openAsMember(visit, {
    path: start,
    wish: { balance: "40.00", ...wish.member },
    ...(wish.page && { page: wish.page }),
  });
  await card(page, game).waitFor();
  if (wish.warm) {
    await card(page, game).click();
    await expectPlaying(page);
    await back(page).click();
    await page.waitForURL(`${visit.portal}/`);
    await page.evaluate(() => history.go(-2));
    await page.waitForURL(`**${start}`);
    await card(page, game).waitFor();
  }
  if (wish.clock) await page.clock.install();
  await mark(page);
  return {
    page,
    member,
    game,
    launches: counting(page, launch),
    press: () => card(page, game).click(),
  };
}

async function expectPlaying(page: Page) {
  await eventually(spin(page)).toBeEnabled();
  await eventually(seat(page)).toHaveCount(1);
}

/** A launch moves no money, whether or not its response arrived. */
async function expectMoney(visit: Visit, { member }: Pick<Launch, "member">) {
  const answer = await fetch(`${visit.sandbox}/wps/v2/wallets/balance`, {
    headers: {
      Authorization: `Bearer ${await signIn(visit, member)}`,
      "X-Foyer-Run": visit.runId,
    },
  });
  const body: unknown = await answer.json();
  expect(body).toMatchObject({ value: { balance: "40.00" } });
}

/** A launch that fails in one way: it is said in place of the game, sent once, and can be tried again there. */
const failing = (kind: FaultKind, words: string) => async (visit: Visit) => {
  const all = await ready(visit);
  const { page, launches } = all;
  const lift = await sendInto(page, visit.control, launch, kind, () =>
    all.press(),
  );
  await eventually(main(page)).toContainText(words);
  await eventually(seat(page)).toHaveCount(0);
  expect(launches()).toBe(1);
  await expectMoney(visit, all);
  await lift();
  await tryAgain(page).click();
  await expectPlaying(page);
  expect(launches()).toBe(2);
  await expectMarked(page);
};

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const all = await ready(visit);
  const { page } = all;
  const opened = await closedMeanwhile(visit, page, status, {
    call: launch,
    press: all.press,
  });
  await eventually(seat(page)).toHaveCount(0);
  await opened();
  await expectOpen(page, status);
  await eventually(tryAgain(page).or(seat(page)).first()).toBeVisible();
  if ((await seat(page).count()) === 0) await tryAgain(page).click();
  await expectPlaying(page);
  await expectMarked(page);
};

/** The game's page whose code is missing at first. */
const withoutCode: MissingCode = (fault, after) => async (visit) => {
  visit.expectProblem(/dynamically imported/);
  const all = await ready(visit, { clock: after !== undefined });
  const { page } = all;
  const missing = await fault(page, "SeamlessPage");
  await all.press();
  await retryCode(page, missing, after);
  await expectPlaying(page);
  await expectMarked(page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  const game = await openGame(visit);
  const { page } = await openWithoutStorage(visit, fault, { path: start });
  await card(page, game).click();
  await expectPlaying(page);
};

/** Addresses that no game has. */
const strange = [
  '{"success":true,"value":{"url":7}}',
  '{"success":true,"value":{"url":{"href":"https://games.example"}}}',
  '{"success":true,"__proto__":{"polluted":1},"value":{"url":"javascript:alert(1)"}}',
  '{"success":true,"value":{"url":"https://games.evil.example/play"}}',
  '{"success":true,"value":{"url":"//games.evil.example/play"}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

faultColumn("launch", {
  offline: {
    "says so in the game's place, and starts once the line is back": async (
      visit,
    ) => {
      const all = await ready(visit, { warm: true });
      const { page, launches } = all;
      const reconnect = await goOffline(page);
      const failed = page.waitForEvent("requestfailed", isOf(launch));
      await all.press();
      await failed;
      await eventually(main(page)).toContainText(network);
      await eventually(seat(page)).toHaveCount(0);
      expect(page.context().pages()).toHaveLength(1);
      expect(launches()).toBe(1);
      await reconnect();
      await tryAgain(page).click();
      await expectPlaying(page);
      await expectMarked(page);
    },
  },
  dropAfter: {
    "was opened all the same": failing("dropAfter", network),
    "was not opened": failing("reset", network),
  },
  slow: {
    "8 s: the loader, and a way back that counts": async (visit) => {
      const all = await ready(visit, { warm: true, clock: true });
      const { page, launches } = all;
      const held = await sendHeld(page, launch, () => all.press());
      await page.clock.fastForward(8000);
      await eventually(
        main(page).getByRole("img", { name: /is loading$/ }),
      ).toBeVisible();
      await back(page).click();
      await page.waitForURL(`${visit.portal}/`);
      await held.release();
      await cards(section(page, wordsOf("lobby.hot.title")))
        .first()
        .waitFor();
      await eventually(seat(page)).toHaveCount(0);
      expect(page.url()).toBe(`${visit.portal}/`);
      expect(launches()).toBe(1);
    },
    "longer than a call may take": async (visit) => {
      const all = await ready(visit, { warm: true, clock: true });
      const { page, launches } = all;
      const held = await sendHeld(page, launch, () => all.press());
      await eventually(async () => {
        await page.clock.fastForward(15_000);
        await eventually(tryAgain(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(launches()).toBe(1);
      await held.release();
      await tryAgain(page).click();
      await expectPlaying(page);
    },
    "a frame that does not come: ways on": async (visit) => {
      const all = await ready(visit, { warm: true, clock: true });
      const { page, launches } = all;
      const held = await hold(page, {
        call: "gameFrame",
        wire: "/games/frame",
      });
      await all.press();
      await eventually.poll(held.waiting).toBe(1);
      await eventually(async () => {
        await page.clock.fastForward(15_000);
        await eventually(main(page)).toContainText("taking longer", {
          timeout: 1000,
        });
      }).toPass();
      // Pressed while nothing arrives: once the answer does, nothing is started again.
      await main(page)
        .getByRole("button", { name: wordsOf("ui.gameFrame.reload") })
        .last()
        .click();
      await eventually.poll(launches).toBe(2);
      await held.release();
      await expectPlaying(page);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const all = await ready(visit, { warm: true });
      const line = await slowLine(all.page);
      await all.press();
      await expectPlaying(all.page);
      expect(all.launches()).toBe(1);
      await line.detach();
    },
  },
  serverError: {
    "500": failing("status", "Unknown error"),
    "503 with Retry-After": failing("unavailable", network),
  },
  expired: {
    "asks for a login, and the game opens after it": async (visit) => {
      const all = await ready(visit);
      const { page, member, game } = all;
      const lift = await sendInto(
        page,
        visit.control,
        launch,
        "unauthorised",
        () => all.press(),
      );
      await eventually(loginDialog(page)).toBeVisible();
      await lift();
      await eventually(seat(page)).toHaveCount(0);
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await page.waitForURL(visit.portal + gameAddress(game));
      await expectPlaying(page);
      await expectMarked(page);
    },
  },
  closed: {
    "the game alone: others are offered": async (visit) => {
      const all = await ready(visit);
      const { page, game } = all;
      await visit.control.setGame(game.nodeId, { maintenance: true });
      try {
        const bitten = answerTo(page, launch);
        await all.press();
        expect((await bitten).ok()).toBe(false);
        await eventually(
          page.getByRole("heading", {
            name: wordsOf("game.maintenance.title"),
          }),
        ).toBeVisible();
        await eventually(
          cards(section(page, wordsOf("game.maintenance.others"))).first(),
        ).toBeVisible();
      } finally {
        await visit.control.setGame(game.nodeId, { maintenance: false });
      }
      await tryAgain(page).click();
      await expectPlaying(page);
      await expectMarked(page);
    },
    ...closures(whileClosed),
  },
  tooMany: {
    "says so, and asks no more by itself": async (visit) => {
      const all = await ready(visit, { warm: true, clock: true });
      const { page, launches } = all;
      const lift = await tooOften(page, launch);
      await all.press();
      await eventually(main(page)).toContainText(
        wordsOf("error.TOO_MANY_REQUESTS", { minutes: 1 }),
      );
      await page.clock.fastForward(20_000);
      expect(launches()).toBe(1);
      await lift();
      await tryAgain(page).click();
      await expectPlaying(page);
    },
  },
  malformed: {
    "cut short after it was opened": failing("malformed", "Unknown error"),
    "a page of HTML instead": failing("html", "Unknown error"),
    "cut short on the way": failing("truncated", "Unknown error"),
  },
  poisoned: {
    "addresses that no game has": async (visit) => {
      const all = await ready(visit);
      const { page, game } = all;
      for (const body of strange) {
        const wrong = await answering(page, launch, body);
        await card(page, game).click();
        await eventually(main(page)).toContainText(
          /Invalid URL, please contact customer service|Unknown error/,
        );
        expect(wrong.given()).toBe(1);
        expect(await seat(page).count()).toBe(0);
        await wrong.lift();
        await pressBack(page);
        await page.waitForURL(`**${start}`);
      }
      await expectUnpolluted(page);
      await all.press();
      await expectPlaying(page);
      await expectMarked(page);
    },
  },
  twice: {
    "two clicks": async (visit) => {
      const all = await ready(visit, { warm: true });
      const { page, game, launches } = all;
      await card(page, game).dblclick();
      await expectPlaying(page);
      expect(launches()).toBe(1);
      expect(page.context().pages()).toHaveLength(1);
    },
    "two tabs": async (visit) => {
      const all = await ready(visit);
      const second = await secondTab(visit, all.page, start);
      await Promise.all([all.press(), card(second, all.game).click()]);
      await expectPlaying(all.page);
      await expectPlaying(second);
      await expectMoney(visit, all);
    },
  },
  chunk: missingCode(withoutCode),
  storage: storages(withStorage),
  popup: {
    "a window that is not allowed: the game goes on where it is": async (
      visit,
    ) => {
      const all = await ready(visit, { page: { asShipped: true } });
      const { page, launches } = all;
      await all.press();
      await expectPlaying(page);
      const before = await seat(page).getAttribute("src");
      await pressWithoutHand(page, wordsOf("ui.gameFrame.window"));
      await eventually(
        page.getByRole("region", { name: /^Messages/ }),
      ).toContainText("Popup blocked");
      expect(page.context().pages()).toHaveLength(1);
      expect(await seat(page).getAttribute("src")).toBe(before);
      await expectPlaying(page);
      const popup = page.context().waitForEvent("page");
      await main(page)
        .getByRole("button", { name: wordsOf("ui.gameFrame.window") })
        .click();
      const other = await popup;
      await eventually(
        other.getByRole("button", { name: "Spin", exact: true }),
      ).toBeEnabled();
      expect(await other.evaluate(() => window.opener)).toBeNull();
      await page.waitForURL(`${visit.portal}/`);
      expect(launches()).toBe(1);
    },
  },
  back: {
    "closes the frame": async (visit) => {
      const all = await ready(visit);
      const { page, launches } = all;
      await all.press();
      await expectPlaying(page);
      await pressBack(page);
      await page.waitForURL(`**${start}`);
      await eventually(seat(page)).toHaveCount(0);
      await card(page, all.game).waitFor();
      expect(launches()).toBe(1);
      await expectMarked(page);
    },
    "while it is being launched": async (visit) => {
      const all = await ready(visit, { warm: true });
      const { page } = all;
      const held = await sendHeld(page, launch, () => all.press());
      await pressBack(page);
      await page.waitForURL(`**${start}`);
      await held.release();
      await card(page, all.game).waitFor();
      expect(await seat(page).count()).toBe(0);
      await all.press();
      await expectPlaying(page);
    },
    "reload launches it once more": async (visit) => {
      const all = await ready(visit);
      const { page, launches } = all;
      await all.press();
      await expectPlaying(page);
      await page.reload();
      await expectPlaying(page);
      expect(launches()).toBe(2);
      await expectMoney(visit, all);
    },
    "from the browser's memory": async (visit) => {
      const all = await ready(visit, { page: { asShipped: true } });
      const { page } = all;
      await all.press();
      await expectPlaying(page);
      await page.goto(`${visit.gallery}/gallery.html`);
      await pressBack(page);
      await page.waitForURL(visit.portal + gameAddress(all.game), {
        waitUntil: "commit",
      });
      await expectPlaying(page);
    },
  },
  otherTab: {
    "closes the frame": async (visit) => {
      const all = await ready(visit);
      const { page } = all;
      await all.press();
      await expectPlaying(page);
      const second = await secondTab(visit, page, start);
      await logOut(second);
      await eventually(seat(page)).toHaveCount(0);
      await eventually(
        header(page)
          .getByRole("button", { name: wordsOf("login.form") })
          .or(loginDialog(page))
          .first(),
      ).toBeVisible();
      await expectMarked(page);
    },
  },
});

import type { Locator, Page } from "playwright";
import { pressBack } from "./harness/back.ts";
import {
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
import type { Member, MemberWish } from "./harness/control.ts";
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
  isOf,
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
  openWithoutStorage,
  storages,
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
  submitLogin,
} from "./harness/journey.ts";
import { signIn } from "./harness/signIn.ts";
import { expect, type PageWish, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const path = "/wps/game/favorite/V2";
const add = { call: "addFavourite", wire: path, method: "POST" };
const remove = { call: "removeFavourite", wire: path, method: "DELETE" };
const ids = { call: "favouriteIds", wire: "/wps/game/favorite/ids" };
const list = { call: "favouriteList", wire: path, method: "GET" };

interface Hearts {
  readonly page: Page;
  readonly member: Member;
  /** The heart of the first card. */
  readonly heart: Locator;
  readonly adds: () => number;
}

interface HeartsWish {
  readonly member?: MemberWish;
  readonly page?: PageWish;
  /** The test controls the page's clock. */
  readonly clock?: boolean;
}

const firstHeart = (page: Page) =>
  page.getByRole("button", { name: /^Favourite: / }).first();

/** A member's page with games whose hearts are empty. */
async function hearts(visit: Visit, wish: HeartsWish = {}): Promise<Hearts> {
  visit.expectProblem(callProblems);
  const { page, member } = await openAsMember(visit, {
    path: "/fish",
    ...(wish.member && { wish: wish.member }),
    ...(wish.page && { page: wish.page }),
  });
  const heart = firstHeart(page);
  await heart.waitFor();
  if (wish.clock) await page.clock.install();
  await mark(page);
  return { page, member, heart, adds: counting(page, add) };
}

const expectHeart = (heart: Locator, pressed: boolean) =>
  eventually(heart).toHaveAttribute("aria-pressed", String(pressed));

/** The number of favourites that the platform has stored. */
const kept = async (visit: Visit, { username }: Member) =>
  (await visit.control.effects(username)).favourites.length;

const expectKept = (visit: Visit, member: Member, count: number) =>
  eventually.poll(() => kept(visit, member)).toBe(count);

const said = (page: Page) =>
  page.getByRole("region", { name: /^Notifications/ });

/** The fault is over: after its pause of a second the heart works, without a reload. */
async function expectRecovery(visit: Visit, { page, heart, member }: Hearts) {
  await page.clock.fastForward(1000);
  const before = await heart.getAttribute("aria-pressed");
  await heart.click();
  await expectHeart(heart, before !== "true");
  await expectKept(visit, member, before === "true" ? 0 : 1);
  await expectMarked(page);
}

/** A call that fails: the heart reverts and says why. */
const refused = (kind: FaultKind, words: string) => async (visit: Visit) => {
  const all = await hearts(visit, { clock: true });
  const { page, heart, member, adds } = all;
  const lift = await sendInto(page, visit.control, add, kind, () =>
    heart.click(),
  );
  await expectHeart(heart, false);
  await eventually(said(page)).toContainText(words);
  expect(adds()).toBe(1);
  expect(await kept(visit, member)).toBe(0);
  await lift();
  await expectRecovery(visit, all);
};

/** The response is lost: only the platform knows the heart's state, so it is asked. */
const lost = (kind: FaultKind, stands: boolean) => async (visit: Visit) => {
  const all = await hearts(visit, { clock: true });
  const { page, heart, member, adds } = all;
  const lift = await arm(page, visit.control, add, kind);
  const bitten = bite(page, add);
  const asked = answerTo(page, ids);
  await heart.click();
  expectBite(await bitten, kind);
  expect((await asked).ok()).toBe(true);
  await expectHeart(heart, stands);
  expect(adds()).toBe(1);
  expect(await kept(visit, member)).toBe(stands ? 1 : 0);
  await lift();
  await expectRecovery(visit, all);
};

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const { page, heart, member } = await hearts(visit);
  const opened = await closedMeanwhile(visit, page, status, {
    call: add,
    press: () => heart.click(),
  });
  expect(await kept(visit, member)).toBe(0);
  await opened();
  await expectOpen(page, status);
  await expectHeart(heart, false);
  await expectMarked(page);
};

/** The favourites page whose code is missing at first. */
const withoutCode: MissingCode = (fault, after) => async (visit) => {
  visit.expectProblem(codeProblems);
  const { page } = await openAsMember(visit, { wish: { favourites: 2 } });
  if (after) await page.clock.install();
  const missing = await fault(page, "AccountGamesPage");
  await page
    .getByRole("navigation", { name: wordsOf("menu.label") })
    .getByRole("link", { name: wordsOf("hd_fav") })
    .click();
  await retryCode(page, missing, after);
  await eventually(
    cards(page.getByRole("list", { name: wordsOf("games.favourites") })),
  ).toHaveCount(2);
  await expectMarked(page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  const { page, member } = await openWithoutStorage(visit, fault, {
    path: "/fish",
  });
  const heart = firstHeart(page);
  await heart.click();
  await expectHeart(heart, true);
  await expectKept(visit, member, 1);
};

faultColumn("favourites", {
  offline: {
    "goes back, and fills once the line is back": async (visit) => {
      const all = await hearts(visit, { clock: true });
      const { page, heart, member } = all;
      // The code for the offline message has been loaded by then.
      await page.keyboard.press("Shift");
      await said(page).waitFor({ state: "attached" });
      const reconnect = await goOffline(page);
      const failed = page.waitForEvent("requestfailed", isOf(add));
      await heart.click();
      await failed;
      await expectHeart(heart, false);
      await eventually(said(page)).toContainText(network);
      expect(await kept(visit, member)).toBe(0);
      await reconnect();
      await expectRecovery(visit, all);
    },
  },
  dropAfter: {
    "was done all the same": lost("dropAfter", true),
    "was not done": lost("reset", false),
  },
  slow: {
    "8 s: fills at once, and the later wish follows": async (visit) => {
      const { page, heart, member, adds } = await hearts(visit, {
        clock: true,
      });
      const held = await hold(page, add);
      const removals = counting(page, remove);
      const resume = await freeze(page);
      await heart.click();
      await expectHeart(heart, true);
      await eventually.poll(held.waiting).toBe(1);
      await heart.click();
      await expectHeart(heart, true);
      await page.clock.fastForward(8000);
      await expectHeart(heart, true);
      await heart.click();
      await expectHeart(heart, false);
      expect([adds(), removals()]).toEqual([1, 0]);
      expect(await kept(visit, member)).toBe(0);
      const removed = answerTo(page, remove);
      await resume();
      await held.release();
      expect((await removed).ok()).toBe(true);
      await expectHeart(heart, false);
      expect([adds(), removals()]).toEqual([1, 1]);
      expect(await kept(visit, member)).toBe(0);
    },
    "longer than a call may take": async (visit) => {
      const all = await hearts(visit, { clock: true });
      const { page, heart, member } = all;
      const held = await sendHeld(page, add, () => heart.click());
      const asked = answerTo(page, ids);
      await page.clock.fastForward(10_000);
      expect((await asked).ok()).toBe(true);
      await expectHeart(heart, false);
      expect(await kept(visit, member)).toBe(0);
      await held.release();
      await expectRecovery(visit, all);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const { page, heart, member, adds } = await hearts(visit);
      const line = await slowLine(page);
      await heart.click();
      await expectHeart(heart, true);
      await expectKept(visit, member, 1);
      expect(adds()).toBe(1);
      await line.detach();
    },
  },
  serverError: {
    "500": refused("status", "Unknown error"),
    "503 with Retry-After": refused("unavailable", network),
  },
  expired: {
    "asks for a login and comes back": async (visit) => {
      const { page, heart, member } = await hearts(visit);
      await visit.control.signOut(member.username);
      const bitten = answerTo(page, add);
      await heart.click();
      expect((await bitten).status()).toBe(401);
      await eventually(loginDialog(page)).toBeVisible();
      expect(await kept(visit, member)).toBe(0);
      await submitLogin(page, member);
      await eventually(memberMenu(page)).toBeVisible();
      await eventually(loginDialog(page)).toHaveCount(0);
      expect(page.url()).toBe(`${visit.portal}/fish`);
      await expectHeart(heart, false);
      await heart.click();
      await expectHeart(heart, true);
      await expectKept(visit, member, 1);
      await expectMarked(page);
    },
  },
  closed: closures(whileClosed),
  malformed: {
    "cut short after it was done": lost("malformed", true),
    "a page of HTML instead": lost("html", false),
    "cut short on the way": lost("truncated", false),
  },
  poisoned: {
    "ids of another kind": async (visit) => {
      const body =
        '{"success":true,"__proto__":{"polluted":1},"value":[null,{"a":1},["x"],true,"<img src=x onerror=alert(1)>"]}';
      let given = () => 0;
      const { page, member } = await openAsMember(visit, {
        path: "/fish",
        before: async (one) => {
          ({ given } = await answering(one, ids, body));
        },
      });
      await eventually.poll(given).toBeGreaterThan(0);
      const heart = firstHeart(page);
      await heart.click();
      await expectHeart(heart, true);
      await expectKept(visit, member, 1);
      await expectUnpolluted(page);
    },
    "games of another kind": async (visit) => {
      const member = await visit.control.makeMember({ favourites: 5 });
      const page = await visit.newPage();
      let poisoned = 0;
      await page.route(`**${path}*`, async (route) => {
        const answer = await route.fetch();
        const body: { content: Record<string, unknown>[] } =
          await answer.json();
        const { content } = body;
        Object.assign(content[0] ?? {}, { nodeId: null });
        Object.assign(content[1] ?? {}, { nodeId: [], iconUrl: 7 });
        Object.assign(content[2] ?? {}, {
          displayName: "<img src=x onerror=alert(1)>",
        });
        poisoned += 1;
        await route.fulfill({ response: answer, json: body });
      });
      await page.goto(
        `${visit.portal}/favorite?token=${await signIn(visit, member)}`,
      );
      const all = page.getByRole("list", { name: wordsOf("games.favourites") });
      await eventually(cards(all)).toHaveCount(3);
      expect(poisoned).toBeGreaterThan(0);
      await eventually(all).toContainText("<img src=x onerror=alert(1)>");
      expect(await all.locator("img[src=x]").count()).toBe(0);
    },
    "a list that is none": async (visit) => {
      visit.expectProblem(callProblems);
      const member = await visit.control.makeMember({ favourites: 2 });
      const page = await visit.newPage();
      const wrong = await answering(
        page,
        list,
        '{"content":{"length":3},"totalPages":"many","pageNum":-1}',
      );
      await page.goto(
        `${visit.portal}/favorite?token=${await signIn(visit, member)}`,
      );
      await mark(page);
      const main = page.getByRole("main");
      await eventually(
        main.getByText(/^(No favourites yet|Unknown error)$/).first(),
      ).toBeVisible();
      expect(wrong.given()).toBeGreaterThan(0);
      await wrong.lift();
      await page
        .getByRole("navigation", { name: wordsOf("menu.label") })
        .getByRole("link", { name: wordsOf("menu.recent") })
        .click();
      await page.waitForURL("**/recent");
      await page
        .getByRole("navigation", { name: wordsOf("menu.label") })
        .getByRole("link", { name: wordsOf("hd_fav") })
        .click();
      await eventually(
        cards(page.getByRole("list", { name: wordsOf("games.favourites") })),
      ).toHaveCount(2);
      await expectMarked(page);
    },
  },
  twice: {
    "two clicks": async (visit) => {
      const { heart, member, adds } = await hearts(visit, { clock: true });
      await heart.dblclick();
      await heart.press("Enter");
      await expectHeart(heart, true);
      await expectKept(visit, member, 1);
      expect(adds()).toBe(1);
    },
    "two tabs": async (visit) => {
      const { page, heart, member } = await hearts(visit);
      const other = firstHeart(await secondTab(visit, page, "/fish"));
      await other.waitFor();
      await Promise.all([heart.click(), other.click()]);
      await expectHeart(heart, true);
      await expectHeart(other, true);
      await expectKept(visit, member, 1);
      expect(await page.getByText(/(Unknown|System) error/).count()).toBe(0);
    },
  },
  chunk: missingCode(withoutCode),
  storage: storages(withStorage),
  back: {
    "to another page and back": async (visit) => {
      const { page, heart, member } = await hearts(visit);
      await heart.click();
      await expectKept(visit, member, 1);
      await page
        .getByRole("navigation", { name: wordsOf("lobby.categories.label") })
        .getByRole("link", { name: wordsOf("con_live") })
        .click();
      await page.waitForURL("**/live");
      await pressBack(page);
      await page.waitForURL("**/fish");
      await expectHeart(heart, true);
      await expectMarked(page);
    },
    "reload before it was sent": async (visit) => {
      const { page, heart, member } = await hearts(visit);
      const held = await sendHeld(page, add, () => heart.click());
      await page.reload();
      await held.release();
      await memberMenu(page).waitFor();
      await expectHeart(heart, false);
      expect(await kept(visit, member)).toBe(0);
    },
    "a page that comes back alive knows what was done elsewhere": async (
      visit,
    ) => {
      const { page, heart, member } = await hearts(visit, {
        page: { asShipped: true },
      });
      const sent = page.waitForRequest(isOf(add));
      await heart.click();
      const request = await sent;
      await expectKept(visit, member, 1);
      await page.goto(`${visit.gallery}/gallery.html`);
      const { nodeId, vendor, gameType }: Record<string, string> =
        request.postDataJSON();
      const query = new URLSearchParams({
        nodeId: nodeId ?? "",
        vendor: vendor ?? "",
        gameType: gameType ?? "",
      });
      const answer = await fetch(`${visit.sandbox}${path}?${query}`, {
        method: "DELETE",
        headers: {
          Authorization: `Bearer ${await signIn(visit, member)}`,
          "X-Foyer-Run": visit.runId,
        },
      });
      expect(answer.ok).toBe(true);
      await pressBack(page);
      await page.waitForURL("**/fish", { waitUntil: "commit" });
      await expectMarked(page);
      await expectHeart(heart, false);
    },
  },
  otherTab: {
    "is a guest's heart then": async (visit) => {
      const { page, heart } = await hearts(visit);
      const second = await secondTab(visit, page, "/fish");
      await firstHeart(second).waitFor();
      await logOut(second);
      await eventually(
        header(page).getByRole("button", { name: wordsOf("login.form") }),
      ).toBeVisible();
      const adds = counting(page, add);
      await expectHeart(heart, false);
      await heart.click();
      await eventually(loginDialog(page)).toBeVisible();
      expect(adds()).toBe(0);
    },
  },
  pictures: {
    "placeholders, and hearts that work": async (visit) => {
      visit.expectProblem(callProblems);
      let refusals = () => 0;
      const { page, member } = await openAsMember(visit, {
        path: "/fish",
        before: async (one) => {
          refusals = await withoutPictures(one);
        },
      });
      await eventually.poll(refusals).toBeGreaterThan(0);
      const heart = firstHeart(page);
      await heart.click();
      await expectHeart(heart, true);
      await expectKept(visit, member, 1);
      const card = cards(
        page.getByRole("list", { name: wordsOf("con_fish") }),
      ).first();
      await eventually(card.locator("img")).toHaveCount(0);
    },
  },
});

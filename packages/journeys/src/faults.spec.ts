import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectMarked, mark } from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import {
  arm,
  bite,
  expectBite,
  type Call,
  type FaultKind,
} from "./harness/faults.ts";
import {
  cards,
  header,
  memberMenu,
  openAsMember,
  section,
} from "./harness/journey.ts";
import { expect, more, test } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

/** A call that fails, the part of the page that says so, and the part that keeps working. */
interface Case extends Call {
  readonly path: string;
  /** Default: all. */
  readonly kinds?: readonly FaultKind[];
  readonly failed: (page: Page) => Locator;
  readonly recovered: (page: Page) => Locator;
  readonly alive: (page: Page) => Locator;
}

const failures = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({
      has: page.getByRole("button", { name: wordsOf("session.retry") }),
    });

const cases: readonly Case[] = [
  {
    call: "gamesList",
    wire: "/wps/game/list",
    path: "/live",
    failed: failures,
    recovered: (page) =>
      cards(page.getByRole("list", { name: wordsOf("con_live") })).first(),
    alive: (page) =>
      page
        .getByRole("group", { name: wordsOf("lobby.vendors.label") })
        .getByRole("button")
        .nth(1),
  },
  {
    call: "hotGames",
    wire: "/wps/game/hot",
    path: "/",
    failed: failures,
    recovered: (page) =>
      cards(section(page, wordsOf("lobby.hot.title"))).first(),
    alive: (page) => cards(section(page, wordsOf("con_rng"))).first(),
  },
  {
    call: "gameVendor",
    wire: "/wps/game/vendor",
    path: "/",
    failed: failures,
    recovered: (page) => cards(section(page, wordsOf("con_rng"))).first(),
    alive: (page) => cards(section(page, wordsOf("lobby.hot.title"))).first(),
  },
  {
    call: "gameVendor",
    wire: "/wps/game/vendor",
    path: "/sports",
    kinds: ["html"],
    failed: failures,
    recovered: (page) =>
      page.getByRole("list", { name: wordsOf("con_sports") }),
    alive: header,
  },
  {
    call: "announcements",
    wire: "MCSFE_getListAnnouncements",
    path: "/",
    failed: failures,
    recovered: (page) =>
      page.getByRole("region", {
        name: wordsOf("lobby.banner.label"),
        // The menu has highlights too.
        exact: true,
      }),
    alive: (page) => cards(section(page, wordsOf("con_rng"))).first(),
  },
  {
    call: "announcements",
    wire: "MCSFE_getListAnnouncements",
    path: "/promotions",
    kinds: ["malformed"],
    failed: failures,
    recovered: (page) => page.getByRole("main").getByRole("listitem").first(),
    alive: header,
  },
];
const allKinds: readonly FaultKind[] = [
  "status",
  "malformed",
  "dropBefore",
  "html",
];

describe("a call that fails", () => {
  for (const one of cases)
    more(
      `${one.call} at ${one.path} is one panel's trouble, and over without a reload`,
      async ({ visit }) => {
        visit.expectProblem(/status of 50\d|ERR_|CallError/);
        for (const kind of one.kinds ?? allKinds) {
          const page = await visit.newPage();
          const disarm = await arm(page, visit.control, one, kind);
          const bitten = bite(page, one);
          await page.goto(visit.portal + one.path);
          await mark(page);
          expectBite(await bitten, kind);
          await eventually(one.failed(page), kind).toHaveCount(1);
          await eventually(one.alive(page), kind).toBeVisible();
          await disarm();
          await one
            .failed(page)
            .getByRole("button", { name: wordsOf("session.retry") })
            .click();
          await eventually(one.recovered(page), kind).toBeVisible();
          await eventually(one.failed(page), kind).toHaveCount(0);
          await expectMarked(page);
          await page.close();
        }
      },
    );

  more(
    "leaves an old balance in sight and says that it is old",
    async ({ visit }) => {
      visit.expectProblem(/status of 500/);
      const { page } = await openAsMember(visit, {
        wish: { balance: "45.60" },
      });
      const bar = header(page);
      await eventually(bar).toContainText("45.60");
      await visit.control.addFault({ call: "balance", kind: "status" });
      const answer = page.waitForResponse(/wallets\/balance/);
      const refresh = bar.getByRole("button", {
        name: wordsOf("ui.balance.refresh"),
      });
      await refresh.click();
      expect((await answer).status()).toBe(500);
      await eventually(
        bar.getByRole("status").filter({ hasText: "may be out of date" }),
      ).toHaveCount(1);
      await eventually(bar).toContainText("45.60");
      await visit.control.liftFaults();
      await refresh.click();
      await eventually(
        bar.getByRole("status").filter({ hasText: "may be out of date" }),
      ).toHaveCount(0);
    },
  );
});

describe("an answer that is wrong in places", () => {
  test("costs the card it is about and no other", async ({ visit }) => {
    const page = await visit.newPage();
    await page.route("**/wps/game/list*", async (route) => {
      const answer = await route.fetch();
      const body: { games: Record<string, unknown>[] } = await answer.json();
      const { games } = body;
      Object.assign(games[0] ?? {}, { nodeId: null });
      Object.assign(games[1] ?? {}, { vassalage: { a: 1 }, nodeId: [] });
      Object.assign(games[2] ?? {}, { isHot: "soon", supportPlay: null });
      Object.assign(games[3] ?? {}, { iconUrl: 7, isGame: false });
      Object.assign(games[4] ?? {}, {
        displayName: "<img src=x onerror=alert(1)>",
      });
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${visit.portal}/fish`);
    const list = page.getByRole("list", { name: wordsOf("con_fish") });
    await eventually(cards(list)).toHaveCount(26);
    await eventually(list).toContainText("<img src=x onerror=alert(1)>");
    expect(await list.locator("img[src=x]").count()).toBe(0);
  });

  more(
    "does not stop the lobby when a whole list is something else",
    async ({ visit }) => {
      visit.expectProblem(/CallError/);
      const page = await visit.newPage();
      const answers = [
        { games: null, totalPages: "many" },
        { games: { length: 3 }, totalPages: -1 },
        { games: [[], null, 7, "x"], totalPages: 1e9 },
      ];
      for (const [index, json] of answers.entries()) {
        await page.route("**/wps/game/list*", (route) =>
          route.fulfill({ json }),
        );
        await page.goto(`${visit.portal}/fish?page=${index + 1}`);
        await eventually(
          page
            .getByRole("main")
            .getByText(/^(No providers|No games|Unknown error)$/)
            .first(),
        ).toBeVisible();
        await eventually(
          page.getByRole("navigation", {
            name: wordsOf("lobby.categories.label"),
          }),
        ).toBeVisible();
        await page.unroute("**/wps/game/list*");
      }
    },
  );
});

describe("pictures that do not come", () => {
  more("leave games that can be found and played", async ({ visit }) => {
    visit.expectProblem(/ERR_/);
    const { page } = await openAsMember(visit);
    const failed: string[] = [];
    page.on("requestfailed", (one) => void failed.push(one.url()));
    await page.route(`${visit.sandbox}/**`, (route) =>
      route.request().resourceType() === "image"
        ? route.abort("connectionrefused")
        : route.continue(),
    );
    await page.goto(`${visit.portal}/fish`);
    const card = cards(
      page.getByRole("list", { name: wordsOf("con_fish") }),
    ).first();
    await eventually.poll(() => failed.length).toBeGreaterThan(0);
    await eventually(card.locator("img")).toHaveCount(0);
    await card.getByRole("button", { name: /^Play / }).click();
    await page.waitForURL("**/seamless?*");
    await eventually(memberMenu(page)).toBeVisible();
  });
});

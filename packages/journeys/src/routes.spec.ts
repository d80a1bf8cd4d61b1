import type { Page } from "playwright";
import { describe } from "vitest";
import type { RouteRecord } from "@foyer/app/navigation/table";
import { accessibilityProblems } from "./harness/axe.ts";
import { makeLine } from "./harness/agents.ts";
import { offerContract } from "./harness/contracts.ts";
import { cutTexts } from "./harness/cutText.ts";
import { eventually } from "./harness/eventually.ts";
import { header, openAsMember } from "./harness/journey.ts";
import {
  addressOf,
  agentViews,
  directionIn,
  pageRecords,
  pageViews,
  type PageView,
} from "./harness/pages.ts";
import { openAs } from "./harness/payouts.ts";
import { noSuchPage } from "./harness/noSuchPage.ts";
import {
  expect,
  more,
  type PageWish,
  test,
  type Visit,
} from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

type Who = "guest" | "member" | "agent";
interface Sweep extends PageWish {
  readonly who: Who;
  /** A further mode that each page is looked at in, as if somebody had pressed the switch. */
  readonly also?: "dark" | "light";
}

/** The look requested by `verify:full`, if that is what runs this. */
const matrix = process.env["FOYER_ROUTES_AT"];

/**
 * `verify` tests each page once, as a visitor or in the only role that can reach it; `verify:full routes` requests
 * one look after the other.
 */
const sweeps: readonly Sweep[] = matrix
  ? (["guest", "member", "agent"] as const).map((who) => ({
      ...JSON.parse(matrix),
      ...({ mode: "dark", also: "light" } as const),
      // It saves pictures for people to look at.
      sharp: true,
      who,
    }))
  : [
      { who: "guest", width: 390, mode: "light", lang: "XB" },
      { who: "member", width: 1280, mode: "dark" },
      { who: "agent", width: 390, mode: "light" },
    ];

const narrowest = 320;
const height = 800;
/**
 * High enough that the member centre's list of pages does not scroll to the open one: axe cannot determine the
 * colours of what is cut off at an edge.
 */
const whole = 2000;

async function begin(visit: Visit, { who, ...look }: Sweep): Promise<Page> {
  if (who === "guest") return visit.newPage(look);
  if (who === "agent") {
    const { agent, sub } = await makeLine(visit, { history: 20 });
    await offerContract(visit, agent, sub, {
      type: "DAILY",
      rate: "1",
      periodKind: "D",
    });
    return openAs(visit, agent, look);
  }
  // All pages of the member centre are there, and have something to show.
  await visit.control.setFlags({ MULTIWALLET3: "1", MANPLAYREB3: "1" });
  const { page } = await openAsMember(visit, {
    path: noSuchPage,
    wish: {
      favourites: 3,
      vipLabel: "Harbour",
      history: 40,
      points: "5000",
      rewards: 3,
      unread: 3,
      bankAccounts: 2,
      paymentPassword: "quayside-31",
    },
    page: look,
  });
  return page;
}

const overflow = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

/** Saves a picture of the page in `.foyer/routes`, for people to look at. */
const keepPicture = (
  page: Page,
  { record, search = "" }: PageView,
  { who, mode, lang, width }: Sweep,
) =>
  page.screenshot({
    path: `.foyer/routes/${process.env["FOYER_BRAND"] ?? ""}/${mode}-${lang}-${width}/${who}${(record.path + search).replaceAll(/\W+/g, "-")}.png`,
  });

/** Changes the mode as the portal's switch does, and returns the one before. */
const setMode = (page: Page, mode: string) =>
  page.evaluate((next) => {
    const { dataset } = document.documentElement;
    const before = dataset["mode"] ?? "";
    dataset["mode"] = next;
    return before;
  }, mode);

/** Everything that is wrong with a page, in sentences. */
async function problemsOf(
  page: Page,
  record: RouteRecord,
  { lang, width, also }: Sweep,
): Promise<readonly string[]> {
  // Game pages have no footer (RTE-22), and neither does the agents' area (RTE-18).
  const chrome = record.chrome !== false;
  const footed = chrome && record.footer !== false;
  // The footer is below the first screen, and its code may come when the network has already been quiet.
  if (footed)
    await page
      .locator("body footer")
      .first()
      .waitFor({ state: "attached" })
      .catch(() => undefined);
  const problems = [...(await accessibilityProblems(page))];
  if (also !== undefined) {
    const before = await setMode(page, also);
    for (const problem of await accessibilityProblems(page))
      problems.push(`${also}: ${problem}`);
    await setMode(page, before);
  }
  const check = (sound: boolean, text: string) => {
    if (!sound) problems.push(text);
  };
  const root = page.locator("html");
  const count = (part: string) => page.locator(`body ${part}`).count();
  check((await page.title()) !== "", "has no title");
  check((await count("h1")) === 1, "does not have exactly one h1");
  check(
    (await count("header:not(article header)")) === (chrome ? 1 : 0),
    "has its header wrong",
  );
  check((await count("footer")) === (footed ? 1 : 0), "has its footer wrong");
  check(
    (await root.getAttribute("dir")) === directionIn(lang ?? "EN"),
    "is written in the wrong direction",
  );
  check(Boolean(await root.getAttribute("lang")), "has no language");
  check((await overflow(page)) === 0, "is wider than the window");
  problems.push(...(await cutTexts(page)));
  if (width !== 390) return problems;
  await page.setViewportSize({ width: narrowest, height });
  check((await overflow(page)) === 0, `is wider than ${narrowest} pixels`);
  await page.setViewportSize({ width, height });
  return problems;
}

/** Opens the route and reports what is wrong with it; a visitor who opens a member's page ends up at the login. */
async function problemsAt(
  visit: Visit,
  page: Page,
  view: PageView,
  sweep: Sweep,
): Promise<readonly string[]> {
  const { record, search = "" } = view;
  const { width = 1280 } = sweep;
  await page.setViewportSize({
    width,
    height:
      record.page === "member" || record.page === "agent" ? whole : height,
  });
  await page.goto(visit.portal + (await addressOf(visit, record)) + search, {
    waitUntil: "networkidle",
  });
  // The page's own code may still be loading; if it has no heading, axe reports that.
  await page
    .locator("h1")
    .first()
    .waitFor({ state: "attached" })
    .catch(() => undefined);
  if (matrix) await keepPicture(page, view, sweep);
  if (sweep.also) {
    const before = await setMode(page, sweep.also);
    await keepPicture(page, view, { ...sweep, mode: sweep.also });
    await setMode(page, before);
  }
  if (sweep.who !== "guest" || record.access === undefined)
    return problemsOf(page, record, sweep);
  await eventually(page, record.path).toHaveURL(/\/login$/);
  return [];
}

/** A page's member-only views all look the same to a visitor, so one of them is enough. */
const viewsOf = ({ who }: Sweep): PageView[] =>
  who === "guest"
    ? pageRecords.map((record) => ({ record }))
    : (who === "agent" ? agentViews : pageViews).filter(
        ({ quick, record }) =>
          matrix || (quick && (who === "agent" || record.access)),
      );

// RTE-20, RTE-21
describe.each(sweeps)("every route for $who at $width, $mode", (sweep) => {
  test(
    "is accessible, fits, has its frame, and raises no violation",
    { timeout: 300_000 },
    async ({ visit }) => {
      const wrong: string[] = [];
      const waiting = viewsOf(sweep);
      const look = async () => {
        const page = await begin(visit, sweep);
        for (let view = waiting.shift(); view; view = waiting.shift())
          for (const problem of await problemsAt(visit, page, view, sweep))
            wrong.push(`${view.record.path}${view.search ?? ""} ${problem}`);
      };
      // A page waits for the network most of the time; others use that time.
      await Promise.all(Array.from({ length: matrix ? 4 : 2 }, look));
      expect(wrong).toEqual([]);
    },
  );
});

// Only for the chosen brand: another brand's layout may not have one.
describe.skipIf(matrix)("the side menu", () => {
  more("stands beside every page but a game's", async ({ visit }) => {
    const { page } = await openAsMember(visit, { path: noSuchPage });
    const menu = page.getByRole("navigation", { name: wordsOf("menu.label") });
    const framed = pageRecords.filter(({ chrome }) => chrome !== false);
    for (const record of framed) {
      await page.goto(visit.portal + (await addressOf(visit, record)));
      await eventually(header(page)).toBeVisible();
      await eventually(menu, record.path).toHaveCount(record.game ? 0 : 1);
    }
  });
});

import { randomUUID } from "node:crypto";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
} from "playwright";
import { expect, test as base } from "vitest";
import { control, type Control } from "./control.ts";
import { collectProblems } from "./problems.ts";
import { stage, type Stage } from "./stage.ts";

export { expect } from "vitest";

export interface PageWish {
  /** Width of the window in CSS pixels; default: 1280. */
  readonly width?: number;
  readonly height?: number;
  /** Stored before the first visit; without it the brand's own default applies. */
  readonly mode?: "dark" | "light";
  /**
   * Pack code, stored before the first visit; default: EN, whose text the tests read. `null`: nothing is stored, as
   * on a first visit, so the brand's own default applies.
   */
  readonly lang?: string | null;
  readonly reducedMotion?: boolean;
  /** IANA name of the visitor's time zone; default: the machine's. */
  readonly timeZone?: string;
  /**
   * Draws at full resolution, for a test that looks at the picture. The others measure in CSS pixels: a quarter of
   * the pixels in each direction is enough, and saves a sixth of the processor time.
   */
  readonly sharp?: boolean;
  /**
   * A visitor of the sandbox as it stands, without a run of its own: gets the pages that the server has drawn into
   * their documents. Such a journey must not change anything that others see.
   */
  readonly drawn?: boolean;
  /** A browser that runs no scripts. */
  readonly scriptless?: boolean;
  /** A browser that fetches no pictures. */
  readonly pictureless?: boolean;
  /** A touch screen instead of a fine pointer; default: false. */
  readonly touch?: boolean;
  /**
   * A separate browser that keeps pages in the back-forward cache and blocks popups, as people's browsers do and
   * Playwright's does not.
   */
  readonly asShipped?: boolean;
  /** A context with its own cookies and storage, or that of an existing page: another tab. */
  readonly context?: BrowserContext;
}

/** A test's own visitor: pages, a run of its own on the sandbox, and the problems that came up. */
export interface Visit extends Stage {
  readonly runId: string;
  readonly control: Control;
  readonly newPage: (wish?: PageWish) => Promise<Page>;
  /** A problem whose text matches does not fail the test. */
  readonly expectProblem: (pattern: RegExp) => void;
}

interface Fixtures {
  readonly visit: Visit;
}

/** Tag of the tests that `verify:full journeys` runs and `verify` does not. */
export const moreTag = "more";

const closeMs = 15_000;
let connected: Promise<Browser> | undefined;

/**
 * A test in a real browser. It fails when the policy was violated, or when the page or its console reported an
 * error that the test did not expect.
 *
 * @example test("opens", async ({ visit }) => { const page = await visit.newPage(); await page.goto(visit.portal); })
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures from this pattern
  visit: async ({}, provide) => {
    const own = stage();
    const runId = randomUUID();
    const steering = control(own.sandbox, runId);
    // Automatic popups would cover what a test is about; a test about them sets them itself.
    await steering.setPopups([]);
    const opened: { context: BrowserContext; problems: readonly string[] }[] =
      [];
    const expected: RegExp[] = [];
    connected ??= chromium.connect(own.browser);
    const shared = await connected;
    const launched: Browser[] = [];

    let pictureless: Promise<Browser> | undefined;
    const browserFor = (wish: PageWish): Promise<Browser> => {
      if (wish.asShipped) return launchAsShipped(own);
      return wish.pictureless
        ? (pictureless ??= launchWithoutPictures(own))
        : Promise.resolve(shared);
    };

    const newContext = async (wish: PageWish) => {
      const browser = await browserFor(wish);
      if (browser !== shared && !launched.includes(browser))
        launched.push(browser);
      const context = await browser.newContext({
        viewport: { width: wish.width ?? 1280, height: wish.height ?? 800 },
        reducedMotion: wish.reducedMotion ? "reduce" : "no-preference",
        ...(wish.touch ? { hasTouch: true, isMobile: true } : {}),
        ...(wish.timeZone ? { timezoneId: wish.timeZone } : {}),
        deviceScaleFactor: wish.sharp ? 1 : 0.25,
        javaScriptEnabled: !wish.scriptless,
      });
      // Less than the time limit of a test, so that the error names what did not happen.
      context.setDefaultTimeout(30_000);
      await context.addCookies(
        wish.drawn
          ? [{ name: "lang", value: wish.lang ?? "EN", url: own.portal }]
          : [
              { name: "foyer_run", value: runId, url: own.portal },
              { name: "foyer_run", value: runId, url: own.sandbox },
            ],
      );
      await context.addInitScript(storeChoices, {
        lang: wish.lang === undefined ? "EN" : wish.lang,
        theme: wish.mode,
      });
      opened.push({ context, problems: await collectProblems(context) });
      return context;
    };

    await provide({
      ...own,
      runId,
      control: steering,
      newPage: async (wish = {}) =>
        (wish.context ?? (await newContext(wish))).newPage(),
      expectProblem: (pattern) => void expected.push(pattern),
    });

    const problems = opened.flatMap((one) => one.problems);
    // Closing a test's own browser closes its contexts too.
    const contexts = opened
      .map(({ context }) => context)
      .filter((context) => context.browser() === shared);
    await closeAll([...contexts, ...launched]);
    expect(
      problems.filter(
        (text) => !expected.some((pattern) => pattern.test(text)),
      ),
    ).toEqual([]);
  },
});

/**
 * A test that goes beyond one journey through each part of the portal: `verify`, which has only minutes, leaves it
 * out; `verify:full journeys` runs it.
 *
 * @example more("waits out the rest of the minutes", async ({ visit }) => { … })
 */
export const more = (
  title: string,
  journey: (context: Fixtures) => Promise<void>,
  /** The most it may take, in ms; left out: as long as any other. */
  timeout?: number,
): void =>
  // oxlint-disable-next-line vitest/expect-expect -- the journey expects
  test(
    // oxlint-disable-next-line vitest/valid-title -- its caller names it
    title,
    { tags: [moreTag], ...(timeout !== undefined && { timeout }) },
    ({ visit }) => journey({ visit }),
  );

/**
 * Vitest limits how long a test may take, but not what its fixture does afterwards: a browser that never answers
 * "close" would hold up the whole run. The browser ends with the run anyway, so the test is not to blame.
 */
async function closeAll(
  all: readonly { readonly close: () => Promise<void> }[],
): Promise<void> {
  const closed = Promise.all(all.map((one) => one.close())).then(() => true);
  const patience = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), closeMs).unref();
  });
  if (await Promise.race([closed, patience])) return;
  process.stderr.write(
    `The browser did not close a test's pages within ${closeMs} ms.\n`,
  );
  connected = undefined;
}

const launchAsShipped = ({ executablePath, browserArgs }: Stage) =>
  chromium.launch({
    executablePath,
    args: [...browserArgs],
    ignoreDefaultArgs: [
      "--disable-back-forward-cache",
      "--disable-popup-blocking",
    ],
  });

const launchWithoutPictures = ({ executablePath, browserArgs }: Stage) =>
  chromium.launch({
    executablePath,
    args: [...browserArgs, "--blink-settings=imagesEnabled=false"],
  });

/* Runs in the page before any other script: stores what an earlier visit would have left. */
function storeChoices({
  lang,
  theme,
}: {
  lang: string | null;
  theme: string | undefined;
}) {
  // A window without an address, and a frame of another site, have no storage.
  if (window !== window.top || !location.protocol.startsWith("http")) return;
  // Nor does a connector document, which has no origin.
  if (location.pathname.startsWith("/connect/")) return;
  if (localStorage.getItem("lang")) return;
  if (lang) localStorage.setItem("lang", lang);
  if (theme) localStorage.setItem("theme", theme);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { Page } from "playwright";
import { describe } from "vitest";
import { sessionKeys } from "@foyer/platform/constants";
import { fakePlatform, sampleToken } from "@foyer/platform/fake";
import {
  expect,
  moreTag,
  test,
} from "../packages/journeys/src/harness/test.ts";
import { chosenBrand, root } from "../packages/brand/src/checkout.ts";
import { artFiles } from "./build/art.ts";
import { globalsOf, usual } from "./look.ts";
import { answersOn, now } from "./portal/answers.ts";
import { headingOf, screens, type Screen } from "./portal/screens.ts";

/* A screen in Storybook compared with the built portal's page, both with the same platform and the same time. */

/** Folder of a built Storybook, set by `verify:full screens`. */
const storybook = process.env["FOYER_STORYBOOK"];
/** Where the browser loads it from. */
const storybookAt = "https://storybook.example";
const brand = chosenBrand();

/** The share of pixels that may differ. */
const most = 0.001;
const widths = { phone: 390, desktop: 1280 } as const;
const looks = [
  { mode: "dark", lang: "EN" },
  { mode: "light", lang: "XB" },
] as const;

const art = artFiles();

describe.runIf(storybook)("a screen of Storybook", () => {
  for (const [name, screen] of Object.entries<Screen>(screens))
    for (const [size, width] of Object.entries(widths))
      for (const { mode, lang } of looks)
        test(
          `is what the portal shows: ${name} on a ${size}, ${mode}, ${lang}`,
          { tags: [moreTag] },
          async ({ visit }) => {
            // A provider without a picture shows its name, in both.
            visit.expectProblem(/status of 404 .*\/TCG_PROD_IMAGES\//);
            const wish = { width, mode, lang, reducedMotion: true } as const;
            const portal = await visit.newPage(wish);
            await answer(portal, screen);
            await portal.goto(visit.portal + screen.path);
            const story = await visit.newPage(wish);
            await serve(story, storybook ?? "");
            await story.goto(addressOf(name, mode, lang));
            const pictures = {
              portal: await seen(portal, screen),
              story: await seen(story, screen),
            };
            const share = difference(pictures.portal, pictures.story);
            if (share > most) keep(pictures, name, size, mode);
            expect(share).toBeLessThanOrEqual(most);
          },
        );
});

function addressOf(screen: string, mode: "dark" | "light", language: string) {
  const address = new URLSearchParams({
    viewMode: "story",
    // Every story of a screen shows the screen given in the args.
    id: "screens-home--guest",
    args: `screen:${screen}`,
    globals: globalsOf({ ...usual, brand, mode, language }),
  });
  return `${storybookAt}/iframe.html?${address}`;
}

/** The share of pixels that differ; all of them if the sizes differ. */
function difference(one: PNG, other: PNG): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  const others = pixelmatch(one.data, other.data, null, width, height, {
    includeAA: true,
  });
  return others / (width * height);
}

/** Saves both pictures so that the difference can be inspected. */
function keep(
  pictures: Readonly<Record<string, PNG>>,
  ...names: readonly string[]
): void {
  const folder = `${root}.foyer/screens`;
  mkdirSync(folder, { recursive: true });
  for (const [which, picture] of Object.entries(pictures))
    writeFileSync(
      join(folder, `${[...names, which].join("-")}.png`),
      PNG.sync.write(picture),
    );
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves a folder's files to a page. */
const serve = (page: Page, folder: string): Promise<unknown> =>
  page.route(`${storybookAt}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, decodeURIComponent(pathname));
    return existsSync(file)
      ? route.fulfill({
          contentType: types[extname(file)] ?? "application/octet-stream",
          body: readFileSync(file),
        })
      : route.fulfill({ status: 404 });
  });

/** Answers a page's requests as the stories' platform does, at their time. */
async function answer(page: Page, screen: Screen): Promise<void> {
  const platform = fakePlatform({ handlers: answersOn(screen) });
  await page.clock.setFixedTime(now);
  await page.addInitScript(
    ([key, token]) => {
      for (const name of ["WebSocket", "BroadcastChannel"])
        Object.defineProperty(window, name, { value: undefined });
      if (token) sessionStorage.setItem(key, token);
    },
    [
      sessionKeys.token,
      screen.visitor === "guest" ? undefined : sampleToken,
    ] as const,
  );
  await page.route("**/wps/**", async (route) => {
    const request = route.request();
    const answered = await platform.fetch(request.url(), {
      method: request.method(),
      headers: request.headers(),
      ...(request.postData() !== null && { body: request.postData() }),
    });
    await route.fulfill({
      status: answered.status,
      headers: Object.fromEntries(answered.headers),
      body: await answered.text(),
    });
  });
  await page.route("**/portal-art/*.svg", (route) => {
    const picture = /([\w-]+)\.svg$/.exec(
      new URL(route.request().url()).pathname,
    );
    const body = art[picture?.[1] ?? ""];
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: "image/svg+xml", body });
  });
}

/**
 * A picture of the page once it has finished loading: it has its heading, nothing is pending, and its pictures and
 * fonts are there.
 */
async function seen(page: Page, screen: Screen): Promise<PNG> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    (heading) =>
      document.querySelector(heading) &&
      !document.querySelector("[aria-busy=true]") &&
      [...document.images].every(
        ({ complete, loading }) => complete || loading === "lazy",
      ) &&
      document.fonts.status === "loaded",
    headingOf(screen),
  );
  // Two consecutive pictures that are the same mean that the page is stable.
  let before = await page.screenshot();
  for (let turns = 0; turns < 20; turns += 1) {
    const next = await page.screenshot();
    if (next.equals(before)) break;
    before = next;
  }
  return PNG.sync.read(before);
}

// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "../chromium.mjs";
import { host, serveFiles } from "./serve.mjs";

/**
 * @typedef {import("./plan.mjs").Picture} Picture
 * @typedef {import("playwright").Page} Page
 *
 * @typedef {{ file: string } | { fault: string }} Taken The file of a PNG, or why there is none.
 */

/** The time on every page: within the dates of the sample promotions. */
const now = Date.UTC(2026, 0, 8, 4);
const heights = { 390: 844, 1280: 800 };
/** The most that is seen of a page, in px. */
const mostHeight = 3000;
/** Longer than a page waits for anything, even on a busy machine. */
const patienceMs = 120_000;
/** A page that moves for ever is taken as it is then. */
const mostTries = 20;

/**
 * Takes pictures of a built Storybook's stories. What was taken before by the same camera is not taken again.
 *
 * @param {object} wish
 * @param {string} wish.storybook Its folder.
 * @param {readonly Picture[]} wish.pictures
 * @param {string} wish.into Folder for the pictures.
 * @param {(done: number) => void} [wish.onTaken]
 * @returns {Promise<ReadonlyMap<string, Taken>>} By the pictures' ids.
 */
export async function takePictures({ storybook, pictures, into, onTaken }) {
  const site = await serveFiles(storybook);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, site.rules],
  });
  const album = join(into, cameraOf(browser.version()));
  mkdirSync(album, { recursive: true });
  /** @type {Map<string, Taken>} */
  const taken = new Map();
  const waiting = [...pictures];
  const work = async () => {
    const context = await newContext(browser);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const file = join(album, `${next.id}.png`);
      // One page after the other is what a worker does.
      // oxlint-disable-next-line no-await-in-loop
      taken.set(next.id, await takeOnce(context, next, file));
      onTaken?.(taken.size);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
    site.end();
  }
  return taken;
}

/**
 * Names the camera: pictures by another browser, or taken in another way, cannot be compared.
 *
 * @param {string} version
 */
const cameraOf = (version) =>
  createHash("sha256")
    .update(version)
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest("hex")
    .slice(0, 12);

/**
 * A visitor whose page has no motion, no memory and always the same time.
 *
 * @param {import("playwright").Browser} browser
 */
async function newContext(browser) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    deviceScaleFactor: 1,
    locale: "en-GB",
    timezoneId: "UTC",
  });
  context.setDefaultTimeout(patienceMs);
  await context.clock.setFixedTime(now);
  await context.addInitScript(() => {
    if (window !== window.top) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return context;
}

/**
 * @param {import("playwright").BrowserContext} context
 * @param {Picture} picture
 * @param {string} file
 * @returns {Promise<Taken>}
 */
async function takeOnce(context, picture, file) {
  if (existsSync(file)) return { file };
  const page = await context.newPage();
  try {
    const fault = await open(page, picture);
    if (fault) return { fault };
    writeFileSync(file, await steady(page));
    return { file };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  } finally {
    await page.close();
  }
}

/**
 * Opens a story and waits until it is drawn. Returns what Storybook says if it cannot be.
 *
 * @param {Page} page
 * @param {Picture} picture
 */
async function open(page, { subject, brand, mode, language, width }) {
  const height = heights[/** @type {keyof typeof heights} */ (width)];
  await page.setViewportSize({ width, height });
  const address = new URLSearchParams({
    viewMode: "story",
    id: subject.id,
    // The check of accessibility would take longer than the picture.
    globals: `brand:${brand};mode:${mode};language:${language};a11y.manual:!true`,
  });
  await page.goto(`http://${host}/iframe.html?${address}`);
  await page.waitForFunction(isDrawn);
  if (
    await page
      .locator("body.sb-show-errordisplay, body.sb-show-nopreview")
      .count()
  )
    return (
      (await page
        .locator("#error-message, #preview-loader")
        .first()
        .textContent()) || "It cannot be drawn."
    );
  await page.waitForLoadState("networkidle");
  await page.evaluate(seeAll, mostHeight);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(hasLoaded, subject.kind === "pages");
  return undefined;
}

/**
 * Two consecutive pictures that are the same mean that the page is steady.
 *
 * @param {Page} page
 */
async function steady(page) {
  const height = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  const width = page.viewportSize()?.width ?? 0;
  const take = () =>
    page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) },
      animations: "disabled",
    });
  let before = await take();
  for (let tries = 0; tries < mostTries; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each is compared with the one before
    const next = await take();
    if (next.equals(before)) break;
    before = next;
  }
  return before;
}

/* These run in the page. */

/** Whether the story has gone through its last phase: it is drawn, and has played. */
function isDrawn() {
  const preview = Reflect.get(window, "__STORYBOOK_PREVIEW__");
  const phase = preview?.currentRender?.phase;
  return (
    ["finished", "errored", "aborted"].includes(phase) ||
    document.body.classList.contains("sb-show-nopreview") ||
    document.body.classList.contains("sb-show-errordisplay")
  );
}

/**
 * Scrolls down, so that what is fetched when it comes into view is there.
 *
 * @param {number} most In px.
 */
async function seeAll(most) {
  const { scrollHeight } = document.documentElement;
  const frame = () => new Promise(requestAnimationFrame);
  for (let top = 0; top < Math.min(scrollHeight, most); top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    // What comes into view is told after the next frame.
    // oxlint-disable-next-line no-await-in-loop
    await frame().then(frame);
  }
}

/**
 * Whether fonts and pictures are there. A page waits for nothing else, and what still waits is brought into view; a
 * story may show just that.
 *
 * @param {boolean} isPage
 */
function hasLoaded(isPage) {
  const busy = isPage ? document.querySelector("[aria-busy=true]") : null;
  busy?.scrollIntoView({ behavior: "instant", block: "center" });
  if (busy) return false;
  for (const picture of document.images) picture.loading = "eager";
  scrollTo({ top: 0, behavior: "instant" });
  return (
    document.fonts.status === "loaded" &&
    [...document.images].every(({ complete }) => complete)
  );
}

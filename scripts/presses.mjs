// @ts-check
import { chromium } from "playwright";
import { buildPortal } from "./build.mjs";
import { chromiumArgs, ensureChromium } from "./chromium.mjs";
import { median } from "./lighthouse.mjs";
import { freePort } from "./lib/ports.mjs";
import { startPreview, startSandbox } from "./services.mjs";

/** @typedef {import("playwright").Page} Page */

const firstPort = 4750;
const rounds = 5;
/** How much slower than this machine the phone is. */
const slower = 4;

/**
 * What a visitor presses, one after another on one page, and what the press leads to; only the press is timed.
 * @type {readonly { what: string, press: (page: Page) => Promise<unknown>, until: (page: Page) => Promise<unknown> }[]}
 */
const presses = [
  {
    what: "menu",
    press: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
    until: opened,
  },
  {
    what: "a group of the menu",
    press: (page) => inDialog(page, "Games").tap(),
    until: (page) =>
      page
        .getByRole("dialog")
        .locator("[aria-controls][aria-expanded=false]")
        .waitFor(),
  },
  {
    what: "dark and light",
    press: (page) => inDialog(page, /^Switch to light/).tap(),
    until: (page) => page.locator(":root[data-mode=light]").waitFor(),
  },
  {
    what: "closing the menu",
    press: (page) => inDialog(page, "Close").tap(),
    until: closed,
  },
  {
    what: "next banner",
    press: (page) => page.getByRole("button", { name: /^Banner 2: / }).tap(),
    until: (page) =>
      page.locator("[aria-current=true][aria-label^='Banner 2: ']").waitFor(),
  },
  {
    what: "another tab of games",
    press: (page) =>
      page.getByRole("button", { name: "Hot", exact: true }).tap(),
    until: (page) => page.waitForURL(/filter=HOT/),
  },
  {
    what: "a letter in the search",
    press: (page) => page.getByRole("searchbox").press("l"),
    until: (page) => hasTyped(page, "l"),
  },
  {
    what: "a heart, as a guest",
    press: (page) =>
      page
        .getByRole("button", { name: /^Favourite: / })
        .first()
        .tap(),
    until: opened,
  },
  {
    what: "a letter in the login form",
    press: (page) => page.getByLabel(/^Username/).press("a"),
    until: (page) => hasTyped(page, "a"),
  },
  {
    what: "closing the login form",
    press: (page) => inDialog(page, "Close").tap(),
    until: closed,
  },
  {
    what: "registration form",
    press: (page) =>
      page.getByRole("banner").getByRole("button", { name: "Register" }).tap(),
    until: opened,
  },
  {
    what: "closing it by a key",
    press: (page) => page.keyboard.press("Escape"),
    until: closed,
  },
  {
    what: "another page",
    press: (page) =>
      page.locator("a[href='/live']").filter({ visible: true }).first().tap(),
    until: (page) =>
      page
        .getByRole("button", { name: /^Play / })
        .first()
        .waitFor(),
  },
  {
    what: "a type of game",
    press: (page) =>
      page.getByRole("button", { name: "Roulette", exact: true }).tap(),
    until: (page) => page.waitForURL(/[?&]/),
  },
];

/** @param {Page} page @param {string | RegExp} name */
const inDialog = (page, name) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

/** @param {Page} page */
async function opened(page) {
  await page.getByRole("dialog").waitFor();
}

/** @param {Page} page */
async function closed(page) {
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** @param {Page} page @param {string} text */
const hasTyped = (page, text) =>
  page.waitForFunction(
    (wanted) =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.value === wanted,
    text,
  );

/**
 * How long a phone shows nothing after a press, once the page has come to life: from the press to the next frame, by
 * the browser's event timing (which counts in steps of 8 ms and leaves out what took less than 16).
 */
export async function runPresses() {
  const folder = await buildPortal();
  const port = await freePort(firstPort);
  const sandbox = await startSandbox({
    port: await freePort(firstPort, new Set([port])),
    portalOrigin: `http://localhost:${port}`,
    memory: true,
    hops: 1,
  });
  const { url } = await startPreview({
    folder,
    port,
    platformUrl: sandbox.url,
    platformOrigins: [sandbox.url],
  });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  /** @type {Map<string, number[]>} */
  const taken = new Map(presses.map(({ what }) => [what, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: "dark",
    });
    await context.addCookies([{ name: "lang", value: "EN", url }]);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.addInitScript(() => {
      localStorage.setItem("lang", "EN");
      sessionStorage.setItem("ANONYMOUS_POPUP", "closed");
    });
    await page.goto(url);
    await page.locator(":root[data-alive]").waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    for (const { what, press, until } of presses) {
      await page.evaluate(() => Reflect.set(globalThis, "slowest", 0));
      await press(page);
      await until(page);
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestIdleCallback(resolve)),
          ),
      );
      const ms = await page.evaluate(() => Reflect.get(globalThis, "slowest"));
      // The first round warms up the servers and the browser.
      if (round > 0) taken.get(what)?.push(Number(ms));
    }
    await context.close();
  }
  await browser.close();
  for (const [what, times] of taken)
    console.log(
      `${what.padEnd(28)} ${String(median(times)).padStart(5)} ms  (${Math.min(...times)} to ${Math.max(...times)})`,
    );
}

/** Runs in the page. */
function watchEvents() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, "interactionId") > 0)
        Reflect.set(
          globalThis,
          "slowest",
          Math.max(Reflect.get(globalThis, "slowest") ?? 0, entry.duration),
        );
  }).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: "event",
      durationThreshold: 16,
      buffered: true,
    }),
  );
}

import type { CDPSession, Page, Route } from "playwright";
import { expect } from "vitest";
import { botCheckChallenge } from "@foyer/platform/calls";
import { eventually } from "./eventually.ts";
import { clientOf } from "./signIn.ts";
import type { Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* Conditions around a page that go wrong. Each proves first that it takes effect. */

/** The result of a fetch by the page: its status, or that there was none. */
const control = (page: Page): Promise<string> =>
  page.evaluate(() =>
    fetch("/wps/system/status", { cache: "no-store" }).then(
      (answer) => String(answer.status),
      () => "none",
    ),
  );

/**
 * Takes the page's context offline; returns a function that reconnects it.
 *
 * @example const reconnect = await goOffline(page); …; await reconnect();
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true);
  // The browser goes offline a moment after it is told to.
  await expect.poll(() => control(page)).toBe("none");
  return () => page.context().setOffline(false);
}

/**
 * A connection of 400 ms and 50 KB/s, until the returned session is detached.
 *
 * @example const line = await slowLine(page); …; await line.detach();
 */
export async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 50 * 1024,
  });
  const took = await page.evaluate(async () => {
    const start = performance.now();
    await fetch("/wps/system/status", { cache: "no-store" });
    return performance.now() - start;
  });
  expect(took).toBeGreaterThanOrEqual(380);
  return session;
}

/**
 * Makes code with a given name never be found; returns how often it was requested, and a function that lifts the
 * fault.
 *
 * @example const lost = await loseCode(page, "LoginDialog"); …; await lost.lift();
 */
export async function loseCode(page: Page, name: string): Promise<LostCode> {
  let count = 0;
  const pattern = new RegExp(`/assets/${name}-[^/]*\\.js(\\?.*)?$`);
  await page.route(pattern, (route) => {
    count += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  return { asked: () => count, lift: () => page.unroute(pattern) };
}

/** The same for code that never arrives; when lifted, the hanging requests are aborted. */
export async function hangCode(page: Page, name: string): Promise<LostCode> {
  const hanging: Route[] = [];
  const pattern = new RegExp(`/assets/${name}-[^/]*\\.js(\\?.*)?$`);
  await page.route(pattern, (route) => void hanging.push(route));
  return {
    asked: () => hanging.length,
    lift: async () => {
      await page.unroute(pattern);
      for (const route of hanging)
        await route.abort("timedout").catch(() => undefined);
    },
  };
}

/** Missing code: how often it was requested, and a function that lifts the fault. */
export interface LostCode {
  readonly asked: () => number;
  readonly lift: () => Promise<void>;
}

/**
 * Waits until the page offers a retry, lifts the fault and retries: the page may have reloaded once before, because
 * missing code usually means a new build, but must not reload for the retry. `pass` lets time pass; `beside` is what
 * stays visible meanwhile, by default the header.
 *
 * @example const lost = await loseCode(page, "LoginDialog"); …; await retryCode(page, lost);
 */
export async function retryCode(
  page: Page,
  lost: LostCode,
  pass?: (page: Page) => Promise<void>,
  beside = page.getByRole("banner"),
): Promise<void> {
  await eventually.poll(lost.asked).toBeGreaterThan(0);
  await pass?.(page);
  const again = page.getByRole("button", { name: /^(Load|Try) again$/ });
  await eventually(again).toBeVisible();
  await eventually(beside).toHaveCount(1);
  await mark(page);
  await lost.lift();
  await again.click();
}

export type StorageFault = "throws" | "full";

/**
 * From the next load on, the page's storage throws on every access or accepts nothing new; IndexedDB no longer opens.
 *
 * @example await breakStorage(page, "full"); await page.goto(visit.portal); await expectBrokenStorage(page);
 */
export async function breakStorage(
  page: Page,
  fault: StorageFault,
): Promise<void> {
  await page.addInitScript((how) => {
    const refuse = () => {
      throw new DOMException("No storage here.", "QuotaExceededError");
    };
    Storage.prototype.setItem = refuse;
    IDBFactory.prototype.open = refuse;
    if (how === "full") return;
    // Only the language works, because the test looks for text in it.
    Storage.prototype.getItem = (key) => (key === "lang" ? "EN" : refuse());
    Storage.prototype.removeItem = refuse;
    Storage.prototype.key = refuse;
  }, fault);
}

/** Fails unless storage throws in this page. */
export async function expectBrokenStorage(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    try {
      localStorage.setItem("probe", "1");
      return "stored";
    } catch {
      return "refused";
    }
  });
  expect(said).toBe("refused");
}

/**
 * Blocks all pictures and fonts; returns how many were blocked so far.
 *
 * @example const refused = await withoutPictures(page); …; expect(refused()).toBeGreaterThan(0);
 */
export async function withoutPictures(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(
    () => true,
    (route) => {
      const type = route.request().resourceType();
      if (type !== "image" && type !== "font") return route.fallback();
      count += 1;
      return route.abort("connectionrefused");
    },
  );
  return () => count;
}

/**
 * Presses a button by script, without a user activation: the browser then opens no window. Proves that it does not.
 *
 * @example await pressWithoutHand(page, "Continue with Google");
 */
export async function pressWithoutHand(
  page: Page,
  name: string,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const run = async (expression: string): Promise<unknown> => {
    const { result } = await session.send("Runtime.evaluate", {
      expression,
      userGesture: false,
      returnByValue: true,
    });
    return result.value;
  };
  // Driving the page counts as user activation for a while; opening a window uses that up.
  const isBlocked = `(() => {
    const opened = window.open("about:blank");
    opened?.close();
    return opened === null;
  })()`;
  await eventually.poll(() => run(isBlocked)).toBe(true);
  const pressed = await run(`(() => {
    const button = [...document.querySelectorAll("button")].find(
      (one) => one.textContent.includes(${JSON.stringify(name)}) ||
        one.getAttribute("aria-label") === ${JSON.stringify(name)});
    button?.click();
    return button !== undefined;
  })()`);
  expect(pressed).toBe(true);
  await session.detach();
}

/**
 * Stops the page's clock, which has to be installed: until it is resumed, time passes only when the test says so.
 *
 * @example const resume = await freeze(page); …; await page.clock.fastForward(8000); …; await resume();
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5000);
  const [before, after] = [
    await page.evaluate(() => performance.now()),
    await page.evaluate(() => performance.now()),
  ];
  expect(after).toBe(before);
  return () => page.clock.resume();
}

/** Marks the page: a reload would lose it. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.set(globalThis, "kept", true));

/** Fails if the page was reloaded since it was marked. */
export async function expectMarked(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, "kept"))).toBe(true);
}

/** Fails if a response has polluted the prototype of all objects. */
export async function expectUnpolluted(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => Reflect.get(Object.prototype, "polluted")),
  ).toBeUndefined();
}

const closedPages = {
  maintenance: wordsOf("ui.maintenancePage.title"),
  regionRestriction: wordsOf("ui.regionBlockPage.title"),
} as const;
export type Closure = keyof typeof closedPages;

const refusals = {
  maintenance: "MAINTENANCE",
  regionRestriction: "REGION_BLOCKED",
} as const satisfies Record<Closure, string>;

/** Closes the platform; returns a function that opens it again. */
export async function closePlatform(visit: Visit, status: Closure) {
  await visit.control.setStatus({ [status]: { on: true, message: "Closed" } });
  // Checked outside the page, which may not know yet.
  await expect(
    clientOf(visit, undefined).call(botCheckChallenge, { purpose: "login" }),
  ).rejects.toMatchObject({ code: refusals[status] });
  return () => visit.control.setStatus({ [status]: { on: false } });
}

/** Only the page that says that the platform is closed, without a reload. */
export async function expectClosed(page: Page, status: Closure) {
  await eventually(
    page.getByRole("heading", { name: closedPages[status] }),
  ).toBeVisible();
  await eventually(page.getByRole("banner")).toHaveCount(0);
}

/** The portal is back, without a reload: returning to the tab checks the status again. */
export async function expectOpen(page: Page, status: Closure) {
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await eventually(
    page.getByRole("heading", { name: closedPages[status] }),
  ).toHaveCount(0);
  await page.getByRole("main", { includeHidden: true }).waitFor();
}

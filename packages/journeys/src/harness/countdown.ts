import type { Locator, Page } from "playwright";
import { eventually } from "./eventually.ts";
import { expect } from "./test.ts";

/* The wait between two text messages, with clocks that are wrong. The test has to control the page's clock. */

const dayMs = 24 * 60 * 60_000;

/** Seconds of the wait as the button shows them; minutes are converted, and 0 means that the button is enabled. */
async function shown(send: Locator): Promise<number> {
  const found = /in (\d+) (min|sec)/.exec((await send.textContent()) ?? "");
  return Number(found?.[1] ?? 0) * (found?.[2] === "min" ? 60 : 1);
}

const expectShown = (send: Locator, from: number, to: number) =>
  eventually(async () => {
    const seconds = await shown(send);
    expect(seconds).toBeGreaterThanOrEqual(from);
    expect(seconds).toBeLessThanOrEqual(to);
  }).toPass({ timeout: 10_000 });

const clocks = (page: Page) =>
  page.evaluate(() => ({ wall: Date.now(), steady: performance.now() }));

/** Sets the wall clock and proves that nothing else has changed. */
async function setWall(page: Page, byMs: number): Promise<void> {
  const before = await clocks(page);
  await page.clock.setSystemTime(before.wall + byMs);
  const after = await clocks(page);
  expect(Math.abs(after.wall - before.wall - byMs)).toBeLessThan(5000);
  expect(after.steady - before.steady).toBeLessThan(5000);
}

const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** What can happen to a page during a wait of two minutes, by name; each ends with an enabled button. */
export const countdowns: Readonly<
  Record<string, (page: Page, send: Locator) => Promise<void>>
> = {
  "wall clock off by a day": async (page, send) => {
    await expectShown(send, 60, 120);
    await setWall(page, dayMs);
    await look(page);
    await page.clock.runFor(2000);
    await expectShown(send, 60, 120);
    await setWall(page, -2 * dayMs);
    await look(page);
    await page.clock.runFor(2000);
    await expectShown(send, 60, 120);
    await page.clock.fastForward(116_000);
    await expectShown(send, 0, 0);
  },
  "a sleep in which every clock goes on": async (page, send) => {
    await expectShown(send, 60, 120);
    await page.clock.fastForward(10 * 60_000);
    await expectShown(send, 0, 0);
  },
  "a sleep in which the steady clock stands still": async (page, send) => {
    await expectShown(send, 60, 120);
    await setWall(page, 10 * 60_000);
    await look(page);
    await expectShown(send, 0, 0);
  },
  "a tab that is held back": async (page, send) => {
    await expectShown(send, 60, 120);
    await page.evaluate(() => {
      setInterval(() => {
        const before: unknown = Reflect.get(globalThis, "ticks");
        Reflect.set(globalThis, "ticks", Number(before ?? 0) + 1);
      }, 1000);
    });
    await page.clock.fastForward(80_000);
    const ticks = await page.evaluate(() => Reflect.get(globalThis, "ticks"));
    expect(Number(ticks)).toBeLessThan(10);
    await expectShown(send, 20, 41);
    await page.clock.fastForward(41_000);
    await expectShown(send, 0, 0);
  },
};

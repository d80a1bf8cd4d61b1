import type { Page } from "playwright";

/**
 * Presses the browser's Back, and returns before the page has left: leaving for another document would destroy the
 * page that has to answer the script. Playwright's own `goBack` waits for a load, which never happens for a page from
 * the back-forward cache. Wait for what it leads to.
 *
 * @example await pressBack(page); await page.waitForURL("**\/live", { waitUntil: "commit" });
 */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/**
 * Presses the browser's Forward, as {@link pressBack} does Back.
 *
 * @example await pressForward(page); await page.waitForURL("**\/live");
 */
export async function pressForward(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.forward()));
}

import type { Page } from "playwright";

/**
 * Presses the browser's Back, and returns before the page has left: a step that leads to another document would
 * otherwise take the answer of the script away with the page that was asked. Playwright's own `goBack` waits for a
 * load, which a page out of the back-forward cache never has. Wait for what the step leads to.
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

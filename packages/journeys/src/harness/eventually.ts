import { expect } from "playwright/test";

/**
 * Waits until something of a page is as it should be. The limit is there to end what never comes; a slow machine that
 * is busy with other things is no fault of the page's.
 *
 * @example await eventually(page.getByRole("dialog")).toBeVisible()
 */
export const eventually = expect.configure({ timeout: 30_000 });

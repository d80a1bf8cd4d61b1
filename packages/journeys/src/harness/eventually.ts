import { expect } from "playwright/test";

/**
 * Waits until something on a page is as expected. The limit is only there to end what never happens; a slow or busy
 * machine is not a fault of the page.
 *
 * @example await eventually(page.getByRole("dialog")).toBeVisible()
 */
export const eventually = expect.configure({ timeout: 30_000 });

import type { Page } from "playwright";
import { intercept, type Call } from "./faults.ts";

/** The call for a captcha picture. */
export const captcha: Call = { call: "captcha", wire: "/wps/captcha" };

/**
 * The keys of the captchas that a page loads from now on; the list grows. They are read in transit: the portal takes
 * responses as blobs, which the browser does not keep for inspection.
 *
 * @example const keys = await captchaKeys(page); …; await visit.control.captchaAnswer(keys.at(-1) ?? "")
 */
export async function captchaKeys(page: Page): Promise<readonly string[]> {
  const keys: string[] = [];
  await intercept(page, captcha, async (route) => {
    const answer = await route.fetch();
    const { key }: { key: string } = await answer.json();
    keys.push(key);
    await route.fulfill({ response: answer });
  });
  return keys;
}

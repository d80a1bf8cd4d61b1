import type { Page } from "playwright";
import { eventually } from "./eventually.ts";

/** What of a drawn page was there before its scripts ran. */
interface Drawn {
  /** Number of elements, and of those that are no longer in the page. */
  readonly elements: number;
  readonly lost: number;
  /** Headings as they were drawn. */
  readonly headings: readonly string[];
}

/**
 * Opens an address whose page the server draws into its document, and waits until it has come to life. The server
 * draws a page when it is first asked for, and serves it from then on.
 *
 * @example const { lost } = await openDrawn(page, `${visit.portal}/help`);
 */
export async function openDrawn(page: Page, address: string): Promise<Drawn> {
  await untilDrawn(page, address);
  await page.addInitScript(noteDrawn);
  await page.goto(address, { waitUntil: "networkidle" });
  await eventually(page.locator("html[data-alive]")).toBeAttached();
  const drawn: unknown = await page.evaluate(() => {
    const { elements, headings }: { elements: Element[]; headings: string[] } =
      Reflect.get(globalThis, "foyerDrawn");
    return {
      elements: elements.length,
      lost: elements.filter(({ isConnected }) => !isConnected).length,
      headings,
    };
  });
  return drawn as Drawn;
}

/** Waits until the server has drawn the page of an address. */
export const untilDrawn = (page: Page, address: string): Promise<void> =>
  eventually
    .poll(async () => (await page.context().request.get(address)).text())
    .toMatch(/<html[^>]* data-page/);

/* Runs in the page. */
function noteDrawn() {
  addEventListener("DOMContentLoaded", () => {
    Reflect.set(globalThis, "foyerDrawn", {
      elements: [...document.querySelectorAll("#root *")],
      headings: Array.from(
        document.querySelectorAll("#root :is(h1, h2)"),
        ({ textContent }) => textContent,
      ),
    });
  });
}

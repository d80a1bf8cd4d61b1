import type { Page } from "playwright";
import { eventually } from "./eventually.ts";

/** What of a drawn page was there before its scripts ran. */
interface Drawn {
  /** Number of elements that were in view; outlines, which stand for what is still to come, do not count. */
  readonly seen: number;
  /** Those of them that have been taken away since. */
  readonly lost: readonly string[];
  /** Headings that the drawn page showed. */
  readonly headings: readonly string[];
}

/**
 * Opens an address whose page the server draws into its document, and waits until it has come to life. The server
 * draws a page when it is first asked for, and serves it from then on.
 *
 * @param changing Selector of parts whose content may differ for whoever opens it.
 * @example const { lost } = await openDrawn(page, `${visit.portal}/help`);
 */
export async function openDrawn(
  page: Page,
  address: string,
  changing = "never",
): Promise<Drawn> {
  await untilDrawn(page, address);
  await page.addInitScript(noteDrawn, changing);
  await page.goto(address, { waitUntil: "networkidle" });
  await eventually(page.locator("html[data-alive]")).toBeAttached();
  const drawn: unknown = await page.evaluate(() => {
    const { seen, headings }: { seen: Element[]; headings: string[] } =
      Reflect.get(globalThis, "foyerDrawn");
    return {
      seen: seen.length,
      lost: seen
        .filter(({ isConnected }) => !isConnected)
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
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

/* Runs in the page: at its first paint, before its scripts are asked for. */
function noteDrawn(changing: string) {
  new PerformanceObserver((list, paints) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    paints.disconnect();
    Reflect.set(globalThis, "foyerDrawn", {
      seen: [...document.querySelectorAll("#root *")].filter((element) => {
        const { top, bottom, left, width } = element.getBoundingClientRect();
        return (
          width > 1 &&
          bottom > 0 &&
          top < innerHeight &&
          left >= 0 &&
          left < innerWidth &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest(`[aria-hidden=true], ${changing}`)
        );
      }),
      headings: [...document.querySelectorAll("#root :is(h1, h2)")]
        .filter((heading) => heading.checkVisibility())
        .map(({ textContent }) => textContent),
    });
  }).observe({ type: "paint", buffered: true });
}

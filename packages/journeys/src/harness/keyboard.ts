import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { eventually } from "./eventually.ts";

/* A visit with only the keyboard: where it goes, and what a screen reader says on the way. */

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.first().evaluate((element) => element === document.activeElement);

/**
 * Presses Tab as often as it takes until the element has the focus.
 *
 * @example await tabTo(page, page.getByRole("button", { name: wordsOf("money.next") })); await page.keyboard.press("Enter");
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let left = 150; left > 0 && !(await isFocused(wanted)); left -= 1)
    await page.keyboard.press("Tab");
  await eventually(wanted.first()).toBeFocused();
}

/** Role, name and state of the focused element, as a screen reader announces it; of a group, only its own text. */
async function met(page: Page): Promise<string> {
  const focused = page.locator(":focus");
  // If nothing has the focus, it is on the body, and no such element is found.
  expect(await focused.count(), "focus is lost").toBe(1);
  const [line = ""] = (await focused.ariaSnapshot()).split("\n");
  return line.replace(/^- /, "").replace(/:$/, "");
}

/** What a keyboard visit encountered, in order. */
export interface Transcript {
  /** Notes the focused element. */
  readonly note: () => Promise<void>;
  /** Tabs to an element, and notes every stop. */
  readonly tabTo: (wanted: Locator) => Promise<void>;
  /** Notes what live regions have announced since. */
  readonly hear: (words: RegExp) => Promise<void>;
  readonly lines: () => readonly string[];
}

/**
 * Starts to record what a screen reader would read and announce; call it before the page's first visit.
 *
 * @example
 * const script = await transcriptOf(page); await page.goto(…);
 * await script.tabTo(amount); expect(script.lines()).toEqual(['textbox "Amount"'])
 */
export async function transcriptOf(page: Page): Promise<Transcript> {
  const lines: string[] = [];
  let heard = 0;
  await page.addInitScript(listen);
  const said = () =>
    page.evaluate((): readonly string[] => Reflect.get(globalThis, "said"));
  const note = async () => void lines.push(await met(page));
  return {
    note,
    tabTo: async (wanted) => {
      await wanted.first().waitFor();
      for (let left = 40; left > 0 && !(await isFocused(wanted)); left -= 1) {
        await page.keyboard.press("Tab");
        await note();
      }
      await eventually(wanted.first()).toBeFocused();
    },
    hear: async (words) => {
      await eventually
        .poll(async () => (await said()).slice(heard).join("\n"))
        .toMatch(words);
      const all = await said();
      for (const text of all.slice(heard))
        if (words.test(text)) lines.push(`says: ${text}`);
      heard = all.length;
    },
    lines: () => lines,
  };
}

/* Runs in the page before any other script: records what its live regions announce, each text once. */
function listen(): void {
  const said: string[] = [];
  Reflect.set(globalThis, "said", said);
  const last = new WeakMap<Element, string>();
  const regions =
    "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const look = () => {
    for (const region of document.querySelectorAll(regions)) {
      const text =
        region instanceof HTMLElement ? region.innerText : region.textContent;
      const words = text.replaceAll(/\s+/g, " ").trim();
      if (words === (last.get(region) ?? "")) continue;
      last.set(region, words);
      if (words) said.push(words);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

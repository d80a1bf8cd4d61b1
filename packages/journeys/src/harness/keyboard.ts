import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { eventually } from "./eventually.ts";

/* A visit with the keyboard alone: where it goes, and what is said on the way. */

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.first().evaluate((element) => element === document.activeElement);

/**
 * Goes on with Tab, as long as it takes, until the focus is on it.
 *
 * @example await tabTo(page, page.getByRole("button", { name: wordsOf("money.next") })); await page.keyboard.press("Enter");
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let left = 150; left > 0 && !(await isFocused(wanted)); left -= 1)
    await page.keyboard.press("Tab");
  await eventually(wanted.first()).toBeFocused();
}

/** Role, name and state of what has the focus, as a screen reader is told it; the words of a group are its own. */
async function met(page: Page): Promise<string> {
  const focused = page.locator(":focus");
  // Focus that is nobody's is the body's, which has no such element.
  expect(await focused.count(), "focus is lost").toBe(1);
  const [line = ""] = (await focused.ariaSnapshot()).split("\n");
  return line.replace(/^- /, "").replace(/:$/, "");
}

/** What a visit with the keyboard came upon, in order. */
export interface Transcript {
  /** Notes what has the focus now. */
  readonly note: () => Promise<void>;
  /** Goes on with Tab to something, and notes every stop. */
  readonly tabTo: (wanted: Locator) => Promise<void>;
  /** Notes what was said since by itself. */
  readonly hear: (words: RegExp) => Promise<void>;
  readonly lines: () => readonly string[];
}

/**
 * Begins to write down what a screen reader would read and say; before the page's first visit.
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

/* Runs in the page, before anything of it: keeps what its live regions come to say, each text once. */
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

import type { Locator, Page } from "playwright";
import { eventually } from "./eventually.ts";
import { wordsOf } from "./words.ts";

/* Figures as people read them off a page, to be compared with those of other pages. */

/**
 * An amount of money in minor units, as a page writes it.
 *
 * @example centsIn("-RM 1,284.50") // -128450
 */
export function centsIn(text: string): number {
  const found = /\d[\d,]*\.\d\d/.exec(text);
  if (!found) throw new Error(`There is no amount in “${text}”.`);
  const cents = Number(found[0].replaceAll(/[,.]/g, ""));
  return /[-−]/.test(text.slice(0, found.index)) ? -cents : cents;
}

/**
 * An amount of money as the portal writes it in English, without the currency.
 *
 * @example written(128450) // "1,284.50"
 */
export const written = (cents: number): string =>
  (cents / 100).toLocaleString("en", { minimumFractionDigits: 2 });

/** A row of a table: the text of each cell by the text of its column's head. */
export type Cells = Readonly<Record<string, string>>;

/**
 * A table of a page; also while a dialog hides it from screen readers.
 *
 * @example await eventually(tableOf(page, wordsOf("records.bets"))).toContainText("5.00")
 */
export const tableOf = (page: Page, name: string): Locator =>
  page.getByRole("table", { name, exact: true, includeHidden: true });

/** The first row of a table, below its heads. */
export const firstRow = (page: Page, name: string): Locator =>
  tableOf(page, name)
    .locator("tbody")
    .getByRole("row", { includeHidden: true })
    .first();

/**
 * Reads the rows of a table as they are at one moment.
 *
 * @example const [latest] = await readRows(table); latest?.[wordsOf("records.kind")] // "Deposit"
 */
export const readRows = (table: Locator): Promise<readonly Cells[]> =>
  table.evaluate((node) => {
    const textsOf = (within: Element, tags: string) =>
      [...within.querySelectorAll<HTMLElement>(tags)].map((cell) =>
        cell.innerText.trim(),
      );
    const heads = textsOf(node, "thead th");
    return [...node.querySelectorAll("tbody tr")].map((row) => {
      const cells = textsOf(row, "th, td");
      return Object.fromEntries(
        heads.map((head, index) => [head, cells[index] ?? ""]),
      );
    });
  });

/**
 * A tile of a group of figures.
 *
 * @example await eventually(figure(page, wordsOf("records.profit.stake"))).toContainText("20.00")
 */
export const figure = (
  page: Page | Locator,
  label: string,
  group: string = wordsOf("records.sum"),
): Locator =>
  page
    .getByRole("list", { name: group, includeHidden: true })
    .getByRole("listitem", { includeHidden: true })
    .filter({ has: page.getByText(label, { exact: true }) });

/** Balance of the main wallet in the header, in minor units; also while a dialog hides it from screen readers. */
export async function balanceShown(page: Page): Promise<number> {
  await eventually(balance(page)).toContainText(/\d\.\d\d/);
  return centsIn(await balance(page).innerText());
}

/** Where the header shows the balance. */
export const balance = (page: Page): Locator =>
  page
    .getByRole("banner", { includeHidden: true })
    .getByRole("group", { includeHidden: true })
    .first();

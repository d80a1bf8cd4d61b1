import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/* The control room, used with a browser as people use it. */

/** The rows of one of its tables, with the row of heads. */
export const roomRows = (page: Page, caption: string): Locator =>
  page.getByRole("table", { name: caption }).getByRole("row");

/** Presses a button and waits for the resulting page. */
export async function pressInRoom(
  page: Page,
  button: Locator,
  timeout = 15_000,
): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST", {
      timeout,
    }),
    button.click({ timeout }),
  ]);
  expect(answer.status()).toBe(303);
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
}

/** One row under Payments, and what is done with it. */
export interface Deed {
  readonly table: string;
  /** Part of the row's text: an account, an amount, a product. */
  readonly row: string | RegExp;
  readonly button: string;
  /** What is entered beforehand, by the field's label. */
  readonly fields?: Readonly<Record<string, string>>;
}

export type ControlRoom = ReturnType<typeof controlRoom>;

/**
 * The control room of a platform, in a page of its own.
 *
 * @example const room = controlRoom(await visit.newPage(), platform.controlRoom); await room.setClock(1440);
 */
export function controlRoom(page: Page, address: string) {
  let minutesAhead = 0;
  const button = (within: Page | Locator, name: string) =>
    within.getByRole("button", { name, exact: true });
  const open = (path: string) => page.goto(address + path);
  /** Runs what is due now, without waiting for the platform to do it. */
  const runJobs = async () => {
    await open("/payments");
    await pressInRoom(page, button(page, "Run due jobs"));
  };
  return {
    page,
    open,
    runJobs,
    /** Does something with the first fitting row under Payments. */
    pay: async ({ table, row, button: name, fields = {} }: Deed) => {
      await open("/payments");
      const found = roomRows(page, table).filter({ hasText: row }).first();
      for (const [label, text] of Object.entries(fields))
        await found.getByLabel(label).first().fill(text);
      await pressInRoom(page, button(found, name).first());
    },
    /** Moves the platform's clock ahead, and runs what has become due. */
    waitFor: async (minutes: number) => {
      minutesAhead += minutes;
      await open("");
      await page.getByLabel("Minutes ahead").fill(String(minutesAhead));
      await pressInRoom(page, button(page, "Set clock"));
      await runJobs();
    },
    /** What the platform's clock shows, in epoch ms. */
    now: async (): Promise<number> => {
      await open("");
      return Date.parse(
        await page.getByRole("main").locator("time").innerText(),
      );
    },
    /** The payment password that the sandbox gave a sample account. */
    paymentPassword: async (username: string): Promise<string> => {
      await open("/accounts");
      const cells = roomRows(page, "Sample accounts")
        .filter({ hasText: username })
        .getByRole("cell");
      return (await cells.nth(2).innerText()).trim();
    },
    /** The last code that was sent to a number or an address. */
    codeTo: async (to: string): Promise<string> => {
      await open(`/outbox?${new URLSearchParams({ to })}`);
      const letter = page.getByRole("article").first();
      return letter.locator(".sent-code code").innerText();
    },
    /** Whether the ledger balances. */
    balances: async (): Promise<string> => {
      await open("/books");
      return page.getByRole("main").locator(".state").innerText();
    },
  };
}

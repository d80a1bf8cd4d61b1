import type { Locator, Page } from "playwright";
import { wordsOf } from "./words.ts";

/* The steps of a money form, pressed as people do. */

/** A form of the member centre, by its name. */
export const formOf = (page: Page | Locator, name: string): Locator =>
  page.getByRole("form", { name, exact: true });

/** Enters an amount and continues to the summary. */
export async function enterAmount(form: Locator, amount: string) {
  await form.getByLabel(/^Amount/).fill(amount);
  await form.getByRole("button", { name: wordsOf("money.next") }).click();
}

/** Confirms the summary with the payment password, if there is one to enter. */
export async function confirmOrder(
  page: Page | Locator,
  button: RegExp,
  password?: string,
): Promise<void> {
  const review = formOf(page, wordsOf("money.review"));
  if (password !== undefined)
    await review.getByLabel(/^Payment password/).fill(password);
  await review.getByRole("button", { name: button }).click();
}

/**
 * Opens a deposit order on the deposit page, and leaves the bank's page without paying there.
 *
 * @example await openDeposit(page, "120.00"); await room.pay({ table: "Open deposits", row: "120.00", button: "Credit" });
 */
export async function openDeposit(page: Page, amount: string): Promise<void> {
  await enterAmount(formOf(page, wordsOf("deposit.label")), amount);
  const opened = page.waitForEvent("popup");
  await confirmOrder(page, /^Deposit /);
  const bank = await opened;
  await bank.waitForURL("**/desk/pay/**");
  await bank.close();
  await page.getByText(wordsOf("deposit.state.created")).waitFor();
}

import type { Locator, Page } from "playwright";
import { eventually } from "./eventually.ts";
import { wordsOf } from "./words.ts";

/* A daily salary between stock accounts, from the offer on, as its sides press it. */

/** The agent centre’s page of daily salaries. */
export const dailyPage = "/agentHome?page=agentDailyWages2";
/** Where a member finds the own contracts. */
export const ownContracts = "/member?page=contracts";

/** The cards of daily salaries that have a text. */
export const dailyCard = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole("article", { name: wordsOf("contract.type.daily") })
    .filter({ hasText: text })
    .first();

/** Presses the button of a card, and confirms what is then asked. */
export async function decideOn(
  page: Page,
  card: Locator,
  button: string,
  yes: string,
): Promise<void> {
  await card.getByRole("button", { name: button, exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: yes, exact: true })
    .click();
}

/** Offers a daily salary without a minimum. */
export async function offerDaily(
  page: Page,
  downline: string,
  rate: string,
): Promise<void> {
  await page
    .getByRole("button", { name: wordsOf("agentContracts.offer") })
    .click();
  const form = page.getByRole("dialog", { name: /^Offer a contract/ });
  await form.getByRole("combobox", { name: /^Offer to/ }).fill(downline);
  await page.getByRole("option", { name: downline }).click();
  await form.getByLabel(/^Rate/).fill(rate);
  for (const term of [
    wordsOf("contract.term.members"),
    wordsOf("contract.term.validBet"),
    wordsOf("contract.term.profitLoss"),
    wordsOf("contract.term.betPerDay"),
  ])
    await form.getByLabel(term).fill("0");
  await form.getByRole("button", { name: wordsOf("agentOffer.next") }).click();
  await form.getByRole("button", { name: /^Offer \d/ }).click();
  await eventually(
    page.getByText(wordsOf("contract.done.awaiting")),
  ).toBeVisible();
}

/** Who takes part in a contract. */
interface Sides {
  readonly agent: Page;
  readonly member: Page;
  readonly upline: Page;
}

/**
 * From the offer until it is in force, on pages that nobody reloads: the agent offers, the member accepts, and the
 * agent above approves.
 *
 * @example await agreeDaily({ agent, member, upline }, "demo-member", "1.50")
 */
export async function agreeDaily(
  { agent, member, upline }: Sides,
  downline: string,
  rate: string,
): Promise<void> {
  await offerDaily(agent, downline, rate);
  const open = new RegExp(`${rate}\\s%`);
  await decideOn(
    member,
    dailyCard(member, open),
    wordsOf("contract.accept"),
    wordsOf("contract.ask.accept.yes"),
  );
  await decideOn(
    upline,
    dailyCard(upline, open),
    wordsOf("contract.agree"),
    wordsOf("contract.ask.agree.yes"),
  );
  for (const page of [member, agent])
    await eventually(dailyCard(page, open)).toContainText(
      wordsOf("contract.state.active"),
    );
}

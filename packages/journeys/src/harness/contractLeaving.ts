import { pressBack, pressForward } from "./back.ts";
import { expectMarked } from "./conditions.ts";
import {
  contractsPage,
  decideAnew,
  expectStands,
  lead,
  openDeal,
  press,
  readyToDecide,
  type Deal,
  type MakeDeal,
} from "./contractDeals.ts";
import type { Way } from "./contractWays.ts";
import { eventually } from "./eventually.ts";
import { answerTo, sendHeld } from "./faults.ts";
import { header } from "./journey.ts";
import { expect, type Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/*
 * Journeys through the cells of the fault matrix in which the agent who decides about a contract leaves the page and
 * returns.
 */

/** It took effect, but the response was lost. */
async function lost(visit: Visit, deal: Deal): Promise<void> {
  const { call, after } = deal.kind;
  await visit.control.addFault({ call: call.call, kind: "dropAfter" });
  await deal.yes.click();
  await eventually.poll(deal.states).toEqual(after);
}

export const reloaded =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    await lost(visit, deal);
    await deal.page.reload();
    await visit.control.liftFaults();
    await expectStands(deal);
    expect(deal.keys()).toHaveLength(1);
  };

export const reloadedBefore =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const { page, kind } = deal;
    const held = await sendHeld(page, kind.call, () => deal.yes.click());
    await page.reload();
    await held.release();
    expect(await deal.states()).toEqual(kind.before);
    await decideAnew(deal);
    expect(deal.keys()).toHaveLength(2);
  };

export const leftByBack =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await openDeal(visit, make);
    const { page } = deal;
    await page.goto(`${visit.portal}/agentHome?page=agentAnnouncement`);
    await page.goto(visit.portal + contractsPage);
    await lead(deal);
    await lost(visit, deal);
    await pressBack(page);
    await page.waitForURL("**/agentHome?page=agentAnnouncement");
    await visit.control.liftFaults();
    await pressForward(page);
    await page.waitForURL(`**${contractsPage}`);
    await expectStands(deal);
    expect(deal.keys()).toHaveLength(1);
  };

export const fromMemory =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make, {
      page: { asShipped: true },
    });
    const { page, kind } = deal;
    // A page that still waits for an answer is not kept in memory.
    await page.waitForLoadState("networkidle");
    await page.goto(`${visit.gallery}/gallery.html`);
    await pressBack(page);
    await page.waitForURL(`**${contractsPage}`, { waitUntil: "commit" });
    await expectMarked(page);
    // The session is checked first, and the decision starts over.
    await eventually(deal.yes).toHaveCount(0);
    expect(deal.keys()).toEqual([]);
    expect(await deal.states()).toEqual(kind.before);
    await decideAnew(deal);
    expect(deal.keys()).toHaveLength(1);
  };

/** Logs out in another tab, and waits until this one has noticed. */
async function leave(visit: Visit, { page, yes }: Deal): Promise<void> {
  const other = await visit.newPage({ context: page.context() });
  const out = other
    .getByRole("button", { name: wordsOf("centre.signOut") })
    .first();
  await eventually(async () => {
    await other.goto(visit.portal + contractsPage);
    await out.waitFor({ timeout: 3000 });
  }).toPass();
  await out.click();
  await press(other, "Confirm");
  await eventually(
    header(page).getByRole("button", { name: wordsOf("login.form") }),
  ).toBeVisible();
  await eventually(yes).toHaveCount(0);
  await expectMarked(page);
}

export const loggedOutBefore =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    await leave(visit, deal);
    expect(deal.keys()).toEqual([]);
    expect(await deal.states()).toEqual(deal.kind.before);
  };

export const loggedOutMeanwhile =
  (make: MakeDeal): Way =>
  async (visit) => {
    const deal = await readyToDecide(visit, make);
    const held = await sendHeld(deal.page, deal.kind.call, () =>
      deal.yes.click(),
    );
    const answered = answerTo(deal.page, deal.kind.call);
    await leave(visit, deal);
    await held.release();
    expect((await answered).status()).toBe(401);
    expect(await deal.states()).toEqual(deal.kind.before);
  };

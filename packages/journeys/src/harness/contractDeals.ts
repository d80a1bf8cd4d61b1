import type { Locator, Page } from "playwright";
import { randomUUID } from "node:crypto";
import { contractList, dividendProcess } from "@foyer/platform/calls";
import { makeLine, type AgentLine } from "./agents.ts";
import { mark } from "./conditions.ts";
import { offerContract, type LineMember } from "./contracts.ts";
import { eventually } from "./eventually.ts";
import { isOf, type Call } from "./faults.ts";
import { callProblems } from "./faultWays.ts";
import { clientOf, signIn } from "./signIn.ts";
import { expect, type PageWish, type Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* Both sides of a contract in the agent centre, each led to the button that sends the request. */

export const contractsPage = "/agentHome?page=agentDividendRecordCopy2";

/** What distinguishes one side from the other. */
export interface DealKind {
  readonly call: Call;
  /** The agent who decides. */
  readonly who: LineMember;
  /** The agent whose list shows the contracts between the two. */
  readonly agent: LineMember;
  /** Their states before, and once it is done. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The state as the card shows it. */
  readonly state: string;
  /** The message once it is done. */
  readonly done: string;
  readonly yes: (page: Page) => Locator;
  /** From the list to the button that sends the request. */
  readonly lead: (page: Page) => Promise<void>;
  /** To that button again, after a rejection. */
  readonly again: (page: Page) => Promise<void>;
}

export type MakeDeal = (visit: Visit) => Promise<DealKind>;

export const card = (page: Page): Locator => page.getByRole("article").first();

/** The dialog in which an offer is written and checked. */
export const offerDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: /^Offer a contract/ });

/** Presses the only button with that name. */
export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

const goOn = (page: Page): Promise<void> =>
  offerDialog(page)
    .getByRole("button", { name: wordsOf("money.next") })
    .click();

/** Fills in an offer of a monthly dividend, and continues to the check. */
export async function fillInOffer(
  page: Page,
  username: string,
  rate: string,
): Promise<Locator> {
  await page
    .getByRole("button", { name: wordsOf("agentContracts.offer") })
    .click();
  const form = offerDialog(page);
  await form.getByRole("combobox", { name: /^Offer to/ }).fill(username);
  await page.getByRole("option", { name: username }).click();
  await form.getByLabel(/^Rate/).fill(rate);
  await form
    .locator("label")
    .filter({
      has: page.getByText(wordsOf("contract.period.month"), { exact: true }),
    })
    .click();
  await goOn(page);
  return form;
}

/** An agent offers a contract to the sub-agent. */
export const offering: MakeDeal = async (visit) =>
  offerTo(await makeLine(visit));

/** The same while a contract with the same rate and other terms is in force between them. */
export const offeringAnew: MakeDeal = async (visit) => {
  const line = await makeLine(visit);
  const contractId = await offerContract(visit, line.agent, line.sub);
  await clientOf(visit, line.sub.token).call(
    dividendProcess,
    { contractId, action: "ACCEPT" },
    { idempotencyKey: randomUUID() },
  );
  return {
    ...offerTo(line),
    before: ["ACTIVE"],
    after: ["AWAITING", "ACTIVE"],
  };
};

function offerTo({ agent, sub }: AgentLine): DealKind {
  return {
    call: { call: "contractCreate", wire: "/wps/relay/ACS_contractCreate" },
    who: agent,
    agent,
    before: [],
    after: ["AWAITING"],
    state: "Awaiting an answer",
    done: wordsOf("contract.done.awaiting"),
    yes: (page) =>
      offerDialog(page).getByRole("button", { name: /^Offer 10\.00/ }),
    lead: async (page) => {
      await fillInOffer(page, sub.member.username, "10");
    },
    again: goOn,
  };
}

/** The sub-agent accepts what the agent has offered. */
export const accepting: MakeDeal = async (visit) => {
  const { agent, sub } = await makeLine(visit);
  await offerContract(visit, agent, sub);
  const lead = (page: Page) =>
    card(page)
      .getByRole("button", { name: wordsOf("contract.accept") })
      .click();
  return {
    call: { call: "dividendProcess", wire: "/wps/relay/ACS_dividendProcess" },
    who: sub,
    agent,
    before: ["AWAITING"],
    after: ["ACTIVE"],
    state: "In force",
    done: wordsOf("contract.done.active"),
    yes: (page) =>
      page
        .getByRole("alertdialog")
        .getByRole("button", { name: wordsOf("contract.ask.accept.yes") }),
    lead,
    again: lead,
  };
};

/** One side of a contract on a page. */
export interface Deal {
  readonly kind: DealKind;
  readonly page: Page;
  /** The button that sends the request. */
  readonly yes: Locator;
  /** The idempotency key of each request so far. */
  readonly keys: () => readonly string[];
  /** The states of all contracts between the two on the platform. */
  readonly states: () => Promise<readonly string[]>;
}

export interface DealWish {
  readonly page?: PageWish;
  /** The test controls the page's clock. */
  readonly clock?: boolean;
  /** Runs before the first visit. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The same side on an existing page. */
export function dealOn(
  page: Page,
  { kind, states }: Pick<Deal, "kind" | "states">,
): Deal {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (isOf(kind.call)(request))
      keys.push(request.headers()["idempotency-key"] ?? "none");
  });
  return { kind, page, yes: kind.yes(page), keys: () => keys, states };
}

/** The contracts page of the agent who decides; nothing has been pressed yet. */
export async function openDeal(
  visit: Visit,
  make: MakeDeal,
  { page: look, clock = false, before }: DealWish = {},
): Promise<Deal> {
  visit.expectProblem(callProblems);
  const kind = await make(visit);
  // The test's own session, which continues after the page's has ended.
  const reader = clientOf(visit, await signIn(visit, kind.agent.member));
  const states = async () => {
    const { list } = await reader.call(contractList, {
      pageNo: 1,
      pageSize: 50,
    });
    return list.map(({ state }) => state);
  };
  expect(await states()).toEqual(kind.before);
  const page = await visit.newPage(look);
  if (clock) await page.clock.install();
  await before?.(page);
  const deal = dealOn(page, { kind, states });
  await goToContracts(visit, deal);
  return deal;
}

/** Opens the contracts page as the agent who decides, already logged in. */
export async function goToContracts(
  visit: Visit,
  { kind, page }: Pick<Deal, "kind" | "page">,
): Promise<void> {
  const address = new URL(contractsPage, visit.portal);
  address.searchParams.set("token", kind.who.token);
  await page.goto(address.href);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
}

/** From the list to the button that sends the request. */
export async function lead({ kind, page, yes }: Deal): Promise<void> {
  await kind.lead(page);
  await yes.waitFor();
}

/** The button that sends the request is in view, on a page that must not reload. */
export async function readyToDecide(
  visit: Visit,
  make: MakeDeal,
  wish?: DealWish,
): Promise<Deal> {
  const deal = await openDeal(visit, make, wish);
  await lead(deal);
  await mark(deal.page);
  return deal;
}

/**
 * The card and the platform show the expected state, for the expected number of contracts, and however often the
 * request was sent, it was one order.
 */
export async function expectStands({
  kind,
  page,
  keys,
  states,
}: Deal): Promise<void> {
  await eventually(card(page)).toContainText(kind.state);
  await eventually(page.getByRole("article")).toHaveCount(kind.after.length);
  expect(await states()).toEqual(kind.after);
  expect(new Set(keys()).size).toBe(1);
}

/** The same, with the message that it was done. */
export async function expectDone(deal: Deal): Promise<void> {
  await eventually(deal.page.getByText(deal.kind.done)).toBeVisible();
  await expectStands(deal);
}

/** Decides again from the list, as a new decision. */
export async function decideAnew(deal: Deal): Promise<void> {
  const before = deal.keys().length;
  await lead(deal);
  await deal.yes.click();
  await expectDone({ ...deal, keys: () => deal.keys().slice(before) });
}

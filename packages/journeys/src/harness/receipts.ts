import type { Locator, Page } from "playwright";
import { withdrawals } from "@foyer/platform/calls";
import { mark } from "./conditions.ts";
import type { Sending } from "./control.ts";
import { eventually } from "./eventually.ts";
import { isOf } from "./faults.ts";
import { callProblems } from "./faultWays.ts";
import { makePayee, openAs, readPayout, type Payee } from "./payouts.ts";
import { clientOf, signIn } from "./signIn.ts";
import type { PageWish, Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* The question whether a withdrawal arrived. */

export const receiptConfirm = {
  call: "receiptConfirm",
  wire: "/wps/relay/WCS_receiptConfirm",
};

export const question = (page: Page): Locator =>
  page.getByRole("dialog", { name: wordsOf("receipt.title") });

/** The last warning before an answer that closes it. */
export const warning = (page: Page): Locator => page.getByRole("alertdialog");

export async function choose(page: Page, answer: string): Promise<void> {
  await question(page)
    .getByRole("radio", { name: answer, exact: true })
    // The field itself is hidden: its label covers it and receives the press.
    .check({ force: true });
  await question(page)
    .getByRole("button", { name: wordsOf("money.next") })
    .click();
}

/** A picture like a screenshot; made by the page, so that it is a real one. */
export async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 240;
    canvas.height = 320;
    const pen = canvas.getContext("2d");
    pen?.fillRect(20, 20, 120, 40);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** Adds a picture to the report that a withdrawal did not arrive. */
export async function addPicture(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await question(page)
    .getByRole("button", { name: /choose/i })
    .click();
  const buffer = await picture(page);
  await (await chooser).setFiles([{ name, mimeType: "image/png", buffer }]);
  await question(page).getByText(name).waitFor();
}

/** A withdrawal that a page asks about. */
export interface Asked {
  readonly page: Page;
  readonly payee: Payee;
  readonly order: string;
  readonly dialog: Locator;
  /** The button that closes it. */
  readonly yes: Locator;
  /** The idempotency key of each request so far. */
  readonly keys: () => readonly string[];
  /** Its state on the platform. */
  readonly state: () => Promise<string | undefined>;
  /** How often it was closed. */
  readonly ends: () => Promise<number>;
}

export interface AskedWish {
  readonly sending?: Sending;
  readonly page?: PageWish;
  /** The test controls the page's clock. */
  readonly clock?: boolean;
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The same withdrawal on an existing page. */
export function askedOn(
  page: Page,
  {
    payee,
    order,
    state,
    ends,
  }: Omit<Asked, "page" | "dialog" | "yes" | "keys">,
): Asked {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (isOf(receiptConfirm)(request))
      keys.push(request.headers()["idempotency-key"] ?? "none");
  });
  return {
    page,
    payee,
    order,
    dialog: question(page),
    yes: warning(page).getByRole("button", { name: /arrived$/ }),
    keys: () => keys,
    state,
    ends,
  };
}

/** A member's page that asks about a withdrawal of 500.00. */
export async function openAsked(
  visit: Visit,
  {
    sending = { confirmMinutes: null },
    page: look,
    clock,
    before,
  }: AskedWish = {},
): Promise<Asked> {
  visit.expectProblem(callProblems);
  const payee = await makePayee(visit, [sending]);
  const [order = ""] = payee.orders;
  // The test's own session, which continues after the page's has ended.
  const reader = { ...payee, token: await signIn(visit, payee.member) };
  const page = await openAs(visit, payee, look, async (fresh) => {
    if (clock) await fresh.clock.install();
    await before?.(fresh);
  });
  return askedOn(page, {
    payee,
    order,
    state: async () => (await readPayout(visit, reader, order))?.state,
    ends: async () => {
      const { list } = await clientOf(visit, reader.token).call(withdrawals, {
        from: 0,
        to: Date.now() + 172_800_000,
        pageNo: 1,
        pageSize: 20,
      });
      const stages = list.find(({ orderId }) => orderId === order)?.stages;
      return stages?.filter(({ state }) => state === "DONE").length ?? 0;
    },
  });
}

/** The same, with the last warning about "Received" shown, on a page that must not reload. */
export async function askedToConfirm(
  visit: Visit,
  wish?: AskedWish,
): Promise<Asked> {
  const asked = await openAsked(visit, wish);
  await choose(asked.page, "Received");
  await asked.yes.waitFor();
  await mark(asked.page);
  return asked;
}

/**
 * The same withdrawal in another tab, which asks automatically; a busy first tab may need a second attempt to pass on
 * the session.
 */
export async function askedInSecondTab(
  visit: Visit,
  first: Asked,
): Promise<Asked> {
  const page = await visit.newPage({ context: first.page.context() });
  await eventually(async () => {
    await page.goto(visit.portal);
    await question(page).waitFor({ timeout: 5000 });
  }).toPass();
  return askedOn(page, first);
}

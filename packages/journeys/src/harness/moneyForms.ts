import type { Locator, Page } from "playwright";
import { transactions, type transactionKinds } from "@foyer/platform/calls";
import { mark } from "./conditions.ts";
import type { Member, MemberWish } from "./control.ts";
import { eventually } from "./eventually.ts";
import { isOf, type Call } from "./faults.ts";
import { callProblems } from "./faultWays.ts";
import { memberMenu } from "./journey.ts";
import { clientOf, signIn } from "./signIn.ts";
import { expect, type PageWish, type Visit } from "./test.ts";
import { wordsOf } from "./words.ts";

/* The forms of the member centre that move money, led to the button that sends. */

export const paymentPassword = "quayside-31";

/** What tells one form from another. */
export interface MoneyKind {
  readonly call: Call;
  readonly path: string;
  /** File of the page's code. */
  readonly code: string;
  readonly member: MemberWish;
  readonly name: string;
  readonly fill: (form: Locator, page: Page) => Promise<void>;
  /** Wants the payment password. */
  readonly secret: boolean;
  readonly confirm: RegExp;
  /** What is said once it is done. */
  readonly done: RegExp;
  /** The figure that was typed, as the sum has it. */
  readonly figure: string;
  /** How the account record calls it, and what it says once it has happened. */
  readonly record: (typeof transactionKinds)[number];
  readonly row: string;
}

export type MakeKind = (visit: Visit) => Promise<MoneyKind>;

export const walletMove: MakeKind = async (visit) => {
  await visit.control.setFlags({ MULTIWALLET3: "1" });
  return {
    call: { call: "walletTransfer", wire: "/wps/relay/GCS_walletTransfer" },
    path: "/member?page=transferFund",
    code: "WalletPage",
    member: {},
    name: wordsOf("wallet.transfer"),
    fill: async (form, page) => {
      await form.getByRole("button", { name: /To/ }).click();
      await page.getByRole("option").nth(1).click();
      await form.getByLabel(/^Amount/).fill("150");
    },
    secret: false,
    confirm: /^Transfer /,
    done: /150\.00.* transferred from/,
    figure: "150.00",
    record: "WALLET",
    row: "-150.00",
  };
};

export const memberMove: MakeKind = async (visit) => {
  const above = await visit.control.makeMember({ type: "1" });
  return {
    call: { call: "memberTransfer", wire: "/wps/relay/WCS_memberTransfer" },
    path: "/member?page=transferUpline",
    code: "TransferPage",
    member: { upline: above.username, paymentPassword },
    name: wordsOf("memberTransfer.label"),
    fill: async (form) => {
      await form.getByLabel(/^Recipient’s username/).fill(above.username);
      await form.getByLabel(/^Amount/).fill("40");
    },
    secret: true,
    confirm: /^Transfer /,
    done: /40\.00.* transferred to/,
    figure: "40.00",
    record: "TRANSFER",
    row: "-40.00",
  };
};

export const payout: MakeKind = async () => ({
  call: { call: "withdraw", wire: "/wps/relay/WCS_withdraw" },
  path: "/member?page=withdraw",
  code: "WithdrawPage",
  member: { paymentPassword, bankAccounts: 1 },
  name: wordsOf("withdraw.label"),
  fill: async (form) => {
    await form.getByLabel(/^Amount/).fill("200");
  },
  secret: true,
  confirm: /^Withdraw /,
  done: /^Withdrawal of .* requested/,
  figure: "200.00",
  record: "WITHDRAW",
  row: "-200.00",
});

/** A form on one page. */
export interface MoneyForm {
  readonly kind: MoneyKind;
  readonly page: Page;
  readonly member: Member;
  readonly form: Locator;
  /** The sum, with the button that sends. */
  readonly review: Locator;
  readonly confirm: Locator;
  /** The key of each sending so far. */
  readonly keys: () => readonly string[];
  /** What the books say of it. */
  readonly rows: () => Promise<readonly string[]>;
}

export interface MoneyWish {
  readonly page?: PageWish;
  /** The page's clock is the test's. */
  readonly clock?: boolean;
  /** Runs before the first visit. */
  readonly before?: (page: Page, kind: MoneyKind) => Promise<unknown>;
}

/** A form on a page that is there already: that of another tab, say. */
export function formOn(
  page: Page,
  { kind, member, rows }: Pick<MoneyForm, "kind" | "member" | "rows">,
): MoneyForm {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (isOf(kind.call)(request))
      keys.push(request.headers()["idempotency-key"] ?? "none");
  });
  const review = page.getByRole("form", { name: wordsOf("money.review") });
  return {
    kind,
    page,
    member,
    form: page.getByRole("form", { name: kind.name, exact: true }),
    review,
    confirm: review.getByRole("button", { name: kind.confirm }),
    keys: () => keys,
    rows,
  };
}

/** Opens the page of a form; nothing is typed yet. */
export async function openMoney(
  visit: Visit,
  make: MakeKind,
  { page: look, clock = false, before }: MoneyWish = {},
): Promise<MoneyForm> {
  visit.expectProblem(callProblems);
  const kind = await make(visit);
  const member = await visit.control.makeMember({
    balance: "1000.00",
    ...kind.member,
  });
  const token = await signIn(visit, member);
  // A session of the test's own, which goes on when the page's has ended.
  const reader = clientOf(visit, await signIn(visit, member));
  const rows = async () => {
    const { list } = await reader.call(transactions, {
      scope: "SELF",
      from: 0,
      to: Date.now() + 172_800_000,
      kind: kind.record,
      pageNo: 1,
      pageSize: 50,
    });
    return list.map(({ amount }) => amount);
  };
  const page = await visit.newPage(look);
  if (clock) await page.clock.install();
  await before?.(page, kind);
  const form = formOn(page, { kind, member, rows });
  const address = new URL(kind.path, visit.portal);
  address.searchParams.set("token", token);
  await page.goto(address.href);
  await memberMenu(page).waitFor();
  return form;
}

/** Fills a form in and goes on to its sum: only the button that sends is left to press. */
export async function fillIn({
  kind,
  page,
  form,
  review,
}: MoneyForm): Promise<void> {
  await form.waitFor();
  await kind.fill(form, page);
  await form.getByRole("button", { name: wordsOf("money.next") }).click();
  await review.waitFor();
  if (kind.secret)
    await review.getByLabel(/^Payment password/).fill(paymentPassword);
}

/** A form with its sum in sight, on a page that must not be loaded anew. */
export async function readyToSend(
  visit: Visit,
  make: MakeKind,
  wish?: MoneyWish,
): Promise<MoneyForm> {
  const form = await openMoney(visit, make, wish);
  await fillIn(form);
  await mark(form.page);
  return form;
}

/** K: the sum is there as it was. */
export const expectKept = ({ review, kind }: MoneyForm): Promise<void> =>
  eventually(
    review.getByRole("group", { name: wordsOf("ui.costSummary.label") }),
  ).toContainText(kind.figure);

/** It is done, in words and in the books: once. */
export async function expectOnce({
  page,
  kind,
  rows,
}: MoneyForm): Promise<void> {
  await eventually(page.getByText(kind.done)).toBeVisible();
  expect(await rows()).toEqual([kind.row]);
}

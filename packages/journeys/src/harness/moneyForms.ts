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

/* The member centre's money forms, led to the button that sends the order. */

export const paymentPassword = "quayside-31";

/** What distinguishes one form from another. */
export interface MoneyKind {
  readonly call: Call;
  readonly path: string;
  /** File of the page's code. */
  readonly code: string;
  readonly member: MemberWish;
  readonly name: string;
  readonly fill: (form: Locator, page: Page) => Promise<void>;
  /** Requires the payment password. */
  readonly secret: boolean;
  readonly confirm: RegExp;
  /** The message once it is done. */
  readonly done: RegExp;
  /** The amount that was entered, as the summary shows it. */
  readonly figure: string;
  /** What the account record calls it, and what it shows once it is done. */
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
      // The form says who the upline agent is: there is nothing to type.
      await form.getByText(above.username).waitFor();
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
  /** The summary, with the button that sends the order. */
  readonly review: Locator;
  readonly confirm: Locator;
  /** The idempotency key of each request so far. */
  readonly keys: () => readonly string[];
  /** The records of it on the platform. */
  readonly rows: () => Promise<readonly string[]>;
}

export interface MoneyWish {
  readonly page?: PageWish;
  /** The test controls the page's clock. */
  readonly clock?: boolean;
  /** Runs before the first visit. */
  readonly before?: (page: Page, kind: MoneyKind) => Promise<unknown>;
}

/** A form on an existing page, such as that of another tab. */
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

/** Opens a form's page; nothing has been entered yet. */
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
  // The test's own session, which continues after the page's has ended.
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

/** Fills in a form and continues to its summary: only the button that sends the order is left to press. */
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

/** A form with its summary shown, on a page that must not reload. */
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

/** K: the summary is unchanged. */
export const expectKept = ({ review, kind }: MoneyForm): Promise<void> =>
  eventually(
    review.getByRole("group", { name: wordsOf("ui.costSummary.label") }),
  ).toContainText(kind.figure);

/** It is done, in words and in the records: once. */
export async function expectOnce({
  page,
  kind,
  rows,
}: MoneyForm): Promise<void> {
  await eventually(page.getByText(kind.done)).toBeVisible();
  expect(await rows()).toEqual([kind.row]);
}

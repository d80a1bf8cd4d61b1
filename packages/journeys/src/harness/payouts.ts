import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { bankAccounts, receiptList, withdraw } from "@foyer/platform/calls";
import type { Member, Sending } from "./control.ts";
import { clientOf, signIn } from "./signIn.ts";
import type { PageWish, Visit } from "./test.ts";

const paymentPassword = "quayside-31";

/** A member with withdrawals that were sent. */
export interface Payee {
  readonly member: Member;
  readonly token: string;
  /** Numbers of the withdrawals, in the order in which they were requested. */
  readonly orders: readonly string[];
}

/**
 * Makes a member, requests withdrawals of 500.00 and lets the bank send each.
 *
 * @example const { token, orders: [order] } = await makePayee(visit, [{ part: "200.00" }])
 */
export async function makePayee(
  visit: Visit,
  sendings: readonly Sending[],
): Promise<Payee> {
  const member = await visit.control.makeMember({
    balance: "5000.00",
    paymentPassword,
    bankAccounts: 1,
  });
  const token = await signIn(visit, member);
  const client = clientOf(visit, token);
  const accountId = (await client.call(bankAccounts, {})).list[0]?.id ?? "";
  const orders: string[] = [];
  for (const how of sendings) {
    // One after the other, so that their order is known.
    const { orderId } = await client.call(
      withdraw,
      { accountId, amount: "501.00", paymentPassword },
      { idempotencyKey: randomUUID() },
    );
    await visit.control.sendPayout(orderId, how);
    orders.push(orderId);
  }
  return { member, token, orders };
}

/** Reads a withdrawal from the platform. */
export async function readPayout(visit: Visit, { token }: Payee, id: string) {
  const { list } = await clientOf(visit, token).call(receiptList, {
    pageNo: 1,
    pageSize: 20,
  });
  return list.find((receipt) => receipt.id === id);
}

/** A page of a member who is already logged in. */
export async function openAs(
  visit: Visit,
  { token }: Pick<Payee, "token">,
  wish: PageWish = {},
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await visit.newPage(wish);
  await before(page);
  await page.goto(`${visit.portal}/?token=${token}`);
  // The member's part of the header, even if a dialog that opened automatically covers it.
  await page
    .getByRole("banner", { includeHidden: true })
    .getByRole("group", { includeHidden: true })
    .first()
    .waitFor();
  return page;
}

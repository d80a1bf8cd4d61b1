import type { bankAccounts, withdrawOptions } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";

export type WithdrawField = "accountId" | "methodId" | "amount";

/** What the form is based on: the answers of W-109 and W-104. */
export interface WithdrawFacts extends ResponseOf<typeof withdrawOptions> {
  readonly accounts: ResponseOf<typeof bankAccounts>["list"];
}

/** The request of W-82, without the payment password. */
export type WithdrawBody = {
  readonly accountId: string;
  readonly amount: string;
  /** The fee that was shown; left out by builds before there was one. */
  readonly fee?: string;
};

export interface WithdrawOk {
  readonly orderId: string;
}

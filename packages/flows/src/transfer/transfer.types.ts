import type { wallets } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";

/** A wallet of the member; `vendor` is empty for the main one. */
export type Wallet = ResponseOf<typeof wallets>["list"][number];

/** What the wallet forms are based on: the answer of W-106. */
export interface WalletFacts {
  readonly wallets: readonly Wallet[];
}

/** The answer of every transfer: the main wallet's balance after it. */
export interface TransferOk {
  readonly balance: string;
}

export type WalletTransferField = "from" | "to" | "amount";
/** The request of W-53. */
export type WalletTransferBody = {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
};

/** The request of W-107: everything is transferred back. */
export type WalletReturnBody = Readonly<Record<string, never>>;

export const directions = ["UPLINE", "DOWNLINE"] as const;
export type Direction = (typeof directions)[number];

export type MemberTransferField = "direction" | "account" | "amount" | "note";

/** Somebody to whom the member transferred money before. */
export interface Recipient {
  readonly account: string;
  readonly direction: Direction;
}

export interface MemberTransferFacts {
  readonly available: string;
  /** Where this member may transfer money to; a member without downlines has one direction. */
  readonly directions: readonly Direction[];
  /** Username of the upline agent, who then need not be typed; empty: not known. */
  readonly upline: string;
  /** Whom the member transferred to before, the latest first. */
  readonly recipients: readonly Recipient[];
  /** Longest note to the recipient, in characters; 0: the platform takes none. */
  readonly noteLength: number;
}
/** The request of W-83, without the payment password. */
export type MemberTransferBody = {
  readonly direction: Direction;
  readonly account: string;
  readonly amount: string;
  /** Left out: none. */
  readonly note?: string;
};

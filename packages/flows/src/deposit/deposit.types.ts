import type { depositMethods, depositOrder } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import type { Failure, Result } from "../shared/result.ts";

export type DepositField = "methodId" | "amount";

/** What the form is based on: the answer of W-80. */
export interface DepositFacts {
  readonly methods: ResponseOf<typeof depositMethods>;
}

/** The request of W-81. */
export type DepositBody = {
  readonly methodId: string;
  readonly amount: string;
  /** The fee that was shown; left out by builds before there was one. */
  readonly fee?: string;
};

export interface DepositOk {
  readonly orderId: string;
  /** Payment address; it comes from a server and is to be checked before it is opened. */
  readonly url: string;
}

export type DepositOrder = ResponseOf<typeof depositOrder>;
export type OrderOutput = Result<DepositOrder>;

export interface DepositOrderContext {
  readonly orderId: string;
  readonly order: DepositOrder | undefined;
  /** Why the last status check failed. */
  readonly failure: Failure | undefined;
  readonly looks: number;
}

export type DepositOrderEvent =
  /** The member asks, or the page came back from the background. */
  { type: "depositOrder.refreshed" };

export interface DepositOrderOutput {
  readonly state: "CREDITED" | "FAILED" | "EXPIRED";
  readonly order: DepositOrder;
}

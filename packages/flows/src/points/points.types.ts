import type { PointsGoods } from "@foyer/platform/calls";
import type { pointsBalance, redeemPoints } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";

export type RedeemField = "quantity" | "address" | "mobileNum";

/** What is redeemed. */
export interface RedeemGiven {
  readonly goodsId: string;
}

/** What the form is based on: W-60 and the product of W-62; an absent product is no longer offered. */
export interface RedeemFacts {
  readonly currentPoints: string;
  readonly goods: Pick<PointsGoods, "points" | "availableQuantity"> | undefined;
}

/** The request of W-65, without the payment password. */
export type RedeemBody = {
  readonly goodsId: string;
  readonly quantity: number;
  readonly address: string;
  readonly mobileNum: string;
};
export type RedeemOk = ResponseOf<typeof redeemPoints>;

export type ConvertField = "points";
/** What the form is based on: the answer of W-60. */
export type ConvertFacts = ResponseOf<typeof pointsBalance>;
/** The request of W-66, without the payment password. */
export type ConvertBody = { readonly points: string };
export interface ConvertOk {
  readonly currentPoints: string;
  readonly balance: string;
}

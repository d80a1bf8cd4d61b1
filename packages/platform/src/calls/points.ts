import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { isMobileNumber } from "../validation/rules.ts";
import { pageRequest } from "./page.ts";

export const pointsBalance = defineCall({
  id: "W-60",
  name: "pointsBalance",
  purpose: "Reads the number of points and the value of one.",
  method: "GET",
  path: "/wps/relay/PTS_balance",
  auth: "token",
  request: v.object({}),
  response: v.object({
    currentPoints: amount(),
    pointsRatio: amount(),
    unit: optionalText(),
  }),
});

export const pointsReward = defineCall({
  id: "W-61",
  name: "pointsReward",
  purpose: "Lists the points that were earned.",
  method: "GET",
  path: "/wps/relay/PTS_reward",
  auth: "token",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({
    list: list(
      v.object({ id: text(), title: text(), points: amount(), time: epoch() }),
    ),
    totalPages: count(),
  }),
});

export const redeemStatuses = [
  "In Process",
  "Rejected",
  "Approved",
  /** By the member, while it was in process. */
  "Cancelled",
] as const;

const pointsGoods = v.object({
  id: text(),
  title: text(),
  imageUrl: optionalText(),
  /** HTML from the platform: to be sanitised. */
  content: optionalText(),
  points: amount(),
  availableQuantity: count(),
});
export type PointsGoods = v.InferOutput<typeof pointsGoods>;

const redeemRecord = v.object({
  id: text(),
  title: text(),
  redeemQuantity: count(),
  status: oneOf(redeemStatuses),
  /** Whether the member can cancel it now (W-65b). A platform may leave it out. */
  cancellable: flag(),
  remark: optionalText(),
  address: optionalText(),
  paymentAccount: optionalText(),
  amount: v.optional(amount(), "0"),
  unit: optionalText(),
  time: epoch(),
});
export type RedeemRecord = v.InferOutput<typeof redeemRecord>;

export const pointsList = defineCall({
  id: "W-62",
  name: "pointsList",
  purpose: "Lists the products of the points mall, or the member's orders.",
  method: "GET",
  path: "/wps/relay/PTS_list",
  auth: "token",
  place: "body",
  request: v.object({ kind: v.picklist(["GOODS", "RECORDS"]), ...pageRequest }),
  response: v.object({
    /** Products or records, depending on the requested `kind`. */
    list: list(v.union([redeemRecord, pointsGoods])),
    totalPages: count(),
  }),
});

export const pointsConfig = defineCall({
  id: "W-63",
  name: "pointsConfig",
  purpose: "Reads how points are earned and exchanged.",
  method: "GET",
  path: "/wps/relay/PTS_config",
  auth: "token",
  request: v.object({}),
  response: v.object({
    ratio: amount(),
    table: list(
      v.object({ from: amount(), to: optionalText(), points: amount() }),
    ),
    /** HTML from the platform: to be sanitised. */
    rules: optionalText(),
    /** Points that 1.00 of stake earns, by type of game, without the factor. A platform may leave them out. */
    rates: v.optional(
      list(v.object({ gameType: text(), points: amount() })),
      [],
    ),
    /** What the member's rank multiplies the rates by. A platform may leave it out. */
    factor: v.optional(amount(), "1"),
  }),
});

export const pointsTransactions = defineCall({
  id: "W-64",
  name: "pointsTransactions",
  purpose: "Lists every change to the points.",
  method: "GET",
  path: "/wps/relay/PTS_transactionDetail",
  auth: "token",
  place: "body",
  request: v.object({ from: count(), to: count(), ...pageRequest }),
  response: v.object({
    list: list(
      v.object({
        time: epoch(),
        changedPoints: amount(),
        pointsBalance: amount(),
        remark: optionalText(),
      }),
    ),
    totalPages: count(),
  }),
});

/** Bounds of what a member enters to redeem points. The form states them; the platform rejects anything else. */
export const redeemBounds = {
  quantity: { min: 1, max: 99 },
  /** Characters of the address, without the spaces at both ends. */
  address: { min: 5, max: 200 },
} as const;

/**
 * Whether a product can be sent to an address, as far as its length tells.
 *
 * @example isDeliveryAddress("abc") // false
 */
export function isDeliveryAddress(text: string): boolean {
  const { min, max } = redeemBounds.address;
  // Code points, not UTF-16 units.
  const size = [...text.trim()].length;
  return size >= min && size <= max;
}

/**
 * Whether a carrier can call a number, however it is spaced.
 *
 * @example isDeliveryNumber("+60 12-555 0147") // true
 */
export const isDeliveryNumber = (text: string): boolean =>
  isMobileNumber(text.replace(/[\s-]/g, "").replace(/^\+/, ""), undefined);

/** Where something is sent. */
export const deliveryRequest = {
  /** 5 to 200 characters, without the spaces at both ends. */
  address: v.pipe(
    v.string(),
    v.check(isDeliveryAddress, "must have 5 to 200 characters"),
  ),
  /** 6 to 15 digits; a plus sign before them, and spaces and hyphens among them, are allowed. */
  mobileNum: v.pipe(
    v.string(),
    v.check(isDeliveryNumber, "must be 6 to 15 digits"),
  ),
} as const;

export const redeemPoints = defineCall({
  id: "W-65",
  name: "redeemPoints",
  purpose: "Redeems points for a product.",
  method: "POST",
  path: "/wps/relay/PTS_redeem",
  auth: "token",
  sealed: true,
  money: true,
  request: v.object({
    goodsId: v.string(),
    /** 1 to 99. */
    quantity: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(redeemBounds.quantity.min),
      v.maxValue(redeemBounds.quantity.max),
    ),
    ...deliveryRequest,
    paymentPassword: v.string(),
  }),
  response: v.object({ id: text(), status: oneOf(redeemStatuses) }),
  errors: ["PAYMENT_PASSWORD_WRONG", "LOCKED", "POINTS_SHORT", "OUT_OF_STOCK"],
});

export const cancelRedemption = defineCall({
  id: "W-65b",
  name: "cancelRedemption",
  purpose: "Cancels a redemption that is in process; the points come back.",
  method: "POST",
  path: "/wps/relay/PTS_cancelRedemption",
  auth: "token",
  request: v.object({ id: v.string() }),
  response: v.object({ status: oneOf(redeemStatuses) }),
  errors: ["ALREADY_SETTLED"],
});

export const convertPoints = defineCall({
  id: "W-66",
  name: "convertPoints",
  purpose: "Converts points into money.",
  method: "POST",
  path: "/wps/relay/PTS_convert",
  auth: "token",
  sealed: true,
  money: true,
  request: v.object({
    points: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    paymentPassword: v.string(),
  }),
  response: v.object({ currentPoints: amount(), balance: amount() }),
  errors: ["PAYMENT_PASSWORD_WRONG", "LOCKED", "POINTS_SHORT"],
});

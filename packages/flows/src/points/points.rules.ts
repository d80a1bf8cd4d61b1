import { compare } from "@foyer/platform/money";
import { isDeliveryAddress, redeemBounds } from "@foyer/platform/calls";
import { isMobileNumber, mobileDigits } from "@foyer/platform/validation";
import type { FieldProblem, MoneyFormRules } from "../money-form/money-form.ts";
import { times } from "../shared/amounts.ts";
import type {
  ConvertBody,
  ConvertFacts,
  ConvertField,
  RedeemBody,
  RedeemFacts,
  RedeemField,
  RedeemGiven,
} from "./points.types.ts";

/** A whole number as it is sent, without leading zeros; undefined: not a whole number. */
function whole(text: string): string | undefined {
  return /^\d{1,18}$/.test(text) ? text.replace(/^0+(?=\d)/, "") : undefined;
}

const pays = (facts: RedeemFacts, quantity: string): boolean =>
  facts.goods !== undefined &&
  compare(times(facts.goods.points, quantity), facts.currentPoints) <= 0;

/** As many as there are, but no more than one call redeems. */
const available = ({ goods }: RedeemFacts): number =>
  Math.min(goods?.availableQuantity ?? 0, redeemBounds.quantity.max);

/** PTS-11: neither more than are available, nor more than the points pay for. */
function quantityProblem(
  text: string,
  facts: RedeemFacts,
): FieldProblem | undefined {
  if (text === "") return { reason: "required" };
  const quantity = whole(text);
  if (quantity === undefined) return { reason: "unreadable" };
  if (quantity === "0") return { reason: "tooSmall", limit: "1" };
  const most = String(available(facts));
  if (compare(quantity, most) > 0) return { reason: "tooLarge", limit: most };
  return pays(facts, quantity) ? undefined : { reason: "tooLarge" };
}

/**
 * What a redemption costs in points; undefined while no quantity can be parsed.
 *
 * @example redeemCost("2", { currentPoints: "5400", goods: { points: "1200", availableQuantity: 3 } }) // "2400"
 */
export function redeemCost(
  quantity: string,
  facts: RedeemFacts | undefined,
): string | undefined {
  const count = whole(quantity.trim());
  return count === undefined || facts?.goods === undefined
    ? undefined
    : times(facts.goods.points, count);
}

/**
 * The largest quantity that can be redeemed: limited by stock, and by what the points pay for (PTS-11).
 *
 * @example redeemMost({ currentPoints: "5400", goods: { points: "1200", availableQuantity: 9 } }) // 4
 */
export function redeemMost(facts: RedeemFacts): number {
  let [least, most] = [0, available(facts)];
  // The affordable quantity is found by bisection: a division of decimals would have to be rounded.
  while (least < most) {
    const middle = least + Math.ceil((most - least) / 2);
    if (pays(facts, String(middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** Why nothing can be redeemed now; undefined if it can. */
export function redeemClosedBy(
  facts: RedeemFacts,
): "gone" | "soldOut" | "short" | undefined {
  if (facts.goods === undefined) return "gone";
  if (facts.goods.availableQuantity < 1) return "soldOut";
  return pays(facts, "1") ? undefined : "short";
}

const isMobile = (text: string) => isMobileNumber(text, undefined);

function textProblem(
  text: string,
  isSound: (text: string) => boolean,
  problem: FieldProblem,
): FieldProblem | undefined {
  if (text === "") return { reason: "required" };
  return isSound(text) ? undefined : problem;
}

export const redeemRules: MoneyFormRules<
  RedeemField,
  RedeemGiven,
  RedeemFacts,
  RedeemBody
> = {
  fields: ["quantity", "address", "mobileNum"],
  needsSecret: true,
  slot: ({ goodsId }) => `redeem:${goodsId}`,
  suggested: () => ({ quantity: "1" }),
  isClosed: (facts) => redeemClosedBy(facts) !== undefined,
  problems: ({ quantity, address, mobileNum }, facts) => ({
    quantity: quantityProblem(quantity, facts),
    address: textProblem(address, isDeliveryAddress, {
      reason: "length",
      bounds: redeemBounds.address,
    }),
    mobileNum: textProblem(mobileNum, isMobile, {
      reason: "mobile",
      bounds: mobileDigits,
    }),
  }),
  body: ({ quantity, address, mobileNum }, { goodsId }) => ({
    goodsId,
    // A quantity, not money: never more than are in stock.
    quantity: Number.parseInt(quantity, 10),
    address,
    mobileNum,
  }),
  readBody: ({ goodsId, quantity, address, mobileNum }) =>
    typeof goodsId === "string" &&
    typeof quantity === "number" &&
    typeof address === "string" &&
    typeof mobileNum === "string"
      ? { goodsId, quantity, address, mobileNum }
      : undefined,
};

/**
 * What points are worth in money; undefined while none can be parsed.
 *
 * @example convertedAmount("1000", { currentPoints: "5400", pointsRatio: "0.01", unit: "" }) // "10.00"
 */
export function convertedAmount(
  points: string,
  facts: ConvertFacts | undefined,
): string | undefined {
  const count = whole(points.trim());
  return count === undefined || facts === undefined
    ? undefined
    : times(count, facts.pointsRatio);
}

/**
 * The most points that can be converted: whole points only.
 *
 * @example convertMost({ currentPoints: "5400.5", pointsRatio: "0.01", unit: "" }) // "5400"
 */
export const convertMost = ({ currentPoints }: ConvertFacts): string =>
  currentPoints.split(".")[0] ?? currentPoints;

/**
 * What any number of points is worth in money, exactly.
 *
 * @example pointsWorth("5400.5", "0.01") // "54.005"
 */
export const pointsWorth = (points: string, ratio: string): string =>
  times(points, ratio);

/**
 * The smallest whole number of points that play earns, and the stake that earns them; undefined: it earns none.
 *
 * @param points what 1.00 of stake earns, with two decimals at most
 * @example pointsPerStake("0.10") // { points: "1", stake: "10.00" }
 */
export function pointsPerStake(
  points: string,
): { readonly points: string; readonly stake: string } | undefined {
  const hundredths = Number(times(points, "100"));
  if (hundredths < 1 || !Number.isInteger(hundredths)) return undefined;
  const stake =
    [1, 2, 4, 5, 10, 20, 25, 50].find(
      (units) => (hundredths * units) % 100 === 0,
    ) ?? 100;
  return {
    points: String((hundredths * stake) / 100),
    stake: `${stake}.00`,
  };
}

export const convertRules: MoneyFormRules<
  ConvertField,
  undefined,
  ConvertFacts,
  ConvertBody
> = {
  fields: ["points"],
  needsSecret: true,
  slot: () => "convert",
  suggested: () => ({}),
  isClosed: ({ currentPoints }) => compare(currentPoints, "1") < 0,
  problems: ({ points }, { currentPoints }) => {
    if (points === "") return { points: { reason: "required" } };
    const count = whole(points);
    if (count === undefined) return { points: { reason: "unreadable" } };
    if (count === "0") return { points: { reason: "tooSmall", limit: "1" } };
    return compare(count, currentPoints) > 0
      ? { points: { reason: "tooLarge", limit: currentPoints } }
      : {};
  },
  body: ({ points }) => ({ points: whole(points) ?? points }),
  readBody: ({ points }) =>
    typeof points === "string" ? { points } : undefined,
};

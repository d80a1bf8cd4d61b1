import { compare, isZero, parseAmount, subtract } from "@foyer/platform/money";

/** Why a field was not accepted; the message is chosen by the screen. */
export interface FieldProblem {
  readonly reason:
    | "required"
    /** Not a plain amount or number. */
    | "unreadable"
    /** More decimal places than money has. */
    | "places"
    | "tooSmall"
    | "tooLarge"
    | "mobile"
    /** Too few or too many characters. */
    | "length"
    /** The platform rejected it. */
    | "refused"
    /** Not, or no longer, among the options. */
    | "unknown"
    /** The same as the other side of a transfer. */
    | "same";
  /** The limit that was exceeded, as a plain decimal. */
  readonly limit?: string | undefined;
  /** How many characters or digits there may be. */
  readonly bounds?: { readonly min: number; readonly max: number } | undefined;
}

/** Decimal places of money, in every currency (CFG-01). */
const places = 2;

/**
 * An amount in the canonical form in which it is sent, so that equal amounts are equal texts; undefined: not an
 * amount.
 *
 * @example plainAmount(" 0100.50 ") // "100.5"
 * @example plainAmount("-1") // undefined
 */
export function plainAmount(text: string): string | undefined {
  const amount = parseAmount(text);
  if (amount === undefined || amount.startsWith("-")) return undefined;
  const [whole = "", fraction = ""] = amount.split(".");
  const digits = whole.replace(/^0+(?=\d)/, "");
  const rest = fraction.replace(/0+$/, "");
  return rest === "" ? digits : `${digits}.${rest}`;
}

/**
 * An amount that can be paid exactly, for sums that are shown; undefined: it is not an amount, or has more decimal
 * places than money has and would be shown truncated.
 *
 * @example payableAmount("12.345") // undefined
 */
export function payableAmount(text: string): string | undefined {
  const amount = plainAmount(text);
  return amount !== undefined && placesOf(amount) <= places
    ? amount
    : undefined;
}

const placesOf = (amount: string): number =>
  (amount.split(".")[1] ?? "").length;

/**
 * What is wrong with an amount that has to be within limits; without limits it has to be greater than zero.
 *
 * @example amountProblem("5", { min: "10" }) // { reason: "tooSmall", limit: "10" }
 */
export function amountProblem(
  text: string,
  { min, max }: { min?: string | undefined; max?: string | undefined } = {},
): FieldProblem | undefined {
  if (text.trim() === "") return { reason: "required" };
  const amount = plainAmount(text);
  if (amount === undefined) return { reason: "unreadable" };
  if (placesOf(amount) > places)
    return { reason: "places", limit: String(places) };
  if (isZero(amount)) return { reason: "tooSmall", limit: min };
  if (min !== undefined && compare(amount, min) < 0)
    return { reason: "tooSmall", limit: min };
  if (max !== undefined && compare(amount, max) > 0)
    return { reason: "tooLarge", limit: max };
  return undefined;
}

/** What is deducted, the fee and what arrives. */
export interface FeeSum {
  readonly amount: string;
  readonly fee: string;
  readonly net: string;
}

/**
 * The sum for an amount with a method's fee; undefined while one of the two is missing.
 *
 * @example feeSum("100", { fee: "1.00" })?.net // "99.00"
 */
export function feeSum(
  text: string,
  way: { readonly fee: string } | undefined,
): FeeSum | undefined {
  const amount = payableAmount(text);
  if (amount === undefined || !way) return undefined;
  return { amount, fee: way.fee, net: subtract(amount, way.fee) };
}

/**
 * The fee of a sum, as a request states it: the platform charges no more than what was shown.
 *
 * @example shownFee({ amount: "100", fee: "1.00", net: "99.00" }) // { fee: "1.00" }
 */
export const shownFee = (sum: FeeSum | undefined): { fee?: string } =>
  sum ? { fee: sum.fee } : {};

/** Whether the fee would consume all of it, so that nothing would arrive. */
export const isEaten = (sum: FeeSum | undefined): boolean =>
  sum !== undefined &&
  compare(sum.amount, "0") > 0 &&
  compare(sum.net, "0") <= 0;

/** What arrives; undefined if nothing would. */
export const arriving = (sum: FeeSum | undefined): string | undefined =>
  sum && compare(sum.net, "0") > 0 ? sum.net : undefined;

/**
 * The smallest of some amounts.
 *
 * @example smallest("10", "9.5") // "9.5"
 */
export function smallest(first: string, ...others: readonly string[]): string {
  return others.reduce(
    (least, next) => (compare(next, least) < 0 ? next : least),
    first,
  );
}

/**
 * The product of two plain amounts, exactly.
 *
 * @example times("1200", "0.01") // "12.00"
 */
export function times(one: string, other: string): string {
  const [a, b] = [unitsOf(one), unitsOf(other)];
  const scale = a.scale + b.scale;
  const units = a.units * b.units;
  const digits = (units < 0n ? -units : units)
    .toString()
    .padStart(scale + 1, "0");
  const sign = units < 0n ? "-" : "";
  return scale === 0
    ? sign + digits
    : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function unitsOf(text: string): { units: bigint; scale: number } {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError("An amount must be a plain decimal.");
  const [, whole = "", fraction = ""] = match;
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

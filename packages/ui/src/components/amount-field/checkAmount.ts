import { isPlainAmount } from "./writeAmount.ts";

export interface AmountRule {
  /** Maximum number of decimal places. @default 2 */
  fractionDigits?: number;
  /** Minimum amount, a plain decimal; no lower limit if left out. */
  min?: string;
  /** Maximum amount, a plain decimal; no upper limit if left out. */
  max?: string;
}

/** What is wrong with an amount, with the figure that the message names. */
export type AmountProblem =
  | { readonly reason: "unreadable" }
  | { readonly reason: "places"; readonly fractionDigits: number }
  | { readonly reason: "tooSmall"; readonly min: string }
  | { readonly reason: "tooLarge"; readonly max: string };

/**
 * Checks the value of an AmountField; returns undefined when it is valid. An empty field is valid here: whether it is
 * required is checked elsewhere.
 *
 * @example checkAmount("12.345", {}) // { reason: "places", fractionDigits: 2 }
 * @example checkAmount("5", { min: "10.00" }) // { reason: "tooSmall", min: "10.00" }
 */
export function checkAmount(
  value: string,
  { fractionDigits = 2, min, max }: AmountRule,
): AmountProblem | undefined {
  if (value === "") return undefined;
  if (!isPlainAmount(value)) return { reason: "unreadable" };
  const places = value.split(".")[1]?.length ?? 0;
  if (places > fractionDigits) return { reason: "places", fractionDigits };
  const amount = units(value);
  if (min !== undefined && isPlainAmount(min) && amount < units(min))
    return { reason: "tooSmall", min };
  if (max !== undefined && isPlainAmount(max) && amount > units(max))
    return { reason: "tooLarge", max };
  return undefined;
}

/**
 * Whether two plain decimals are the same amount, regardless of trailing zeros.
 *
 * @example sameAmount("50", "50.00") // true
 */
export function sameAmount(one: string, other: string): boolean {
  return isPlainAmount(one) && isPlainAmount(other)
    ? units(one) === units(other)
    : one === other;
}

/* The amount as an integer, in units of the 18th decimal place, the last that an amount can have. */
function units(value: string): bigint {
  const [whole = "0", fraction = ""] = value.split(".");
  return BigInt(whole + fraction.padEnd(18, "0"));
}

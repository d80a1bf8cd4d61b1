import {
  aligned,
  type Decimal,
  readDecimal,
  rescale,
  writeDecimal,
} from "./decimal.ts";

export { formatAmount, formatAmountParts, parseLocalAmount } from "./format.ts";

/*
 * Money is a plain decimal string ("1234.50") from the wire to the screen. Arguments have passed a schema, so
 * anything else is a defect and throws.
 */

function decimal(text: string): Decimal {
  const value = readDecimal(text);
  if (!value) throw new RangeError("An amount must be a plain decimal.");
  return value;
}

/**
 * Parses an amount typed in plain form on any keyboard; undefined if it is invalid.
 *
 * @example parseAmount(" 0012.5 ") // "12.5"
 * @example parseAmount("1e5") // undefined
 */
export function parseAmount(text: string): string | undefined {
  const value = readDecimal(text.trim());
  return value && writeDecimal(value);
}

/**
 * Adds two amounts.
 *
 * @example add("0.1", "0.2") // "0.3"
 */
export function add(a: string, b: string): string {
  const [x, y] = aligned(decimal(a), decimal(b));
  return writeDecimal({ units: x.units + y.units, scale: x.scale });
}

/**
 * Subtracts the second amount from the first.
 *
 * @example subtract("10", "0.01") // "9.99"
 */
export function subtract(a: string, b: string): string {
  return add(a, negate(b));
}

/**
 * Inverts the sign of an amount.
 *
 * @example negate("5.00") // "-5.00"
 */
export function negate(a: string): string {
  const { units, scale } = decimal(a);
  return writeDecimal({ units: -units, scale });
}

/**
 * Compares two amounts: 1 the first is larger, -1 the second, 0 neither.
 *
 * @example compare("10", "9.99") // 1
 */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = aligned(decimal(a), decimal(b));
  if (x.units === y.units) return 0;
  return x.units > y.units ? 1 : -1;
}

/**
 * Whether an amount is zero, however many decimal places it has.
 *
 * @example isZero("-0.00") // true
 */
export function isZero(a: string): boolean {
  return decimal(a).units === 0n;
}

/**
 * Writes an amount with two decimals, in every currency (CFG-01). Further places are truncated: the amount shown is
 * never more than the actual one.
 *
 * @example toFixed2("1234.5") // "1234.50"
 * @example toFixed2("9.999") // "9.99"
 */
export function toFixed2(a: string): string {
  return writeDecimal(rescale(decimal(a), 2));
}

import {
  aligned,
  type Decimal,
  readDecimal,
  rescale,
  writeDecimal,
} from "./decimal.ts";

export { formatAmount, formatAmountParts, parseLocalAmount } from "./format.ts";

/*
 * Money is a plain decimal string ("1234.50") from the wire to the screen. What is handed in here has passed
 * a schema, so anything else is a defect and throws.
 */

function decimal(text: string): Decimal {
  const value = readDecimal(text);
  if (!value) throw new RangeError("An amount must be a plain decimal.");
  return value;
}

/**
 * Reads an amount as people on every keyboard write it plainly; undefined when it is none.
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
 * Takes the second amount from the first.
 *
 * @example subtract("10", "0.01") // "9.99"
 */
export function subtract(a: string, b: string): string {
  return add(a, negate(b));
}

/**
 * Turns the sign of an amount.
 *
 * @example negate("5.00") // "-5.00"
 */
export function negate(a: string): string {
  const { units, scale } = decimal(a);
  return writeDecimal({ units: -units, scale });
}

/**
 * Says which amount is larger: 1 the first, -1 the second, 0 neither.
 *
 * @example compare("10", "9.99") // 1
 */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = aligned(decimal(a), decimal(b));
  if (x.units === y.units) return 0;
  return x.units > y.units ? 1 : -1;
}

/**
 * Whether an amount is nothing, however many places it is written with.
 *
 * @example isZero("-0.00") // true
 */
export function isZero(a: string): boolean {
  return decimal(a).units === 0n;
}

/**
 * Writes an amount with two decimals, in every currency (CFG-01). Further places are cut off: what is shown
 * is never more than what is there.
 *
 * @example toFixed2("1234.5") // "1234.50"
 * @example toFixed2("9.999") // "9.99"
 */
export function toFixed2(a: string): string {
  return writeDecimal(rescale(decimal(a), 2));
}

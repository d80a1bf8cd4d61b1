import { readDecimal, rescale, writeDecimal } from "./decimal.ts";

interface LocaleShape {
  readonly format: Intl.NumberFormat;
  /** The locale's digits, "0" to "9". */
  readonly digits: readonly string[];
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
}

const shapes = new Map<string, LocaleShape>();

function shapeOf(locale: string): LocaleShape {
  const known = shapes.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const parts = format.formatToParts(-1234567n);
  const text = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? "";
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const shape: LocaleShape = {
    format,
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    decimal: text("decimal"),
    group: text("group"),
    minus: text("minusSign"),
  };
  shapes.set(locale, shape);
  return shape;
}

const localised = (digits: string, shape: LocaleShape): string =>
  digits.replace(
    /\d/g,
    (digit) => shape.digits[digit.charCodeAt(0) - 48] ?? digit,
  );

/**
 * Splits an amount with two decimals into the parts that `Intl` names, with the locale's digits, groups and signs;
 * exact for any number of digits, even in browsers whose `Intl` converts strings to floats.
 *
 * @example formatAmountParts("12.5", "en") // [{ type: "integer", value: "12" }, { type: "decimal", … }, …]
 */
export function formatAmountParts(
  value: string,
  locale: string,
): Intl.NumberFormatPart[] {
  const read = readDecimal(value);
  if (!read) throw new RangeError("An amount must be a plain decimal.");
  const shape = shapeOf(locale);
  const { units } = rescale(read, 2);
  const [whole = "0", fraction = "00"] = writeDecimal({
    units: units < 0n ? -units : units,
    scale: 2,
  }).split(".");
  // 0n cannot carry a sign, so the parts are taken from -1n.
  const bare = whole === "0";
  const lent = bare ? 1n : BigInt(whole);
  return shape.format.formatToParts(units < 0n ? -lent : lent).map((part) => {
    if (part.type === "fraction")
      return { ...part, value: localised(fraction, shape) };
    if (part.type === "integer" && bare)
      return { ...part, value: localised("0", shape) };
    return part;
  });
}

/**
 * Formats an amount with two decimals for a locale, without a currency.
 *
 * @example formatAmount("1234567.5", "en") // "1,234,567.50"
 * @example formatAmount("1234567.5", "hi") // "12,34,567.50"
 */
export function formatAmount(value: string, locale: string): string {
  return formatAmountParts(value, locale)
    .map((part) => part.value)
    .join("");
}

/** Invisible marks that set the direction of a number. */
const marks = /[\u200e\u200f\u061c]/g;

/**
 * Parses an amount as written in a locale, with its digits or ASCII ones; undefined if it is ambiguous, for example
 * because of a group of the wrong size.
 *
 * @example parseLocalAmount("1.234,50", "id") // "1234.50"
 * @example parseLocalAmount("1,5", "en") // undefined
 */
export function parseLocalAmount(
  text: string,
  locale: string,
): string | undefined {
  const shape = shapeOf(locale);
  const bare = text.trim().replace(marks, "");
  const minus = shape.minus.replace(marks, "");
  const negative = bare.startsWith(minus) || bare.startsWith("-");
  const unsigned = negative
    ? bare.slice(bare.startsWith(minus) ? minus.length : 1)
    : bare;
  const digits = [...unsigned]
    .map((char) => {
      const digit = shape.digits.indexOf(char);
      return digit < 0 ? char : digit.toString();
    })
    .join("");
  const [whole = "", fraction, ...more] = digits.split(shape.decimal);
  if (more.length > 0) return undefined;
  const joined = shape.group ? whole.split(shape.group).join("") : whole;
  const value = fraction === undefined ? joined : `${joined}.${fraction}`;
  const read = readDecimal(value);
  if (!read || read.units < 0n) return undefined;
  if (joined !== whole && !isGroupedAs(whole, joined, shape)) return undefined;
  return writeDecimal({ ...read, units: negative ? -read.units : read.units });
}

/** Whether the groups are where the locale puts them. */
function isGroupedAs(
  whole: string,
  joined: string,
  shape: LocaleShape,
): boolean {
  const expected = shape.format
    .formatToParts(BigInt(joined))
    .filter(({ type }) => type === "integer" || type === "group")
    .map(({ value }) => value)
    .join("");
  return expected === localised(whole, shape);
}

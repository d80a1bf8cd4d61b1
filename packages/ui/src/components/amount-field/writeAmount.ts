import { amountMarks } from "./amountMarks.ts";

const plain = /^\d{1,30}(?:\.\d{1,18})?$/;

/**
 * Whether a text is a plain decimal, as events of an AmountField pass it.
 *
 * @example isPlainAmount("1234.50") // true
 * @example isPlainAmount("1,234.50") // false
 */
export function isPlainAmount(text: string): boolean {
  return plain.test(text);
}

export interface AmountWriting {
  locale: string;
  /** Minimum decimal places; further ones are kept, and nothing is ever cut or rounded. */
  places: number;
  /** Whether thousands are grouped. */
  grouped: boolean;
}

/**
 * Formats a plain decimal for the readers of a locale, exact to the last digit; any other text is returned unchanged.
 *
 * @example writeAmount("1234.5", { locale: "en", places: 2, grouped: true }) // "1,234.50"
 */
export function writeAmount(
  value: string,
  { locale, places, grouped }: AmountWriting,
): string {
  if (!isPlainAmount(value)) return value;
  const marks = amountMarks(locale);
  const native = (digits: string) =>
    digits.replace(
      /\d/g,
      (digit) => marks.digits[digit.charCodeAt(0) - 48] ?? digit,
    );
  const [whole = "0", fraction = ""] = value.split(".");
  /* BigInt keeps every digit, even in browsers whose Intl converts strings to floats. */
  const written = grouped ? marks.whole.format(BigInt(whole)) : native(whole);
  const decimals = fraction.padEnd(places, "0");
  return decimals === "" ? written : written + marks.decimal + native(decimals);
}

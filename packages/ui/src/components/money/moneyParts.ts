export interface MoneyParts {
  /** A minus sign (U+2212), a plus sign, or empty. */
  readonly sign: string;
  /** Whole part with grouping, decimal mark and two decimals. */
  readonly figure: string;
}

export type MoneySign = "negative" | "always";

/**
 * Formats a decimal string with two decimals in every currency, with the locale's digits and grouping, exact to the
 * last digit. Further places are cut off, so that the amount shown is never more than the actual amount. Returns
 * undefined if the string is not a plain decimal.
 *
 * @example moneyParts("1234.5", "en", "negative") // { sign: "", figure: "1,234.50" }
 */
export function moneyParts(
  amount: string,
  locale: string,
  sign: MoneySign,
): MoneyParts | undefined {
  if (!isDecimal(amount)) return undefined;
  const parts = formatFor(locale, sign).formatToParts(amount);
  const isSign = ({ type }: Intl.NumberFormatPart) =>
    type === "minusSign" || type === "plusSign";
  const join = (some: Intl.NumberFormatPart[]) =>
    some.map(({ value }) => value).join("");
  return {
    sign: join(parts.filter(isSign)).replace("-", "\u2212"),
    figure: join(parts.filter((part) => !isSign(part))).trim(),
  };
}

const plainDecimal = /^-?\d{1,30}(\.\d{1,18})?$/;

function isDecimal(amount: string): amount is `${number}` {
  return plainDecimal.test(amount);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string, sign: MoneySign): Intl.NumberFormat {
  const key = `${locale} ${sign}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: "trunc",
    signDisplay: sign === "always" ? "exceptZero" : "negative",
  });
  formats.set(key, format);
  return format;
}

export interface AmountMarks {
  /** Decimal separator: ".", "," or the Arabic one. */
  readonly decimal: string;
  /** The locale's digits, zero to nine. */
  readonly digits: readonly string[];
  readonly whole: Intl.NumberFormat;
}

const known = new Map<string, AmountMarks>();

/**
 * The digits and separators that a locale uses for amounts.
 *
 * @example amountMarks("id").decimal // ","
 */
export function amountMarks(locale: string): AmountMarks {
  const found = known.get(locale);
  if (found) return found;
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
    .formatToParts(0)
    .find(({ type }) => type === "decimal");
  const marks: AmountMarks = {
    decimal: decimal?.value ?? ".",
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  };
  known.set(locale, marks);
  return marks;
}

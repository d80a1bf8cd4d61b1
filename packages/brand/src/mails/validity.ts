/** How long a code or a link is valid. */
export interface Validity {
  readonly amount: number;
  readonly unit: "minute" | "hour";
}

interface Language {
  /** BCP 47 tag. */
  readonly tag: string;
  /** Numerals that the brand writes numbers in; undefined: those of the language. */
  readonly numerals?: string | undefined;
}

/**
 * A length of time in a language, in the brand's numerals.
 *
 * @example timeIn({ tag: "fr" }, { amount: 2, unit: "minute" }) // "2 minutes"
 */
export const timeIn = (
  { tag, numerals }: Language,
  { amount, unit }: Validity,
): string =>
  new Intl.NumberFormat(tag, {
    style: "unit",
    unit,
    unitDisplay: "long",
    ...(numerals === undefined ? {} : { numberingSystem: numerals }),
  }).format(amount);

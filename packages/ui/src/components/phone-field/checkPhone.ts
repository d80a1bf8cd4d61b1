/** The number of digits allowed, from the platform's rule or a country's entry. */
export interface PhoneRule {
  /** @default 6 */
  minDigits?: number;
  /** @default 15, the most that E.164 knows */
  maxDigits?: number;
}

export interface PhoneDigits {
  readonly min: number;
  readonly max: number;
}

/**
 * What is wrong with a number. Reasons and figures match the platform's own rules for digits and length, so that one
 * set of messages serves both.
 */
export type PhoneProblem =
  | {
      readonly reason: "pattern.digits";
      readonly params: Readonly<Record<string, number>>;
    }
  | {
      readonly reason: "length.between";
      readonly params: { readonly min: number; readonly max: number };
    }
  | {
      readonly reason: "length.exact";
      readonly params: { readonly length: number };
    };

const whole = (figure: number | undefined): figure is number =>
  figure !== undefined && Number.isInteger(figure) && figure > 0;

/**
 * The limits that apply: those of the first rule that has any, otherwise 6 to 15 digits. A rule that no number can
 * meet is ignored.
 *
 * @example phoneDigits(serverRule, country) // { min: 9, max: 10 }
 */
export function phoneDigits(
  ...rules: readonly (PhoneRule | undefined)[]
): PhoneDigits {
  for (const { minDigits, maxDigits } of rules.filter(
    (rule) => rule !== undefined,
  )) {
    if (!whole(minDigits) && !whole(maxDigits)) continue;
    const max = whole(maxDigits) ? maxDigits : Math.max(15, minDigits ?? 0);
    const min = whole(minDigits) ? minDigits : Math.min(6, max);
    if (min <= max) return { min, max };
  }
  return { min: 6, max: 15 };
}

/**
 * Checks a national number from a PhoneField. Returns undefined if it is valid. An empty field is valid here;
 * `required` is checked elsewhere.
 *
 * @example checkPhone("12345", phoneDigits(country)) // { reason: "length.between", params: { min: 9, max: 10 } }
 */
export function checkPhone(
  value: string,
  { min, max }: PhoneDigits,
): PhoneProblem | undefined {
  if (value === "") return undefined;
  if (!/^\d+$/.test(value)) return { reason: "pattern.digits", params: {} };
  if (value.length >= min && value.length <= max) return undefined;
  return min === max
    ? { reason: "length.exact", params: { length: min } }
    : { reason: "length.between", params: { min, max } };
}

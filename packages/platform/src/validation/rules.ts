import type { Pattern, PatternId } from "../patterns/catalogue.ts";

/** Why a field was rejected. Each member identifies one message (OPN-48). */
export type Reason =
  | "required"
  | "equal"
  | "different"
  | "mobile"
  | "age"
  | "length.between"
  /** Minimum and maximum are the same: the message with one number (VAL-13). */
  | "length.exact"
  | "length.atLeast"
  | "length.atMost"
  | `pattern.${PatternId}`;

/** A rejection with the values that its message names. */
export interface Refusal {
  readonly reason: Reason;
  readonly params: Readonly<Record<string, number>>;
}

/** Trimmed values of a form, by field. */
export type Values = Readonly<Record<string, string>>;

/** Checks one trimmed value; undefined: valid. */
export type Rule<TValues extends Values = Values> = (
  value: string,
  values: TValues,
) => Refusal | undefined;

const refuse = (reason: Reason, params: Refusal["params"] = {}): Refusal => ({
  reason,
  params,
});

/**
 * The field has to be filled in.
 *
 * @example validate({ username: "" }, { username: [required()] })
 */
export function required(): Rule {
  return (value) => (value === "" ? refuse("required") : undefined);
}

/**
 * The field's characters must match a pattern; an empty field is left to `required`.
 *
 * @example pattern(patterns.email)
 */
export function pattern(wanted: Pattern): Rule {
  return (value) =>
    value === "" || wanted.test(value)
      ? undefined
      : refuse(`pattern.${wanted.id}`);
}

/** Counts code points, not UTF-16 units. */
const characters = (value: string): number => [...value].length;

/**
 * The field's length must be within limits, both inclusive; an absent limit is not checked (OPN-04).
 *
 * @example length({ min: 4, max: 12 })
 */
export function length(bounds: {
  min?: number | undefined;
  max?: number | undefined;
}): Rule {
  const { min, max } = bounds;
  return (value) => {
    const size = characters(value);
    const fits =
      size >= (min ?? 0) && size <= (max ?? Number.POSITIVE_INFINITY);
    if (value === "" || fits) return undefined;
    if (min === undefined) return refuse("length.atMost", { max: max ?? size });
    if (max === undefined) return refuse("length.atLeast", { min });
    return min === max
      ? refuse("length.exact", { length: min })
      : refuse("length.between", { min, max });
  };
}

/**
 * The field must equal another one, such as a confirmation.
 *
 * @example equal("password")
 */
export function equal<const TField extends string>(
  other: TField,
): Rule<Readonly<Record<TField, string>>> {
  return (value, values) =>
    value === values[other] ? undefined : refuse("equal");
}

/**
 * The field must differ from another one, such as a second password; an empty field is left to `required`.
 *
 * @example different("password")
 */
export function different<const TField extends string>(
  other: TField,
): Rule<Readonly<Record<TField, string>>> {
  return (value, values) =>
    value === "" || value !== values[other] ? undefined : refuse("different");
}

/** Digits of a mobile number where nothing else is known; the maximum is that of E.164. */
export const mobileDigits = { min: 6, max: 15 } as const;

/**
 * Whether a text is a mobile number: digits only, as many as the country or the platform requires, else 6 to 15
 * (OPN-43).
 *
 * @example isMobileNumber("125550147", 9) // true
 */
export function isMobileNumber(
  text: string,
  digits: number | undefined,
): boolean {
  if (!/^\d+$/.test(text)) return false;
  return digits === undefined
    ? text.length >= mobileDigits.min && text.length <= mobileDigits.max
    : text.length === digits;
}

/**
 * The field must be a mobile number (VAL-44, VAL-58).
 *
 * @example mobile(9)
 */
export function mobile(digits: number | undefined): Rule {
  return (value) =>
    value === "" || isMobileNumber(value, digits)
      ? undefined
      : refuse("mobile", digits === undefined ? {} : { digits });
}

/**
 * The birthday must be at least `years` ago (VAL-54). `today` and the value are `YYYY-MM-DD`.
 *
 * @example atLeastAge(21, "2026-11-21")
 */
export function atLeastAge(years: number, today: string): Rule {
  // Dates of this form sort as texts; someone born on 29 February comes of age on 1 March.
  const [year = "0000", rest = ""] = [today.slice(0, 4), today.slice(4)];
  const latest = `${String(Number(year) - years).padStart(4, "0")}${rest}`;
  return (value) =>
    value === "" || value <= latest ? undefined : refuse("age", { age: years });
}

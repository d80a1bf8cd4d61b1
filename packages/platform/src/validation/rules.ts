import type { Pattern, PatternId } from "../patterns/catalogue.ts";

/** Why a field was refused. Each member is one message: the words are found by it (OPN-48). */
export type Reason =
  | "required"
  | "equal"
  | "mobile"
  | "age"
  | "length.between"
  /** Shortest and longest are the same: the wording with one figure (VAL-13). */
  | "length.exact"
  | "length.atLeast"
  | "length.atMost"
  | `pattern.${PatternId}`;

/** A refusal with the figures that its message names. */
export interface Refusal {
  readonly reason: Reason;
  readonly params: Readonly<Record<string, number>>;
}

/** Trimmed values of a form, by field. */
export type Values = Readonly<Record<string, string>>;

/** Looks at one trimmed value; undefined: nothing to object to. */
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
 * The field's characters have to fit a pattern; an empty field is a matter of `required`.
 *
 * @example pattern(patterns.email)
 */
export function pattern(wanted: Pattern): Rule {
  return (value) =>
    value === "" || wanted.test(value)
      ? undefined
      : refuse(`pattern.${wanted.id}`);
}

/** Characters as a reader counts them, not UTF-16 units. */
const characters = (value: string): number => [...value].length;

/**
 * The field's length has to lie between bounds, both included; one that is absent is not checked (OPN-04).
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
 * The field has to say the same as another one, as a confirmation does.
 *
 * @example equal("password")
 */
export function equal<const TField extends string>(
  other: TField,
): Rule<Readonly<Record<TField, string>>> {
  return (value, values) =>
    value === values[other] ? undefined : refuse("equal");
}

const fewestDigits = 6;
/** Of E.164. */
const mostDigits = 15;

/**
 * Whether a text is a mobile number: digits alone, as many as the country or the platform says, else 6 to 15
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
    ? text.length >= fewestDigits && text.length <= mostDigits
    : text.length === digits;
}

/**
 * The field has to be a mobile number (VAL-44, VAL-58).
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
 * The birthday has to lie at least so many years back (VAL-54). `today` and the value are `YYYY-MM-DD`.
 *
 * @example atLeastAge(21, "2026-11-21")
 */
export function atLeastAge(years: number, today: string): Rule {
  // Dates of this form are in order as texts; the 29th of February comes of age on the 1st of March.
  const [year = "0000", rest = ""] = [today.slice(0, 4), today.slice(4)];
  const latest = `${String(Number(year) - years).padStart(4, "0")}${rest}`;
  return (value) =>
    value === "" || value <= latest ? undefined : refuse("age", { age: years });
}

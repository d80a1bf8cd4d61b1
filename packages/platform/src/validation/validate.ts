import type { Refusal, Rule, Values } from "./rules.ts";

/** Rules for each field, checked in order; the first failure counts. */
export type Rules<TValues extends Values> = {
  readonly [TField in keyof TValues]?: readonly Rule<TValues>[];
};

/** Rejections by field; a valid field is absent. */
export type Refusals<TValues extends Values> = {
  readonly [TField in keyof TValues]?: Refusal;
};

/**
 * Trims every value, passwords too, so that the password set is the one used to log in (VAL-01).
 *
 * @example trimmed({ username: " mira " }) // { username: "mira" }
 */
export function trimmed<TValues extends Values>(
  values: TValues,
): { [K in keyof TValues]: string };
export function trimmed(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value.trim()]),
  );
}

/**
 * Checks a form: values are trimmed, then the rules of each field are applied.
 *
 * @example
 * validate({ username: " " }, { username: [required()] })
 * // { username: { reason: "required", params: {} } }
 */
export function validate<TValues extends Values>(
  values: TValues,
  rules: Rules<NoInfer<TValues>>,
): Refusals<TValues>;
export function validate(
  values: Values,
  rules: Rules<Values>,
): Refusals<Values> {
  const clean = trimmed(values);
  const found: Record<string, Refusal> = {};
  for (const [field, asked] of Object.entries(rules)) {
    const value = clean[field] ?? "";
    const refusal = asked
      ?.map((rule) => rule(value, clean))
      .find((answer) => answer);
    if (refusal) found[field] = refusal;
  }
  return found;
}

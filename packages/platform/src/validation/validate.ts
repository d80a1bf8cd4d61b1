import type { Refusal, Rule, Values } from "./rules.ts";

/** Rules for each field, asked in order; the first objection counts. */
export type Rules<TValues extends Values> = {
  readonly [TField in keyof TValues]?: readonly Rule<TValues>[];
};

/** Objections by field; a field that is fine is absent. */
export type Refusals<TValues extends Values> = {
  readonly [TField in keyof TValues]?: Refusal;
};

/**
 * Takes the outer blanks off every value, passwords too, so that what is set is what signs in (VAL-01).
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
 * Checks a form: values are trimmed, then each field is asked its rules.
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

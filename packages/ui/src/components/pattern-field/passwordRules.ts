import type { IntlShape } from "react-intl";
import type { PasswordRule } from "../password-field/PasswordRules.tsx";
import {
  lengthOf,
  patternOf,
  type PatternRule,
  refusalOf,
} from "./patternRule.ts";
import { type FieldMeaning, ruleParts } from "./patternText.ts";

/** A server's rule as the list that a password field ticks off, or undefined if everything is allowed. */
export function passwordRules(
  intl: IntlShape,
  rule: PatternRule,
  value: string,
  meaning?: FieldMeaning,
): PasswordRule[] | undefined {
  const { characters, length } = ruleParts(intl, rule, meaning);
  const text = value.trim();
  const ofLength = lengthOf(rule) && {
    minLength: rule.minLength,
    maxLength: rule.maxLength,
  };
  /* One sentence may cover both. */
  const first =
    length === undefined ? rule : { acceptedPattern: rule.acceptedPattern };
  const met = (part: PatternRule) =>
    text !== "" && refusalOf(part, text) === undefined;
  const rules = [
    characters === undefined || !patternOf(rule)
      ? undefined
      : { id: "characters", label: characters, met: met(first) },
    length === undefined || !ofLength
      ? undefined
      : { id: "length", label: length, met: met(ofLength) },
  ].filter((entry) => entry !== undefined);
  return rules.length > 0 ? rules : undefined;
}

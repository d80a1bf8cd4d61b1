import type { IntlShape } from "react-intl";
import { translate } from "../../words/translate.ts";
import {
  type LengthKind,
  lengthHints,
  lengthWords,
} from "../../private/field/lengthWords.ts";
import { patternWords } from "../../private/field/patternWords.ts";
import { validationWords } from "../../private/field/validationWords.ts";
import {
  type FieldReason,
  type FieldRefusal,
  lengthOf,
  patternOf,
  type PatternRule,
} from "./patternRule.ts";

/** What a field is for, if the documents give it its own message. */
export type FieldMeaning =
  | "account"
  | "password"
  | "email"
  | "realName"
  | "mobile"
  | "phone"
  | "code"
  | "invitation";

const figures = (params: FieldRefusal["params"]) => ({
  min: params["min"] ?? 0,
  max: params["max"] ?? 0,
  length: params["length"] ?? 0,
});

/** What a rule allows, in two parts: characters and length. */
export function ruleParts(
  intl: IntlShape,
  rule: PatternRule,
  meaning?: FieldMeaning,
): { characters: string | undefined; length: string | undefined } {
  const pattern = patternOf(rule);
  const length = lengthOf(rule);
  if (
    meaning === "password" &&
    pattern?.id === "alphanumeric" &&
    length?.kind === "between"
  )
    return {
      characters: translate(
        intl,
        "validation.password.lettersOrDigits",
        figures(length.params),
      ),
      length: undefined,
    };
  return {
    characters:
      pattern && pattern.id !== "any"
        ? translate(intl, patternWords[pattern.id])
        : undefined,
    length:
      length &&
      translate(intl, lengthHints[length.kind], figures(length.params)),
  };
}

/**
 * What a rule allows, as help text, or undefined if everything is allowed.
 *
 * @example ruleText(intl, { acceptedPattern: "digits", minLength: 6, maxLength: 6 }) // "Digits only. 6 characters exactly"
 */
export function ruleText(
  intl: IntlShape,
  rule: PatternRule,
  meaning?: FieldMeaning,
): string | undefined {
  const { characters, length } = ruleParts(intl, rule, meaning);
  return join(intl, characters, length);
}

/**
 * The error message for a field. `meaning` puts the documented message first.
 *
 * @example refusalText(intl, { reason: "pattern.email", params: {} }, "email") // "E-mail format is incorrect. An e-mail address such as …"
 */
export function refusalText(
  intl: IntlShape,
  { reason, params }: FieldRefusal,
  meaning?: FieldMeaning,
): string {
  if (reason === "required") return translate(intl, "validation.required");
  if (reason === "equal")
    return translate(
      intl,
      meaning === "password"
        ? "validation.confirmation"
        : "validation.inconsistent",
    );
  const first = meaning && translate(intl, validationWords[meaning]);
  const why = reasonText(intl, reason, params);
  return join(intl, first, why) ?? "";
}

function reasonText(
  intl: IntlShape,
  reason: Exclude<FieldReason, "required" | "equal">,
  params: FieldRefusal["params"],
): string {
  if (reason === "pattern.other")
    return translate(intl, "validation.pattern.other");
  const length = lengthKinds.find((kind) => reason === `length.${kind}`);
  if (length) return translate(intl, lengthWords[length], figures(params));
  const pattern = findById(reason);
  return translate(intl, pattern ?? "validation.pattern.other");
}

const lengthKinds: readonly LengthKind[] = [
  "between",
  "exact",
  "atLeast",
  "atMost",
];

function findById(reason: string) {
  const pattern = patternOf({
    acceptedPattern: reason.slice("pattern.".length),
  });
  return pattern && patternWords[pattern.id];
}

function join(
  intl: IntlShape,
  one: string | undefined,
  other: string | undefined,
): string | undefined {
  return one !== undefined && other !== undefined
    ? translate(intl, "validation.join", { one, other })
    : (one ?? other);
}

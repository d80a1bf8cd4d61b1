import { findPattern } from "@foyer/platform/patterns";
import {
  length,
  mobile,
  pattern,
  required,
  validate,
  type Refusals,
  type Rule,
} from "@foyer/platform/validation";
import type {
  ForgotContext,
  ForgotFieldRule,
  ForgotValues,
} from "./forgot-password.types.ts";

export const emptyValues: ForgotValues = {
  username: "",
  email: "",
  mobileNum: "",
  countryDialingCode: "",
  verificationCode: "",
  newPassword: "",
};

const email = findPattern("email");

function mobileRule({ rules, values }: ForgotContext) {
  const country = rules.dialingCodes.find(
    ({ countryDialingCode }) =>
      countryDialingCode === values.countryDialingCode,
  );
  return mobile(country?.digits);
}

/** A field that has to be filled in, in the form that the platform asks for. */
function asked(rule: ForgotFieldRule | undefined): Rule<ForgotValues>[] {
  const known = findPattern(rule?.acceptedPattern ?? "*");
  return [
    required(),
    ...(known ? [pattern(known)] : []),
    length({ min: rule?.minLength, max: rule?.maxLength }),
  ];
}

/** What keeps the form of a route from being sent (VAL-15, VAL-16). */
export function fieldProblems(context: ForgotContext): Refusals<ForgotValues> {
  const { route, rules, values } = context;
  return route === "email"
    ? validate(values, {
        username: asked(rules.username),
        email: [required(), ...(email ? [pattern(email)] : [])],
      })
    : validate(values, {
        mobileNum: [required(), mobileRule(context)],
        verificationCode: [required()],
        newPassword: asked(rules.password),
      });
}

/** What keeps a code from being sent (SMS-07). */
export function mobileProblems(context: ForgotContext): Refusals<ForgotValues> {
  return validate(context.values, {
    mobileNum: [required(), mobileRule(context)],
  });
}

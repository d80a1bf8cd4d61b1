import { findPattern } from "@foyer/platform/patterns";
import {
  mobile,
  pattern,
  required,
  validate,
  type Refusals,
} from "@foyer/platform/validation";
import { askedBy } from "../shared/field-rule.ts";
import type { ForgotContext, ForgotValues } from "./forgot-password.types.ts";

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

/** What prevents the form of a route from being sent (VAL-15, VAL-16). */
export function fieldProblems(context: ForgotContext): Refusals<ForgotValues> {
  const { route, rules, values } = context;
  return route === "email"
    ? validate(values, {
        username: askedBy(rules.username),
        email: [required(), ...(email ? [pattern(email)] : [])],
      })
    : validate(values, {
        mobileNum: [required(), mobileRule(context)],
        verificationCode: [required()],
        newPassword: askedBy(rules.password),
      });
}

/** What prevents a code from being sent (SMS-07). */
export function mobileProblems(context: ForgotContext): Refusals<ForgotValues> {
  return validate(context.values, {
    mobileNum: [required(), mobileRule(context)],
  });
}

import * as calls from "@foyer/platform/calls";
import { type Known, isNeeds, needs, plan, type Plan } from "../plan.ts";
import { inFull, noMobile, proof } from "./proofs.ts";

/** What the platform requires for registration, as far as it can be generated or was given. */
async function registration(known: Known, mobile: "mobile" | "otherMobile") {
  const { register } = known.accounts;
  if (register === undefined) return needs("`register` in the accounts file");
  const number = register[mobile];
  const rules = known.answer(calls.registerValidation) ?? [];
  const asked = rules.some(
    ({ field, enabled }) => field === "captcha" && enabled,
  );
  const shown = asked
    ? await known.read(calls.captcha, {}, "visitor")
    : undefined;
  const captcha = shown && (await known.captcha(shown.key));
  const verificationCode = number && (await known.code(inFull(number)));
  const password = `Pass-${known.fresh()}`;
  return {
    domain: known.domain,
    registerUrl: `${known.portal}/register`,
    login: true as const,
    registerMethod: "WEB" as const,
    password,
    confirmPassword: password,
    ...number,
    ...(verificationCode !== undefined && { verificationCode }),
    ...(shown && captcha !== undefined && { captcha, captchaKey: shown.key }),
    ...register.fields,
    ...(await proof(known, "register")),
  };
}

/** New accounts, by username and by mobile number. */
export const registrationPlans: readonly Plan[] = [
  plan(calls.registrationCode, { effect: true }, async (known) => {
    const mobile = known.accounts.register?.mobile;
    if (!mobile) return noMobile("register");
    const { countryDialingCode, mobileNum: mobileNo } = mobile;
    return {
      countryDialingCode,
      mobileNo,
      regType: "username" as const,
      ...(await proof(known, "sms")),
    };
  }),
  plan(calls.register, { effect: true }, async (known) => {
    const fields = await registration(known, "mobile");
    return isNeeds(fields)
      ? fields
      : { username: `c${known.fresh()}`, ...fields };
  }),
  plan(calls.mobileRegistrationCode, { effect: true }, async (known) => {
    const mobile = known.accounts.register?.otherMobile;
    if (!mobile) return needs("`register.otherMobile` in the accounts file");
    const { countryDialingCode, mobileNum: mobileNo } = mobile;
    return {
      countryDialingCode,
      mobileNo,
      regType: "mobile" as const,
      ...(await proof(known, "sms")),
    };
  }),
  plan(calls.registerMobile, { effect: true }, async (known) => {
    if (!known.accounts.register?.otherMobile)
      return needs("`register.otherMobile` in the accounts file");
    return registration(known, "otherMobile");
  }),
];

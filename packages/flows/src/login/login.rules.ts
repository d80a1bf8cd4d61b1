import { isMobileNumber } from "@foyer/platform/validation";
import type { CaptchaView } from "../captcha/index.ts";

import type {
  DialingCode,
  FieldProblem,
  LoginContext,
  LoginFailure,
  LoginField,
  LoginValues,
  OpenCheck,
  PasswordChange,
  Remembered,
  SignInInput,
} from "./login.types.ts";

export const emptyValues: LoginValues = {
  username: "",
  password: "",
  captcha: "",
  mobileNum: "",
  countryDialingCode: "",
  code: "",
  verification: "",
};

/** Values as they are checked and sent: without outer spaces, the password too (VAL-01). */
export function trimmed(values: LoginValues): LoginValues {
  return {
    username: values.username.trim(),
    password: values.password.trim(),
    captcha: values.captcha.trim(),
    mobileNum: values.mobileNum.trim(),
    countryDialingCode: values.countryDialingCode.trim(),
    code: values.code.trim(),
    verification: values.verification.trim(),
  };
}

type Problems = Partial<Record<LoginField, FieldProblem>>;

function missing(values: LoginValues, fields: readonly LoginField[]): Problems {
  return Object.fromEntries(
    fields
      .filter((field) => values[field] === "")
      .map((field) => [field, "required"] as const),
  );
}

/** What keeps a code from being sent: a number that is none (SMS-07, VAL-44). */
export function mobileProblems(context: LoginContext): Problems {
  const values = trimmed(context.values);
  const empty = missing(values, ["mobileNum"]);
  if (empty.mobileNum) return empty;
  const country = context.rules.dialingCodes.find(
    ({ countryDialingCode }) =>
      countryDialingCode === values.countryDialingCode,
  );
  return isMobileNumber(values.mobileNum, country?.digits)
    ? {}
    : { mobileNum: "mobile" };
}

/** Fields that keep the form from being sent (VAL-02 … VAL-04). */
export function fieldProblems(context: LoginContext): Problems {
  const values = trimmed(context.values);
  if (context.tab === "sms")
    return { ...mobileProblems(context), ...missing(values, ["code"]) };
  return missing(
    values,
    context.captcha.needed
      ? ["username", "password", "captcha"]
      : ["username", "password"],
  );
}

/** What the login call is asked with. */
export function signInInput(context: LoginContext): SignInInput {
  const values = trimmed(context.values);
  const { tab, captcha, botCheck, extraCheck } = context;
  const verification = extraCheck && {
    method: extraCheck.method,
    value: values.verification,
  };
  return tab === "sms"
    ? {
        type: "sms",
        username: values.mobileNum,
        password: values.code,
        countryDialingCode: values.countryDialingCode,
        captcha: undefined,
        captchaKey: undefined,
        botCheck: undefined,
        verification,
      }
    : {
        type: "username",
        username: values.username,
        password: values.password,
        countryDialingCode: undefined,
        // A picture that was read before the further check is spent.
        ...(extraCheck && !extraCheck.withCaptcha
          ? { captcha: undefined, captchaKey: undefined }
          : {
              captcha: captcha.picture && values.captcha,
              captchaKey: captcha.picture?.key,
            }),
        botCheck,
        verification,
      };
}

/** What this device is to keep; undefined clears what it kept (LGN-20, LGN-21). */
export function toRemember({
  tab,
  values,
  remember,
  rules,
}: LoginContext): Remembered {
  if (!remember || !rules.offersRemember) return undefined;
  const { username, password, mobileNum, countryDialingCode } = trimmed(values);
  return tab === "sms"
    ? { mobileNum, countryDialingCode }
    : { username, password };
}

/** A new picture has another answer: what was typed for the one before goes. */
export function withCaptcha(
  { captcha, values }: LoginContext,
  next: CaptchaView,
): Partial<LoginContext> {
  return next.picture?.key === captcha.picture?.key
    ? { captcha: next }
    : { captcha: next, values: { ...values, captcha: "" } };
}

/** Countries as they are known now; who comes from one that is among them stays there. */
export function withCountries(
  { rules, values }: LoginContext,
  dialingCodes: readonly DialingCode[],
): Partial<LoginContext> {
  const stays = dialingCodes.some(
    ({ countryDialingCode }) =>
      countryDialingCode === values.countryDialingCode,
  );
  const countryDialingCode = stays
    ? values.countryDialingCode
    : (dialingCodes[0]?.countryDialingCode ?? "");
  return {
    rules: { ...rules, dialingCodes },
    values: { ...values, countryDialingCode },
  };
}

/** What keeps the further check from being sent. */
export function checkProblems({ values, extraCheck }: LoginContext): Problems {
  return missing(
    trimmed(values),
    extraCheck?.withCaptcha ? ["verification", "captcha"] : ["verification"],
  );
}

/** The further check that a refusal opens, or what a refusal changes of the one that is open. */
export function checkAfter(
  { extraCheck }: LoginContext,
  failure: LoginFailure,
): OpenCheck | undefined {
  if (failure.extraCheck)
    return {
      ...failure.extraCheck,
      withCaptcha: failure.captchaRequired,
      again: extraCheck !== undefined,
    };
  return (
    extraCheck && {
      ...extraCheck,
      withCaptcha: extraCheck.withCaptcha || failure.captchaRequired,
      again: false,
    }
  );
}

/** What the device kept, put into the form, unless somebody was faster. */
export function recalled(
  { values, rules }: LoginContext,
  remembered: Remembered,
): Partial<LoginContext> {
  const untouched =
    values.username === "" && values.password === "" && values.mobileNum === "";
  if (!remembered || !untouched) return {};
  const tab = "mobileNum" in remembered ? "sms" : "username";
  return rules.tabs.includes(tab)
    ? { tab, values: { ...values, ...remembered }, remember: true }
    : {};
}

/**
 * Whether a new password is due, and why; the default password weighs most because anyone may know it. Who came
 * in without a password has none to change (LGN-14, LGN-15).
 */
export function changeDue(
  context: LoginContext,
  isDefault: boolean,
): PasswordChange | undefined {
  if (context.tab === "sms") return undefined;
  if (isDefault) return "defaultPassword";
  if (context.signedIn?.passwordExpired && context.rules.expiryForcesChange)
    return "expired";
  if (context.signedIn?.firstTimeLogin && context.rules.firstLoginForcesChange)
    return "firstLogin";
  return undefined;
}

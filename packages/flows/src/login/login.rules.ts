import { isMobileNumber } from "@foyer/platform/validation";
import type { CaptchaView } from "../captcha/captcha.ts";
import type { KeptCode } from "../sms-code/sms-code.ts";
import type {
  CaptchaWork,
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

/** The captcha picture applies, as far as is known. */
export const noWork: CaptchaWork = {
  offered: false,
  chosen: false,
  share: undefined,
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

/** What prevents a code from being sent: an invalid number (SMS-07, VAL-44). */
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

/** Whether the username in the form is the one that this device logs in without a password. */
export function isRemembered({ tab, values, device }: LoginContext): boolean {
  return tab === "username" && device?.username === values.username.trim();
}

/** Whether the device's token is sent in place of a password: a typed password takes precedence. */
export function isByDevice(context: LoginContext): boolean {
  return isRemembered(context) && context.values.password.trim() === "";
}

/** Fields that prevent the form from being sent (VAL-02 … VAL-04). */
export function fieldProblems(context: LoginContext): Problems {
  const values = trimmed(context.values);
  if (context.tab === "sms")
    return { ...mobileProblems(context), ...missing(values, ["code"]) };
  return missing(values, [
    "username",
    ...(isByDevice(context) ? [] : (["password"] as const)),
    ...(context.captcha.needed && !context.work.chosen
      ? (["captcha"] as const)
      : []),
  ]);
}

/** The input of the login call. */
export function signInInput(context: LoginContext): SignInInput {
  const values = trimmed(context.values);
  const { tab, captcha, botCheck, extraCheck, remember, rules, work } = context;
  const byDevice = isByDevice(context);
  const verification = extraCheck && {
    method: extraCheck.method,
    value: values.verification,
  };
  return tab === "sms"
    ? {
        type: "sms",
        username: values.mobileNum,
        password: values.code,
        remember: false,
        countryDialingCode: values.countryDialingCode,
        captcha: undefined,
        captchaKey: undefined,
        botCheck: undefined,
        verification,
      }
    : {
        type: byDevice ? "device" : "username",
        username: values.username,
        password: byDevice
          ? (context.device?.deviceToken ?? "")
          : values.password,
        remember: remember && rules.offersRemember,
        countryDialingCode: undefined,
        // A picture that was read before the further check is spent.
        ...(work.chosen || (extraCheck && !extraCheck.withCaptcha)
          ? { captcha: undefined, captchaKey: undefined }
          : {
              captcha: captcha.picture && values.captcha,
              captchaKey: captcha.picture?.key,
            }),
        botCheck,
        verification,
      };
}

/**
 * What this device keeps; undefined clears what it kept (LGN-20, LGN-21). If the platform gives a token, no password
 * is kept; a token that is about to be invalidated by a password change is not worth keeping either.
 */
export function toRemember(context: LoginContext): Remembered {
  const { tab, values, remember, rules, signedIn, change } = context;
  if (!remember || !rules.offersRemember) return undefined;
  const { username, password, mobileNum, countryDialingCode } = trimmed(values);
  if (tab === "sms") return { mobileNum, countryDialingCode };
  const deviceToken = signedIn?.deviceToken;
  if (deviceToken) return change ? undefined : { username, deviceToken };
  return isByDevice(context) ? undefined : { username, password };
}

/** A new picture has a new answer: the previous answer is cleared. */
export function withCaptcha(
  { captcha, values }: LoginContext,
  next: CaptchaView,
): Partial<LoginContext> {
  return next.picture?.key === captcha.picture?.key
    ? { captcha: next }
    : { captcha: next, values: { ...values, captcha: "" } };
}

/** The countries now known; a chosen country that is among them stays chosen. */
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

/**
 * The number that a code was sent to, on the tab where it was requested: more recent than what the device remembers.
 */
export function withKeptCode(
  { rules, tab, values }: LoginContext,
  { mobileNum, countryDialingCode }: KeptCode,
): Partial<LoginContext> {
  return {
    tab: rules.tabs.includes("sms") ? "sms" : tab,
    values: { ...values, mobileNum, countryDialingCode },
  };
}

/** What prevents the further check from being sent. */
export function checkProblems({
  values,
  extraCheck,
  work,
}: LoginContext): Problems {
  return missing(
    trimmed(values),
    extraCheck?.withCaptcha && !work.chosen
      ? ["verification", "captcha"]
      : ["verification"],
  );
}

/** The username whose captcha the device replaces by work in this try; undefined: the usual work is enough. */
export function captchaOf(context: LoginContext): string | undefined {
  const { tab, captcha, extraCheck, work, values } = context;
  const isDue = extraCheck ? extraCheck.withCaptcha : captcha.needed;
  return tab === "username" && isDue && work.chosen
    ? values.username.trim()
    : undefined;
}

/** The further check that a rejection opens, or the open one as the rejection changes it. */
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

/** Whether the device may work in place of the picture: once offered, it stays so for this form. */
export function workAfter(
  { work }: LoginContext,
  { captchaByWork }: LoginFailure,
): CaptchaWork {
  return { ...work, offered: work.offered || captchaByWork === true };
}

/**
 * Puts what the device kept into the form, unless the visitor has typed first; typing the kept username does not
 * count.
 */
export function recalled(
  { values, rules }: LoginContext,
  remembered: Remembered,
): Partial<LoginContext> {
  if (!remembered) return {};
  const kept = "username" in remembered ? remembered.username : "";
  const untouched =
    (values.username === "" || values.username === kept) &&
    values.password === "" &&
    values.mobileNum === "";
  if (!untouched) return {};
  const tab = "mobileNum" in remembered ? "sms" : "username";
  if (!rules.tabs.includes(tab)) return {};
  if (!("deviceToken" in remembered))
    return { tab, values: { ...values, ...remembered }, remember: true };
  const { username } = remembered;
  return {
    tab,
    values: { ...values, username },
    device: remembered,
    remember: true,
  };
}

/**
 * Whether a new password is due, and why; the default password comes first because anyone may know it. A member who
 * logged in without a password has none to change (LGN-14, LGN-15).
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

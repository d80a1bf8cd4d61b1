import type { RegisterRule } from "../calls/registration.ts";
import type { RegisterType } from "../calls/sms.ts";
import type { Flags } from "./flags.ts";

/** Fields of a registration in the order of the form (REG-09, REG-14). */
export const registerFieldNames = [
  "username",
  "mobileNum",
  "verificationCode",
  "password",
  "confirmPassword",
  "verifyPwd",
  "payeeName",
  "nickname",
  "email",
  "birthday",
  "idNumber",
  "paymentPassword",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "telegram",
  "zalo",
  "affiliateCode",
  "recommenderId",
  "captcha",
] as const;
export type RegisterFieldName = (typeof registerFieldNames)[number];

/** Requirements of one field that is shown. */
export interface RegisterField {
  readonly field: RegisterFieldName;
  readonly required: boolean;
  /** Name of a pattern, or the server's own pattern; `*`: anything. */
  readonly acceptedPattern: string;
  /** Length in characters; undefined: not checked (OPN-04). */
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  /** For a mobile number; undefined: according to its country (OPN-43). */
  readonly digits: number | undefined;
}

type RegistrationFlags = Pick<
  Flags,
  "registrationSms" | "mobileRegistrationPassword"
>;

/** Whether a field is always or never shown; undefined: the server's rules decide. */
function fixed(
  field: RegisterFieldName,
  type: RegisterType,
  flags: RegistrationFlags,
): boolean | undefined {
  const withPassword = type === "username" || flags.mobileRegistrationPassword;
  switch (field) {
    case "username":
      return type === "username" ? true : undefined;
    case "mobileNum":
      return type === "mobile" ? true : undefined;
    case "password":
    case "confirmPassword":
      return withPassword;
    case "verificationCode":
      return flags.registrationSms;
    default:
      return undefined;
  }
}

/**
 * Fields of a registration and their requirements: those of the registration type, and those that the server's rules
 * switch on (VAL-05 … VAL-10, REG-18, REG-19).
 *
 * @example registerFields("mobile", rules, flags).map(({ field }) => field) // ["mobileNum", "verificationCode"]
 */
export function registerFields(
  type: RegisterType,
  rules: readonly RegisterRule[],
  flags: RegistrationFlags,
): readonly RegisterField[] {
  const shown = registerFieldNames.flatMap((field): RegisterField[] => {
    const rule = rules.find((one) => one.field === field);
    const always = fixed(field, type, flags);
    if (!(always ?? rule?.enabled ?? false)) return [];
    return [
      {
        field,
        required: always ?? rule?.required ?? false,
        acceptedPattern: rule?.acceptedPattern ?? "*",
        minLength: rule?.minLength ?? undefined,
        maxLength: rule?.maxLength ?? undefined,
        digits: rule?.digits ?? undefined,
      },
    ];
  });
  // A code is sent to a number: without one there is nothing to request.
  const hasNumber = shown.some(({ field }) => field === "mobileNum");
  return shown
    .filter(({ field }) => hasNumber || field !== "verificationCode")
    .map((one) =>
      one.field === "mobileNum" && flags.registrationSms
        ? { ...one, required: true }
        : one,
    );
}

/**
 * Registration types that are switched on, by settings and flags alike (REG-01).
 *
 * @example registerTypesOf(["username", "mobile"], flags) // ["username"]
 */
export function registerTypesOf(
  offered: readonly RegisterType[],
  flags: Pick<Flags, "usernameRegistration" | "mobileRegistration">,
): readonly RegisterType[] {
  return offered.filter((type) =>
    type === "username" ? flags.usernameRegistration : flags.mobileRegistration,
  );
}

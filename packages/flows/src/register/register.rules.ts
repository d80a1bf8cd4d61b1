import { registerFieldNames } from "@foyer/platform/domain";
import type { RegisterField, RegisterFieldName } from "@foyer/platform/domain";
import { findPattern } from "@foyer/platform/patterns";
import {
  atLeastAge,
  different,
  equal,
  length,
  mobile,
  pattern,
  required,
  trimmed,
  validate,
  type Rule,
} from "@foyer/platform/validation";
import { isSound } from "../shared/answers.ts";
import type { CaptchaView } from "../captcha/captcha.ts";
import type { KeptCode } from "../sms-code/sms-code.ts";
import type {
  FieldProblems,
  PatternsInput,
  RegisterCallInput,
  RegisterContext,
  RegisterInput,
  RegisterValues,
} from "./register.types.ts";

/**
 * The invitation code of a friend's link, if the form has an optional field that accepts it. Such a code needs no
 * check, since an outdated link does not prevent a registration (REG-16).
 */
export function friendsCode({
  rules,
  origin: { affiliateCode, referralCode },
}: Pick<RegisterInput, "rules" | "origin">): string | undefined {
  const field = Object.values(rules.fields)
    .flat()
    .find((one) => one.field === "affiliateCode");
  if (affiliateCode !== undefined || !field || field.required) return undefined;
  // A pattern of the server's own is not tried here.
  const known = findPattern(field.acceptedPattern);
  const value = { referralCode: referralCode ?? "" };
  const problems =
    known && validate(value, { referralCode: basicRules(field) });
  return problems && isSound(problems) ? referralCode : undefined;
}

/** The code of an agent's or affiliate's link, unless the visitor has changed or removed it in its field. */
export const sentLink = ({
  origin,
  values,
}: Pick<RegisterContext, "origin" | "values">): string | undefined =>
  origin.affiliateCode?.trim() === values.affiliateCode.trim()
    ? values.affiliateCode.trim() || undefined
    : undefined;

/** The code of a friend's link that is sent; one shown in a field is the visitor's to change or remove. */
export function sentReferral(context: RegisterContext): string | undefined {
  const code = friendsCode(context);
  const isGone =
    code !== undefined &&
    shownFields(context).some(({ field }) => field === "affiliateCode") &&
    context.values.affiliateCode.trim() !== code;
  return isGone ? undefined : context.origin.referralCode;
}

/** An empty form, with the first country chosen. */
export function emptyValues({ rules, origin }: RegisterInput): RegisterValues {
  const empty: Record<RegisterFieldName, string> = {
    username: "",
    mobileNum: "",
    verificationCode: "",
    password: "",
    confirmPassword: "",
    verifyPwd: "",
    payeeName: "",
    nickname: "",
    email: "",
    birthday: "",
    idNumber: "",
    paymentPassword: "",
    qqNum: "",
    line: "",
    whatsapp: "",
    facebook: "",
    wechat: "",
    telegram: "",
    zalo: "",
    affiliateCode: origin.affiliateCode ?? friendsCode({ rules, origin }) ?? "",
    recommenderId: "",
    captcha: "",
  };
  return {
    ...empty,
    countryDialingCode: rules.dialingCodes[0]?.countryDialingCode ?? "",
  };
}

/** Fields of the selected registration type. */
export const shownFields = ({
  rules,
  type,
}: Pick<RegisterContext, "rules" | "type">): readonly RegisterField[] =>
  rules.fields[type];

function digitsOf(
  { rules, values }: RegisterContext,
  field: RegisterField,
): number | undefined {
  const country = rules.dialingCodes.find(
    ({ countryDialingCode }) =>
      countryDialingCode === values.countryDialingCode,
  );
  return field.digits ?? country?.digits;
}

function basicRules({
  acceptedPattern,
  minLength: min,
  maxLength: max,
  ...field
}: RegisterField): readonly Rule<Readonly<Record<string, string>>>[] {
  const known = findPattern(acceptedPattern);
  return [
    ...(field.required ? [required()] : []),
    ...(known ? [pattern(known)] : []),
    length({ min, max }),
  ];
}

/** Rules of one field, in the order in which they are checked. */
function rulesOf(
  context: RegisterContext,
  field: RegisterField,
): readonly Rule<RegisterValues>[] {
  const basic = basicRules(field);
  switch (field.field) {
    case "confirmPassword":
      return [required(), equal("password")];
    case "mobileNum":
      return [
        ...(field.required ? [required()] : []),
        mobile(digitsOf(context, field)),
      ];
    case "paymentPassword":
      return [...basic, different("password")];
    case "birthday":
      return [...basic, atLeastAge(context.rules.age, context.rules.today)];
    default:
      return basic;
  }
}

/** What prevents the form from being sent (VAL-05 … VAL-11). */
export function fieldProblems(
  context: RegisterContext,
  only?: RegisterFieldName,
): FieldProblems {
  const asked = shownFields(context).filter(
    ({ field }) => only === undefined || field === only,
  );
  return validate(
    context.values,
    Object.fromEntries(
      asked.map((field) => [field.field, rulesOf(context, field)]),
    ),
  );
}

/** What prevents a code from being sent. */
export function mobileProblems(context: RegisterContext): FieldProblems {
  const field = shownFields(context).find((one) => one.field === "mobileNum");
  if (!field) return {};
  return validate(context.values, {
    mobileNum: [required(), mobile(digitsOf(context, field))],
  });
}

/** Fields whose pattern may only be tried in a worker with a time limit. */
export function unknownPatterns(context: RegisterContext): PatternsInput {
  const values = trimmed(context.values);
  return shownFields(context)
    .filter(
      ({ field, acceptedPattern }) =>
        values[field] !== "" && findPattern(acceptedPattern) === undefined,
    )
    .map(({ field, acceptedPattern }) => ({
      field,
      pattern: acceptedPattern,
      value: values[field],
    }));
}

/** A new picture has a new answer: the previous answer is cleared. */
export function withCaptcha(
  { captcha, values }: RegisterContext,
  next: CaptchaView,
): Partial<RegisterContext> {
  return next.picture?.key === captcha.picture?.key
    ? { captcha: next }
    : { captcha: next, values: { ...values, captcha: "" } };
}

/**
 * The number that a code was sent to, with its registration type, unless a number has been typed or the form was
 * cleared since.
 */
export function withKeptCode(
  { rules, type, values }: RegisterContext,
  { mobileNum, countryDialingCode, regType }: KeptCode,
): Partial<RegisterContext> {
  if (values.mobileNum !== "" || mobileNum === "") return {};
  return {
    type: regType && rules.types.includes(regType) ? regType : type,
    values: { ...values, mobileNum, countryDialingCode },
  };
}

/** The request: fields that are shown and filled in, and where the visitor came from (REG-09 … REG-13). */
export function registration(context: RegisterContext): RegisterCallInput {
  const { type, origin, rules, captcha, botCheck, phoneProof } = context;
  const values = trimmed(context.values);
  const shown = new Set(shownFields(context).map(({ field }) => field));
  const typed = Object.fromEntries(
    registerFieldNames
      .filter((field) => shown.has(field) && values[field] !== "")
      // The code of a friend's link is sent as such.
      .filter(
        (field) =>
          field !== "affiliateCode" || values[field] !== friendsCode(context),
      )
      .map((field) => [field, values[field]]),
  );
  return {
    type,
    payload: {
      ...typed,
      // A code shown in a field is the visitor's to change or remove.
      ...(origin.affiliateCode !== undefined &&
        !shown.has("affiliateCode") && {
          affiliateCode: origin.affiliateCode,
        }),
      ...(typed["mobileNum"] !== undefined && {
        countryDialingCode: values.countryDialingCode,
      }),
      ...(shown.has("captcha") && { captchaKey: captcha.picture?.key }),
      referralCode: sentReferral(context),
      domain: origin.domain,
      registerUrl: origin.registerUrl,
      termsVersion: rules.termsVersion,
      botCheck,
      ...phoneProof,
      login: true,
      registerMethod: "WEB",
    },
  };
}

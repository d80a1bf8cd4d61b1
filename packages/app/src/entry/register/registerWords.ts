import type { IntlShape } from "react-intl";
import type { RegisterView } from "@foyer/flows/register";
import { translate } from "@foyer/ui/words";
import type { RegisterFieldName } from "@foyer/platform/domain";
import type { Refusal } from "@foyer/platform/validation";
import {
  refusalText,
  validationWords,
  type FieldMeaning,
} from "@foyer/ui/pattern-field";

/** Labels of all fields that a registration may require. */
const fieldLabels = {
  username: "register.field.username",
  mobileNum: "field.mobile",
  verificationCode: "field.smsCode",
  password: "register.field.password",
  confirmPassword: "register.field.confirmPassword",
  verifyPwd: "register.field.verifyPwd",
  payeeName: "register.field.payeeName",
  nickname: "register.field.nickname",
  email: "register.field.email",
  birthday: "register.field.birthday",
  idNumber: "register.field.idNumber",
  paymentPassword: "register.field.paymentPassword",
  qqNum: "register.field.qq",
  line: "register.field.line",
  whatsapp: "register.field.whatsapp",
  facebook: "register.field.facebook",
  wechat: "register.field.wechat",
  telegram: "register.field.telegram",
  zalo: "register.field.zalo",
  affiliateCode: "register.field.affiliateCode",
  recommenderId: "register.field.recommenderId",
  captcha: "register.field.captcha",
} as const;

/** The meaning of a field, if its errors have a documented message; `PatternField` words its own errors by it. */
export const meanings: Partial<Record<RegisterFieldName, FieldMeaning>> = {
  username: "account",
  password: "password",
  confirmPassword: "password",
  payeeName: "realName",
  email: "email",
  whatsapp: "phone",
  verificationCode: "code",
  affiliateCode: "invitation",
};

/** A field's name, label and error message. */
export function fieldWords(
  intl: IntlShape,
  field: RegisterFieldName,
  { fields, smsCode }: RegisterView,
) {
  const problem = fields[field];
  return {
    name: field,
    label: translate(intl, fieldLabels[field]),
    error:
      problem && problemText(intl, field, problem, { codeSent: smsCode.sent }),
  };
}

/**
 * A field's error, in the documented words (VAL-42 … VAL-56).
 *
 * @example problemText(intl, "confirmPassword", { reason: "equal", params: {} }, { codeSent: false })
 */
export function problemText(
  intl: IntlShape,
  field: RegisterFieldName,
  { reason, params }: Refusal,
  { codeSent }: { readonly codeSent: boolean },
): string {
  if (reason === "required" && field === "captcha")
    return translate(intl, validationWords.captcha);
  if (reason === "required" && field === "verificationCode" && !codeSent)
    return translate(intl, validationWords.verifyFirst);
  if (reason === "mobile") return translate(intl, validationWords.mobile);
  if (reason === "different")
    return translate(intl, "error.SAME_AS_LOGIN_PASSWORD");
  if (reason === "age")
    return translate(intl, validationWords.tooYoung, {
      age: params["age"] ?? 0,
    });
  // A pattern of the server's own is reported as the one that accepts anything.
  return refusalText(
    intl,
    reason === "pattern.any"
      ? { reason: "pattern.other", params: {} }
      : { reason, params },
    meanings[field],
  );
}

import { defineMessages, type IntlShape } from "react-intl";
import type { RegisterFieldName } from "@foyer/platform/domain";
import type { Refusal } from "@foyer/platform/validation";
import {
  refusalText,
  validationWords,
  type FieldMeaning,
} from "@foyer/ui/pattern-field";

/** Labels of all fields that a registration can ask for. */
export const fieldLabels = defineMessages<Record<RegisterFieldName, {}>>({
  username: {
    id: "register.field.username",
    defaultMessage: "Username",
    description: "Label of a field",
  },
  mobileNum: {
    id: "field.mobile",
    defaultMessage: "Mobile number",
    description: "Label of a field",
  },
  verificationCode: {
    id: "field.smsCode",
    defaultMessage: "Code from the text message",
    description: "Label of a field",
  },
  password: {
    id: "register.field.password",
    defaultMessage: "Password",
    description: "Label of a field",
  },
  confirmPassword: {
    id: "register.field.confirmPassword",
    defaultMessage: "Password again",
    description: "Label of a field",
  },
  verifyPwd: {
    id: "register.field.verifyPwd",
    defaultMessage: "Verification password",
    description:
      "Label of a field: a second password of some brands, asked for by their customer service",
  },
  payeeName: {
    id: "register.field.payeeName",
    defaultMessage: "Real name",
    description: "Label of a field: the name that payouts are made to",
  },
  nickname: {
    id: "register.field.nickname",
    defaultMessage: "Nickname",
    description: "Label of a field",
  },
  email: {
    id: "register.field.email",
    defaultMessage: "E-mail",
    description: "Label of a field",
  },
  birthday: {
    id: "register.field.birthday",
    defaultMessage: "Birthday",
    description: "Label of a field",
  },
  idNumber: {
    id: "register.field.idNumber",
    defaultMessage: "ID number",
    description: "Label of a field: number of an identity card",
  },
  paymentPassword: {
    id: "register.field.paymentPassword",
    defaultMessage: "Payment password",
    description: "Label of a field: the password for payouts",
  },
  qqNum: {
    id: "register.field.qq",
    defaultMessage: "QQ",
    description: "Label of a field: a number at that service",
  },
  line: {
    id: "register.field.line",
    defaultMessage: "LINE ID",
    description: "Label of a field: a name at that service",
  },
  whatsapp: {
    id: "register.field.whatsapp",
    defaultMessage: "WhatsApp",
    description: "Label of a field: a number at that service",
  },
  facebook: {
    id: "register.field.facebook",
    defaultMessage: "Facebook",
    description: "Label of a field: a name at that service",
  },
  wechat: {
    id: "register.field.wechat",
    defaultMessage: "WeChat",
    description: "Label of a field: a name at that service",
  },
  telegram: {
    id: "register.field.telegram",
    defaultMessage: "Telegram",
    description: "Label of a field: a name at that service",
  },
  zalo: {
    id: "register.field.zalo",
    defaultMessage: "Zalo",
    description: "Label of a field: a number at that service",
  },
  affiliateCode: {
    id: "register.field.affiliateCode",
    defaultMessage: "Invitation code",
    description: "Label of a field",
  },
  recommenderId: {
    id: "register.field.recommenderId",
    defaultMessage: "ID of who recommended us",
    description: "Label of a field",
  },
  captcha: {
    id: "register.field.captcha",
    defaultMessage: "Captcha",
    description: "Label of a field: letters of a picture",
  },
});

/** What a field is about, where its mistakes have a documented sentence. */
const meanings: Partial<Record<RegisterFieldName, FieldMeaning>> = {
  username: "account",
  password: "password",
  confirmPassword: "password",
  payeeName: "realName",
  email: "email",
  whatsapp: "phone",
  verificationCode: "code",
  affiliateCode: "invitation",
};

/** What a field is about; `PatternField` words its own findings by it. */
export const meaningOf = (field: RegisterFieldName): FieldMeaning | undefined =>
  meanings[field];

/**
 * What is wrong with a field, in the documented words (VAL-42 … VAL-56).
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
    return intl.formatMessage(validationWords.captcha);
  if (reason === "required" && field === "verificationCode" && !codeSent)
    return intl.formatMessage(validationWords.verifyFirst);
  if (reason === "mobile") return intl.formatMessage(validationWords.mobile);
  if (reason === "age")
    return intl.formatMessage(validationWords.age, { age: params["age"] ?? 0 });
  // A pattern of the server's own comes back as the one that takes anything.
  return refusalText(
    intl,
    reason === "pattern.any"
      ? { reason: "pattern.other", params: {} }
      : { reason, params },
    meaningOf(field),
  );
}

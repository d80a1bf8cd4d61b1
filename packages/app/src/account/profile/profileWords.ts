import type { ProfileFieldName } from "@foyer/platform/domain";
import type { FieldMeaning } from "@foyer/ui/pattern-field";

/** Labels of all fields that a profile can have (MEM-18). */
export const profileLabels = {
  username: "register.field.username",
  nickname: "register.field.nickname",
  payeeName: "register.field.payeeName",
  fullName: "account.field.fullName",
  birthday: "register.field.birthday",
  mobileNum: "field.mobile",
  email: "register.field.email",
  idNumber: "register.field.idNumber",
  bankAccountName: "account.field.bankAccountName",
  affiliateCode: "register.field.affiliateCode",
  qqNum: "register.field.qq",
  whatsapp: "register.field.whatsapp",
  facebook: "register.field.facebook",
  telegram: "register.field.telegram",
  zalo: "register.field.zalo",
  line: "register.field.line",
  nationality: "account.field.nationality",
  placeOfBirth: "account.field.placeOfBirth",
  permanentAddress: "account.field.permanentAddress",
  currentAddress: "account.field.currentAddress",
  occupation: "account.field.occupation",
  sourceOfIncome: "account.field.sourceOfIncome",
} as const;

/** What a field is about, where its mistakes have a documented sentence. */
export const profileMeanings: Partial<Record<ProfileFieldName, FieldMeaning>> =
  {
    payeeName: "realName",
    fullName: "realName",
    mobileNum: "mobile",
    email: "email",
    whatsapp: "phone",
  };

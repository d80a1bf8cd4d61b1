import { defineMessages } from "react-intl";
import type { ProfileFieldName } from "@foyer/platform/domain";
import type { FieldMeaning } from "@foyer/ui/pattern-field";

/** Labels of all fields that a profile can have (MEM-18). */
export const profileLabels = defineMessages<Record<ProfileFieldName, {}>>({
  username: {
    id: "register.field.username",
    defaultMessage: "Username",
    description: "Label of a field",
  },
  nickname: {
    id: "register.field.nickname",
    defaultMessage: "Nickname",
    description: "Label of a field",
  },
  payeeName: {
    id: "register.field.payeeName",
    defaultMessage: "Real name",
    description: "Label of a field: the name that payouts are made to",
  },
  fullName: {
    id: "account.field.fullName",
    defaultMessage: "Full name",
    description: "Label of a field",
  },
  birthday: {
    id: "register.field.birthday",
    defaultMessage: "Birthday",
    description: "Label of a field",
  },
  mobileNum: {
    id: "field.mobile",
    defaultMessage: "Mobile number",
    description: "Label of a field",
  },
  email: {
    id: "register.field.email",
    defaultMessage: "E-mail",
    description: "Label of a field",
  },
  idNumber: {
    id: "register.field.idNumber",
    defaultMessage: "ID number",
    description: "Label of a field: number of an identity card",
  },
  bankAccountName: {
    id: "account.field.bankAccountName",
    defaultMessage: "Bank account name",
    description: "Label of a field: whose name the bank account is in",
  },
  affiliateCode: {
    id: "register.field.affiliateCode",
    defaultMessage: "Invitation code",
    description: "Label of a field",
  },
  qqNum: {
    id: "register.field.qq",
    defaultMessage: "QQ",
    description: "Label of a field: a number at that service",
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
  line: {
    id: "register.field.line",
    defaultMessage: "LINE ID",
    description: "Label of a field: a name at that service",
  },
  nationality: {
    id: "account.field.nationality",
    defaultMessage: "Nationality",
    description: "Label of a field",
  },
  placeOfBirth: {
    id: "account.field.placeOfBirth",
    defaultMessage: "Place of birth",
    description: "Label of a field",
  },
  permanentAddress: {
    id: "account.field.permanentAddress",
    defaultMessage: "Permanent address",
    description: "Label of a field",
  },
  currentAddress: {
    id: "account.field.currentAddress",
    defaultMessage: "Current address",
    description: "Label of a field",
  },
  occupation: {
    id: "account.field.occupation",
    defaultMessage: "Occupation",
    description: "Label of a field",
  },
  sourceOfIncome: {
    id: "account.field.sourceOfIncome",
    defaultMessage: "Source of income",
    description: "Label of a field",
  },
});

/** What a field is about, where its mistakes have a documented sentence. */
export const profileMeanings: Partial<Record<ProfileFieldName, FieldMeaning>> =
  {
    payeeName: "realName",
    fullName: "realName",
    mobileNum: "mobile",
    email: "email",
    whatsapp: "phone",
  };

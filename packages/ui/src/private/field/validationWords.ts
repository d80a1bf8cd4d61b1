/**
 * The documented form messages (VAL-42 … VAL-55), for both the library's fields and the app's forms.
 *
 * @example t(validationWords.age, { age: 21 })
 */
export const validationWords = {
  required: "validation.required",
  captcha: "validation.captcha",
  terms: "validation.terms",
  mobile: "validation.mobile",
  code: "validation.code",
  confirmation: "validation.confirmation",
  invitation: "validation.invitation",
  confirmInput: "validation.confirmInput",
  inconsistent: "validation.inconsistent",
  realName: "validation.realNameFormat",
  phone: "validation.phoneFormat",
  account: "validation.accountFormat",
  password: "validation.passwordFormat",
  email: "validation.emailFormat",
  age: "validation.age",
  tooYoung: "validation.tooYoung",
  verifyFirst: "validation.verifyFirst",
  other: "validation.pattern.other",
  join: "validation.join",
  inField: "validation.inField",
} as const;

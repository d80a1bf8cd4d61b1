import { defineMessages } from "react-intl";

/**
 * The documented sentences of forms (VAL-42 … VAL-55), for ui's fields and the app's forms alike.
 *
 * @example intl.formatMessage(validationWords.age, { age: 21 })
 */
export const validationWords = defineMessages<{
  required: {};
  captcha: {};
  terms: {};
  mobile: {};
  code: {};
  confirmation: {};
  invitation: {};
  confirmInput: {};
  inconsistent: {};
  realName: {};
  phone: {};
  account: {};
  password: {};
  email: {};
  age: { age: number };
  verifyFirst: {};
  other: {};
  join: { one: string; other: string };
  inField: { field: string; problem: string };
}>({
  required: {
    id: "validation.required",
    defaultMessage: "Input cannot be empty",
    description: "A required field was left empty",
  },
  captcha: {
    id: "validation.captcha",
    defaultMessage: "Please enter the captcha",
    description: "The captcha was left empty",
  },
  terms: {
    id: "validation.terms",
    defaultMessage: "Please agree to the terms",
    description: "The terms are not ticked (VAL-43)",
  },
  mobile: {
    id: "validation.mobile",
    defaultMessage: "Please enter a valid mobile number",
    description: "A mobile number is not right (VAL-44)",
  },
  code: {
    id: "validation.code",
    defaultMessage: "Please enter a valid verification code",
    description: "A code from a message is not right (VAL-45)",
  },
  confirmation: {
    id: "validation.confirmation",
    defaultMessage: "Confirmation password is not correct",
    description: "The second entry of a new password differs",
  },
  invitation: {
    id: "validation.invitation",
    defaultMessage: "Invalid invitation code",
    description: "An invitation or referral code is not right (VAL-48)",
  },
  confirmInput: {
    id: "validation.confirmInput",
    defaultMessage: "Incorrect confirmation input",
    description: "What was typed to confirm is not right (VAL-49)",
  },
  inconsistent: {
    id: "validation.inconsistent",
    defaultMessage: "The two entries are inconsistent",
    description: "Two entries that should be the same differ (VAL-50)",
  },
  realName: {
    id: "validation.realNameFormat",
    defaultMessage: "Real name format is incorrect",
    description: "A real name is not right (VAL-51)",
  },
  phone: {
    id: "validation.phoneFormat",
    defaultMessage: "Phone number format is incorrect",
    description: "A phone number is not right (VAL-52)",
  },
  account: {
    id: "validation.accountFormat",
    defaultMessage: "Account format is incorrect",
    description: "A user name is not right (VAL-53)",
  },
  password: {
    id: "validation.passwordFormat",
    defaultMessage: "Password format is incorrect",
    description: "A password is not right (VAL-53)",
  },
  email: {
    id: "validation.emailFormat",
    defaultMessage: "E-mail format is incorrect",
    description: "An e-mail address is not right (VAL-53)",
  },
  age: {
    id: "validation.age",
    defaultMessage: "Please confirm you are {age, number} years old",
    description:
      "At the check of a birthday; age is a number of years (VAL-54)",
  },
  verifyFirst: {
    id: "validation.verifyFirst",
    defaultMessage: "Please complete verification first",
    description: "A code was not sent yet, or a bot check did not end (VAL-55)",
  },
  other: {
    id: "validation.pattern.other",
    defaultMessage: "This is not in the form that is asked for",
    description: "A text does not fit a rule of the platform's own",
  },
  join: {
    id: "validation.join",
    defaultMessage: "{one}. {other}",
    description:
      "Two sentences about one field after each other, both without their full stop",
  },
  inField: {
    id: "validation.inField",
    defaultMessage: "{field}: {problem}",
    description:
      "Entry of the summary above a form: the field's label and what is wrong with it",
  },
});

import { defineMessages } from "react-intl";

/** Words that the parts about passwords share. */
export const securityWords = defineMessages({
  paymentPassword: {
    id: "account.paymentPassword",
    defaultMessage: "Transaction (payment) password",
    description: "Label of the password that confirms payments",
  },
  set: {
    id: "account.paymentPassword.set",
    defaultMessage: "Set",
    description: "Button that sets a first payment password",
  },
  change: {
    id: "account.change",
    defaultMessage: "Change",
    description: "Button that changes a password",
  },
  required: {
    id: "validation.required",
    defaultMessage: "Input cannot be empty",
    description: "A required field was left empty",
  },
  retry: {
    id: "account.totp.retry",
    defaultMessage: "Try again",
    description:
      "Button: how a row of the security centre stands could not be read",
  },
});

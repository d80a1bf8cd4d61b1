/** Words that the parts about passwords share. */
export const securityWords = {
  paymentPassword: "account.paymentPassword",
  set: "account.paymentPassword.set",
  change: "account.change",
  required: "validation.required",
  retry: "account.totp.retry",
} as const;

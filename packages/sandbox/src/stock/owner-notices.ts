/** Notices to the owner of an account, in English. */
export const ownerNotices = {
  paymentPasswordSet: [
    "Your payment password was set",
    "A new payment password was set for your account.",
  ],
  paymentPasswordReset: [
    "Your payment password was reset",
    "The payment password of your account was reset with your login password and one more check. You cannot withdraw, transfer money to other members or redeem points for a limited time. The Withdraw page shows until when.",
  ],
  bankAccountAdded: [
    "A bank account was added",
    "A bank account was added to your account. Withdrawals can be sent to it.",
  ],
  emailChanged: [
    "Your e-mail address was changed",
    "The e-mail address of your account was changed.",
  ],
  mobileChanged: [
    "Your mobile number was changed",
    "The mobile number of your account was changed.",
  ],
  nameSet: [
    "The name on your account was set",
    "The account holder’s name on your account was set. Bank accounts must be in this name.",
  ],
  totpOn: [
    "Your authenticator app was turned on",
    "An authenticator app was turned on for your account.",
  ],
  totpOff: [
    "Your authenticator app was turned off",
    "The authenticator app for your account was turned off.",
  ],
  recoveryCodesMade: [
    "New recovery codes were created",
    "New recovery codes were created for your authenticator app. The earlier ones no longer work.",
  ],
  recoveryCodeUsed: [
    "A recovery code was used",
    "A recovery code was used in place of a code from your authenticator app.",
  ],
  sessionsEnded: [
    "Your other devices were logged out",
    "All devices except the one in use were logged out of your account.",
  ],
  proofGuessed: [
    "Wrong password or code entered many times",
    "Somebody who is logged in to your account has entered a wrong password or code many times in a row. We are slowing down further attempts.",
  ],
} as const;
export type Notice = keyof typeof ownerNotices;

/** Last sentence of each of them. */
export const notYou =
  "If this was not you, contact customer service immediately.";

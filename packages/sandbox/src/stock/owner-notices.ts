/** Notices to the owner of an account, in English. */
export const ownerNotices = {
  paymentPasswordSet: [
    "Your payment password was set",
    "A new payment password was set for your account.",
  ],
  paymentPasswordReset: [
    "Your payment password was reset",
    "The payment password of your account was reset with your login password and a second proof. No money can leave your account for a time.",
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
    "Your name was set",
    "The name of your account was set. Bank accounts must be in this name.",
  ],
  totpOn: [
    "Your authenticator app was switched on",
    "An authenticator app was switched on for your account.",
  ],
  totpOff: [
    "Your authenticator app was switched off",
    "The authenticator app of your account was switched off.",
  ],
  recoveryCodesMade: [
    "New recovery codes were made",
    "New recovery codes were made for your authenticator app. The earlier ones no longer work.",
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
    "Somebody is guessing your password or codes",
    "Somebody who is logged in to your account has entered a wrong password or code many times in a row. We are slowing down further attempts.",
  ],
} as const;
export type Notice = keyof typeof ownerNotices;

/** Last sentence of each of them. */
export const notYou = "If this was not you, contact us at once.";

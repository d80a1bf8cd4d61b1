/** What the owner is told of, and how it reads in English. */
export const ownerNotices = {
  paymentPasswordSet: [
    "Your payment password was set",
    "A new payment password was set for your account.",
  ],
  bankAccountAdded: [
    "A bank account was added",
    "A bank account was added to your account. Withdrawals can be paid out to it.",
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
    "The name of your account was set. Bank accounts have to be in this name.",
  ],
  totpOn: [
    "The authenticator is on",
    "An authenticator app was switched on for your account.",
  ],
  totpOff: [
    "The authenticator is off",
    "The authenticator app of your account was switched off.",
  ],
  proofGuessed: [
    "Somebody is guessing at your account",
    "Somebody who is signed in to your account has given a wrong password or code many times in a row. Further tries are being slowed down.",
  ],
} as const;
export type Notice = keyof typeof ownerNotices;

/** Ends each of them. */
export const notYou = "If it was not you, write to us at once.";

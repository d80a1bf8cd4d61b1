import { defineMessages } from "react-intl";
import type { ErrorCode } from "@foyer/platform/errors";

/** One message for each code of the closed set; a missing one does not compile. */
export const errorMessages = defineMessages<
  Record<ErrorCode, { minutes: number }>
>({
  NOT_LOGGED_IN: {
    id: "error.NOT_LOGGED_IN",
    defaultMessage: "Please log in",
    description: "The session is over",
  },
  FORBIDDEN: {
    id: "error.FORBIDDEN",
    defaultMessage: "Your account cannot do this",
    description: "The platform refused for lack of rights",
  },
  TRIAL_NOT_ALLOWED: {
    id: "error.TRIAL_NOT_ALLOWED",
    defaultMessage: "A real account is required",
    description: "A trial user asked for something that needs a real account",
  },
  VALIDATION: {
    id: "error.VALIDATION",
    defaultMessage: "Please check what you entered",
    description: "The platform refused a field",
  },
  MAINTENANCE: {
    id: "error.MAINTENANCE",
    defaultMessage: "The system is under maintenance, please try again later",
    description: "The whole platform is closed for a while",
  },
  REGION_BLOCKED: {
    id: "error.REGION_BLOCKED",
    defaultMessage: "This service is not available where you are",
    description: "Region block",
  },
  TOO_MANY_REQUESTS: {
    id: "error.TOO_MANY_REQUESTS",
    defaultMessage:
      "Too many tries. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again",
    description: "Rate limit with the time to wait",
  },
  NETWORK: {
    id: "error.NETWORK",
    defaultMessage: "Network link is abnormal, please try again",
    description: "No answer from the network",
  },
  TIMEOUT: {
    id: "error.TIMEOUT",
    defaultMessage:
      "The page took longer to load, please check your network connectivity",
    description: "The answer took too long",
  },
  INSECURE: {
    id: "error.INSECURE",
    defaultMessage:
      "This needs a secure connection. Please open the site by its https address",
    description:
      "Logging in, or something else secret, on a page that was opened by http",
  },
  MALFORMED: {
    id: "error.MALFORMED",
    defaultMessage: "Unknown error",
    description: "The platform's answer could not be read",
  },
  ABORTED: {
    id: "error.ABORTED",
    defaultMessage: "Unknown error",
    description: "A call was called off",
  },
  UNKNOWN: {
    id: "error.UNKNOWN",
    defaultMessage: "Unknown error",
    description: "Anything without a message of its own",
  },
  OTHER: {
    id: "error.OTHER",
    defaultMessage: "System error",
    description:
      "A code this version does not know, without a text from the server",
  },
  WRONG_CREDENTIALS: {
    id: "error.WRONG_CREDENTIALS",
    defaultMessage: "Wrong account or password",
    description: "Login refused",
  },
  CAPTCHA_REQUIRED: {
    id: "error.CAPTCHA_REQUIRED",
    defaultMessage: "Please enter the captcha",
    description: "The platform wants the picture read",
  },
  CAPTCHA_WRONG: {
    id: "error.CAPTCHA_WRONG",
    defaultMessage: "The captcha does not match the picture",
    description: "Captcha refused",
  },
  BOT_CHECK_FAILED: {
    id: "error.BOT_CHECK_FAILED",
    defaultMessage: "Please complete verification first",
    description: "The bot check did not end",
  },
  NON_MEMBER: {
    id: "error.NON_MEMBER",
    defaultMessage: "Non-member account unable to login",
    description: "An account of another kind tried to log in",
  },
  EXTRA_VERIFICATION: {
    id: "error.EXTRA_VERIFICATION",
    defaultMessage:
      "This sign-in needs a further check. Please contact customer service",
    description: "Sign-in from an unknown place",
  },
  CODE_WRONG: {
    id: "error.CODE_WRONG",
    defaultMessage: "The verification code is wrong",
    description: "Code refused",
  },
  NON_AGENT: {
    id: "error.NON_AGENT",
    defaultMessage: "Non-agents cannot log in",
    description: "A player tried the agents' sign-in",
  },
  POPUP_BLOCKED: {
    id: "error.POPUP_BLOCKED",
    defaultMessage: "Popup blocked, please allow popups and try again",
    description: "The browser did not open a window",
  },
  DEVICE_FORGOTTEN: {
    id: "error.DEVICE_FORGOTTEN",
    defaultMessage:
      "This device is no longer remembered. Please enter your password",
    description:
      "Signing in without the password was refused: the device was forgotten elsewhere, or its day is over",
  },
  USER_NOT_FOUND: {
    id: "error.USER_NOT_FOUND",
    defaultMessage: "Username/Email does not exist",
    description: "No such user",
  },
  OLD_PASSWORD_WRONG: {
    id: "error.OLD_PASSWORD_WRONG",
    defaultMessage: "The old password is wrong",
    description: "Change of password refused",
  },
  STEP_UP_REQUIRED: {
    id: "error.STEP_UP_REQUIRED",
    defaultMessage: "Please confirm that it is you",
    description: "The platform wants the owner to prove who asks for a change",
  },
  USERNAME_TAKEN: {
    id: "error.USERNAME_TAKEN",
    defaultMessage: "This user name is taken. Please choose another",
    description: "Registration: the name exists",
  },
  MOBILE_TAKEN: {
    id: "error.MOBILE_TAKEN",
    defaultMessage: "This mobile number is registered already",
    description: "Registration: the number exists",
  },
  MOBILE_INVALID: {
    id: "error.MOBILE_INVALID",
    defaultMessage: "Please enter a valid mobile number",
    description: "A mobile number was refused",
  },
  INVITATION_INVALID: {
    id: "error.INVITATION_INVALID",
    defaultMessage: "Invalid invitation code",
    description: "An affiliate or invitation code was refused",
  },
  FREE_PLAY_OFF: {
    id: "error.FREE_PLAY_OFF",
    defaultMessage: "Free play is not open at the moment",
    description: "Trial sessions are switched off",
  },
  SOCIAL_REFUSED: {
    id: "error.SOCIAL_REFUSED",
    defaultMessage: "The other site did not sign you in. Please try again",
    description: "Social sign-in was refused or given up",
  },
  STATE_MISMATCH: {
    id: "error.STATE_MISMATCH",
    defaultMessage:
      "This sign-in does not belong to this window. Please start again",
    description: "Social sign-in came back with another state",
  },
  PAYMENT_PASSWORD_WRONG: {
    id: "error.PAYMENT_PASSWORD_WRONG",
    defaultMessage: "The payment password is wrong",
    description: "A payment was refused",
  },
  LOCKED: {
    id: "error.LOCKED",
    defaultMessage:
      "Too many wrong tries: this is locked for a while. Customer service can help",
    description: "Payment password locked",
  },
  ACCOUNT_LIMIT: {
    id: "error.ACCOUNT_LIMIT",
    defaultMessage: "No more bank accounts can be added",
    description: "Limit of bank accounts",
  },
  AMOUNT_RANGE: {
    id: "error.AMOUNT_RANGE",
    defaultMessage: "This amount is outside the limits",
    description: "Deposit or withdrawal outside its limits",
  },
  VENDOR_BUSY: {
    id: "error.VENDOR_BUSY",
    defaultMessage:
      "This wallet is busy because a game is running. Please try again in a moment",
    description: "A vendor wallet cannot be emptied now",
  },
  POINTS_SHORT: {
    id: "error.POINTS_SHORT",
    defaultMessage: "You do not have enough points",
    description: "Not enough points",
  },
  OUT_OF_STOCK: {
    id: "error.OUT_OF_STOCK",
    defaultMessage: "There are not that many left",
    description: "Points mall: out of stock",
  },
  ALREADY_SETTLED: {
    id: "error.ALREADY_SETTLED",
    defaultMessage: "This was settled already",
    description: "A payout's receipt has its answer",
  },
  ALREADY_CLAIMED: {
    id: "error.ALREADY_CLAIMED",
    defaultMessage: "This was claimed already",
    description: "A reward was claimed before",
  },
  FEATURE_OFF: {
    id: "error.FEATURE_OFF",
    defaultMessage: "This is not offered at the moment",
    description: "A part of the site that the platform has switched off",
  },
  PROOF_REQUIRED: {
    id: "error.PROOF_REQUIRED",
    defaultMessage: "Please add a picture that shows what did not arrive",
    description: "Receipt answered Not received without proof",
  },
  IMAGE_TYPE: {
    id: "error.IMAGE_TYPE",
    defaultMessage: "Only PNG and JPG pictures can be sent",
    description: "An upload of another type",
  },
  IMAGE_SIZE: {
    id: "error.IMAGE_SIZE",
    defaultMessage: "A picture may have 5 MB at most",
    description: "An upload that is too large",
  },
  IMAGE_COUNT: {
    id: "error.IMAGE_COUNT",
    defaultMessage: "Three pictures at most can be sent",
    description: "Too many or no uploads",
  },
  CONTRACT_STATE: {
    id: "error.CONTRACT_STATE",
    defaultMessage:
      "This contract has changed meanwhile. Please look at it again",
    description: "A contract cannot take this action any more",
  },
  LOWER_RATE_CONFIRM: {
    id: "error.LOWER_RATE_CONFIRM",
    defaultMessage: "Contracts with a higher rate would end",
    description: "A lower rate needs to be confirmed",
  },
  RATE_TOO_HIGH: {
    id: "error.RATE_TOO_HIGH",
    defaultMessage: "This rate is above what you may give",
    description: "A contract's rate is above the limit",
  },
  GAME_MAINTENANCE: {
    id: "error.GAME_MAINTENANCE",
    defaultMessage: "This game is under maintenance",
    description: "One game is closed for a while",
  },
  INVALID_URL: {
    id: "error.INVALID_URL",
    defaultMessage: "Invalid URL, please contact customer service",
    description: "A game or link has an address that may not be opened",
  },
  IDEMPOTENCY_CONFLICT: {
    id: "error.IDEMPOTENCY_CONFLICT",
    defaultMessage:
      "This request was already sent with other values. Please look it up in your records",
    description: "A money request was repeated with other values",
  },
  INSUFFICIENT_BALANCE: {
    id: "error.INSUFFICIENT_BALANCE",
    defaultMessage: "Your balance is not sufficient",
    description: "Not enough money",
  },
  DRAW_CLOSED: {
    id: "error.DRAW_CLOSED",
    defaultMessage: "This draw is closed. Please choose the next one",
    description: "A lottery ticket came after its draw was closed",
  },
});

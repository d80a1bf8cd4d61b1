import { unknownKeyCode } from "@foyer/platform/constants";
import type { ErrorCode } from "@foyer/platform/errors";

/** Codes that the platform answers with (the client adds the others). */
export type ServerCode =
  | Exclude<
      ErrorCode,
      | "NETWORK"
      | "TIMEOUT"
      | "MALFORMED"
      | "ABORTED"
      | "INSECURE"
      | "OTHER"
      | "NON_AGENT"
      | "NO_AGENT_SESSION"
      | "POPUP_BLOCKED"
    >
  | typeof unknownKeyCode;

/** The message of each code for API callers; the portal has its own texts. */
const messages: Record<ServerCode, string> = {
  NOT_LOGGED_IN: "Please log in.",
  FORBIDDEN: "This is not available to your account.",
  TRIAL_NOT_ALLOWED: "A real account is required.",
  VALIDATION: "Some of the values sent are not valid.",
  MAINTENANCE: "The platform is under maintenance.",
  REGION_BLOCKED: "The platform is not available in your region.",
  TOO_MANY_REQUESTS: "Too many requests. Please wait, then try again.",
  UNKNOWN: "Unknown error.",
  WRONG_CREDENTIALS: "Wrong account or password.",
  CAPTCHA_REQUIRED: "Please enter the captcha.",
  CAPTCHA_WRONG: "The captcha is not correct.",
  BOT_CHECK_FAILED: "The bot check failed. Please try again.",
  NON_MEMBER: "This is not a member’s account and cannot log in here.",
  EXTRA_VERIFICATION: "Extra verification is required.",
  CODE_WRONG: "Please enter a valid verification code.",
  DEVICE_FORGOTTEN: "This device is no longer remembered.",
  USER_NOT_FOUND: "There is no such account.",
  OLD_PASSWORD_WRONG: "The old password is not correct.",
  SAME_AS_LOGIN_PASSWORD:
    "The payment password must differ from the login password.",
  STEP_UP_REQUIRED: "Please confirm that it is you.",
  USERNAME_TAKEN: "This username is taken.",
  CONTACT_TAKEN: "This belongs to another account.",
  MOBILE_TAKEN: "This mobile number is already registered.",
  MOBILE_INVALID: "Please enter a valid mobile number.",
  INVITATION_INVALID: "Invalid invitation code.",
  INVITATION_PAUSED:
    "This registration link is paused. Ask the person who sent it to you for another one.",
  FREE_PLAY_OFF: "Free play is not available.",
  SOCIAL_REFUSED: "The other site did not log you in.",
  STATE_MISMATCH: "The state of this login does not match.",
  PAYMENT_PASSWORD_WRONG: "The payment password is not correct.",
  LOCKED: "Locked after too many wrong attempts.",
  ACCOUNT_LIMIT: "No more bank accounts can be added.",
  HOLDER_MISMATCH: "The bank account must be in the member’s own name.",
  AMOUNT_RANGE: "The amount is outside the limits.",
  FEE_CHANGED: "The fee is higher now.",
  VENDOR_BUSY: "The provider is busy.",
  POINTS_SHORT: "Not enough points.",
  OUT_OF_STOCK: "There are not enough left.",
  ALREADY_SETTLED: "This has already been settled.",
  ALREADY_CLAIMED: "This has already been claimed.",
  FEATURE_OFF: "This is not available.",
  PROOF_REQUIRED: "A picture is required.",
  IMAGE_TYPE: "Only PNG and JPG pictures are accepted.",
  IMAGE_SIZE: "A picture may be 5 MB at most.",
  IMAGE_COUNT: "Add one to three pictures.",
  CONTRACT_STATE: "The contract has another status.",
  LOWER_RATE_CONFIRM: "Contracts with a higher rate would end.",
  RATE_TOO_HIGH: "The rate is too high.",
  GAME_MAINTENANCE: "This game is under maintenance.",
  INVALID_URL: "Invalid URL, please contact customer service.",
  IDEMPOTENCY_CONFLICT: "This was already sent with different values.",
  [unknownKeyCode]: "The key of this request is no longer known.",
  INSUFFICIENT_BALANCE: "The balance is too low.",
  DRAW_CLOSED: "This draw is closed.",
};

/**
 * Why a call could not be served, if its code does not say so: the server is busy, it took too long, or the request
 * is too large.
 */
type Hindrance = "busy" | "slow" | "large";

/** A rejected call, and why. How it is answered is up to the HTTP layer (`http/statuses.ts`). */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ServerCode;
  readonly value: unknown;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
  readonly hindrance: Hindrance | undefined;

  constructor(
    code: ServerCode,
    extra: {
      value?: unknown;
      retryAfter?: number;
      message?: string;
      hindrance?: Hindrance;
    } = {},
  ) {
    super(extra.message ?? messages[code]);
    this.code = code;
    this.value = extra.value;
    this.retryAfter = extra.retryAfter;
    this.hindrance = extra.hindrance;
  }
}

/** The login password was sent as the payment password, in the named field. */
export function sameAsLogin(field: "newPassword" | "paymentPassword"): Refusal {
  return new Refusal("SAME_AS_LOGIN_PASSWORD", {
    value: { fields: { [field]: "must differ from the login password" } },
  });
}

/** An invalid request: `fields` maps each field to what is wrong with it. */
export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  return new Refusal("VALIDATION", { value: { fields } });
}

import { unknownKeyCode } from "@foyer/platform/constants";
import type { ErrorCode } from "@foyer/platform/errors";

/** Codes that a platform answers with (the others are made by the client). */
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

/** What each says to whoever calls; the portal has words of its own. */
const messages: Record<ServerCode, string> = {
  NOT_LOGGED_IN: "Please log in.",
  FORBIDDEN: "This is not open to your account.",
  TRIAL_NOT_ALLOWED: "A real account is required.",
  VALIDATION: "Some of what was sent is not valid.",
  MAINTENANCE: "The platform is under maintenance.",
  REGION_BLOCKED: "The platform is not open in your region.",
  TOO_MANY_REQUESTS: "Too many requests. Please wait a moment.",
  UNKNOWN: "Unknown error.",
  WRONG_CREDENTIALS: "Wrong account or password.",
  CAPTCHA_REQUIRED: "Please enter the captcha.",
  CAPTCHA_WRONG: "The captcha was not right.",
  BOT_CHECK_FAILED: "The bot check failed. Please try again.",
  NON_MEMBER: "This account is not a member’s and cannot log in here.",
  EXTRA_VERIFICATION: "A further check is needed.",
  CODE_WRONG: "Please enter a valid verification code.",
  DEVICE_FORGOTTEN: "This device is not remembered any more.",
  USER_NOT_FOUND: "There is no such account.",
  OLD_PASSWORD_WRONG: "The old password is not right.",
  STEP_UP_REQUIRED: "Please prove that it is you.",
  USERNAME_TAKEN: "This user name is taken.",
  MOBILE_TAKEN: "This mobile number is registered already.",
  MOBILE_INVALID: "Please enter a valid mobile number.",
  INVITATION_INVALID: "Invalid invitation code.",
  FREE_PLAY_OFF: "Free play is not open.",
  SOCIAL_REFUSED: "The provider did not sign in.",
  STATE_MISMATCH: "The state does not fit.",
  PAYMENT_PASSWORD_WRONG: "The payment password is not right.",
  LOCKED: "Locked after too many tries.",
  ACCOUNT_LIMIT: "No more bank accounts can be added.",
  AMOUNT_RANGE: "The amount is outside the limits.",
  VENDOR_BUSY: "The vendor is busy.",
  POINTS_SHORT: "Not enough points.",
  OUT_OF_STOCK: "There are not that many left.",
  ALREADY_SETTLED: "This was settled already.",
  ALREADY_CLAIMED: "This was claimed already.",
  FEATURE_OFF: "This is not offered.",
  PROOF_REQUIRED: "A picture is needed.",
  IMAGE_TYPE: "Only PNG and JPG pictures.",
  IMAGE_SIZE: "A picture may have 5 MB at most.",
  IMAGE_COUNT: "One to three pictures.",
  CONTRACT_STATE: "The contract is in another state.",
  LOWER_RATE_CONFIRM: "Contracts with a higher rate would end.",
  RATE_TOO_HIGH: "The rate is too high.",
  GAME_MAINTENANCE: "This game is under maintenance.",
  INVALID_URL: "Invalid URL, please contact customer service.",
  IDEMPOTENCY_CONFLICT: "This was already sent with other values.",
  [unknownKeyCode]: "The key of this request is not known any more.",
  INSUFFICIENT_BALANCE: "The balance is not enough.",
  DRAW_CLOSED: "This draw is closed.",
};

/** Why an answer is put off or given up, where that is not what its code says: there is no room, it took too long, or it is too much. */
type Hindrance = "busy" | "slow" | "large";

/** Something that the platform refuses, and why. How that is answered is the caller's business (`http/statuses.ts`). */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ServerCode;
  readonly value: unknown;
  /** Seconds until a next try makes sense. */
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

/** A request that does not fit: `fields` maps each field to what is wrong with it. */
export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  return new Refusal("VALIDATION", { value: { fields } });
}

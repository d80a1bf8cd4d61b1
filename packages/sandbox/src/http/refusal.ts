import { unknownKeyCode } from "@foyer/platform/constants";
import type { ErrorCode } from "@foyer/platform/errors";

/** Codes that a platform answers with (the others are made by the client). */
type ServerCode =
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

interface Answer {
  readonly status:
    400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 423 | 429 | 451 | 500 | 503;
  readonly message: string;
}

const answers: Record<ServerCode, Answer> = {
  NOT_LOGGED_IN: { status: 401, message: "Please log in." },
  FORBIDDEN: { status: 403, message: "This is not open to your account." },
  TRIAL_NOT_ALLOWED: { status: 403, message: "A real account is required." },
  VALIDATION: { status: 422, message: "Some of what was sent is not valid." },
  MAINTENANCE: { status: 503, message: "The platform is under maintenance." },
  REGION_BLOCKED: {
    status: 451,
    message: "The platform is not open in your region.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: "Too many requests. Please wait a moment.",
  },
  UNKNOWN: { status: 500, message: "Unknown error." },
  WRONG_CREDENTIALS: { status: 422, message: "Wrong account or password." },
  CAPTCHA_REQUIRED: { status: 422, message: "Please enter the captcha." },
  CAPTCHA_WRONG: { status: 422, message: "The captcha was not right." },
  BOT_CHECK_FAILED: {
    status: 422,
    message: "The bot check failed. Please try again.",
  },
  NON_MEMBER: {
    status: 403,
    message: "This account is not a member’s and cannot log in here.",
  },
  EXTRA_VERIFICATION: { status: 403, message: "A further check is needed." },
  CODE_WRONG: {
    status: 422,
    message: "Please enter a valid verification code.",
  },
  DEVICE_FORGOTTEN: {
    status: 422,
    message: "This device is not remembered any more.",
  },
  USER_NOT_FOUND: { status: 404, message: "There is no such account." },
  OLD_PASSWORD_WRONG: {
    status: 422,
    message: "The old password is not right.",
  },
  STEP_UP_REQUIRED: {
    status: 403,
    message: "Please prove that it is you.",
  },
  USERNAME_TAKEN: { status: 422, message: "This user name is taken." },
  MOBILE_TAKEN: {
    status: 422,
    message: "This mobile number is registered already.",
  },
  MOBILE_INVALID: {
    status: 422,
    message: "Please enter a valid mobile number.",
  },
  INVITATION_INVALID: { status: 422, message: "Invalid invitation code." },
  FREE_PLAY_OFF: { status: 403, message: "Free play is not open." },
  SOCIAL_REFUSED: { status: 422, message: "The provider did not sign in." },
  STATE_MISMATCH: { status: 422, message: "The state does not fit." },
  PAYMENT_PASSWORD_WRONG: {
    status: 422,
    message: "The payment password is not right.",
  },
  LOCKED: { status: 423, message: "Locked after too many tries." },
  ACCOUNT_LIMIT: {
    status: 409,
    message: "No more bank accounts can be added.",
  },
  AMOUNT_RANGE: { status: 422, message: "The amount is outside the limits." },
  VENDOR_BUSY: { status: 409, message: "The vendor is busy." },
  POINTS_SHORT: { status: 409, message: "Not enough points." },
  OUT_OF_STOCK: { status: 409, message: "There are not that many left." },
  ALREADY_SETTLED: { status: 409, message: "This was settled already." },
  ALREADY_CLAIMED: { status: 409, message: "This was claimed already." },
  FEATURE_OFF: { status: 403, message: "This is not offered." },
  PROOF_REQUIRED: { status: 422, message: "A picture is needed." },
  IMAGE_TYPE: { status: 422, message: "Only PNG and JPG pictures." },
  IMAGE_SIZE: { status: 413, message: "A picture may have 5 MB at most." },
  IMAGE_COUNT: { status: 422, message: "One to three pictures." },
  CONTRACT_STATE: { status: 409, message: "The contract is in another state." },
  LOWER_RATE_CONFIRM: {
    status: 409,
    message: "Contracts with a higher rate would end.",
  },
  RATE_TOO_HIGH: { status: 422, message: "The rate is too high." },
  GAME_MAINTENANCE: { status: 409, message: "This game is under maintenance." },
  INVALID_URL: {
    status: 404,
    message: "Invalid URL, please contact customer service.",
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    message: "This was already sent with other values.",
  },
  [unknownKeyCode]: {
    status: 409,
    message: "The key of this request is not known any more.",
  },
  INSUFFICIENT_BALANCE: { status: 409, message: "The balance is not enough." },
  DRAW_CLOSED: { status: 409, message: "This draw is closed." },
};

/** A call that the platform refuses, and why. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ServerCode;
  readonly status: Answer["status"];
  readonly value: unknown;
  /** Seconds until a next try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ServerCode,
    extra: {
      value?: unknown;
      retryAfter?: number;
      message?: string;
      status?: Answer["status"];
    } = {},
  ) {
    super(extra.message ?? answers[code].message);
    this.code = code;
    this.status = extra.status ?? answers[code].status;
    this.value = extra.value;
    this.retryAfter = extra.retryAfter;
  }
}

/** A request that does not fit: `fields` maps each field to what is wrong with it. */
export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  return new Refusal("VALIDATION", { value: { fields } });
}

/**
 * The closed set of reasons a call can fail with.
 * `NETWORK`, `TIMEOUT`, `MALFORMED`, `ABORTED`, `INSECURE`, `NON_AGENT` and `POPUP_BLOCKED` are raised by the client;
 * the others by the platform.
 * `OTHER` stands for a code this version does not know: its `message` is the server's own text.
 */
export const errorCodes = [
  "NOT_LOGGED_IN",
  "FORBIDDEN",
  "TRIAL_NOT_ALLOWED",
  "VALIDATION",
  "MAINTENANCE",
  "REGION_BLOCKED",
  "TOO_MANY_REQUESTS",
  "NETWORK",
  "TIMEOUT",
  "MALFORMED",
  "ABORTED",
  "INSECURE",
  "UNKNOWN",
  "OTHER",
  "WRONG_CREDENTIALS",
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
  "BOT_CHECK_FAILED",
  "NON_MEMBER",
  "NON_AGENT",
  "POPUP_BLOCKED",
  "EXTRA_VERIFICATION",
  "CODE_WRONG",
  "DEVICE_FORGOTTEN",
  "USER_NOT_FOUND",
  "USERNAME_TAKEN",
  "MOBILE_TAKEN",
  "CONTACT_TAKEN",
  "MOBILE_INVALID",
  "INVITATION_INVALID",
  "INVITATION_PAUSED",
  "FREE_PLAY_OFF",
  "SOCIAL_REFUSED",
  "STATE_MISMATCH",
  "PAYMENT_PASSWORD_WRONG",
  "LOCKED",
  "ACCOUNT_LIMIT",
  "HOLDER_MISMATCH",
  "AMOUNT_RANGE",
  "FEE_CHANGED",
  "VENDOR_BUSY",
  "POINTS_SHORT",
  "OUT_OF_STOCK",
  "ALREADY_SETTLED",
  "ALREADY_CLAIMED",
  "FEATURE_OFF",
  "PROOF_REQUIRED",
  "IMAGE_TYPE",
  "IMAGE_SIZE",
  "IMAGE_COUNT",
  "CONTRACT_STATE",
  "LOWER_RATE_CONFIRM",
  "RATE_TOO_HIGH",
  "OLD_PASSWORD_WRONG",
  "SAME_AS_LOGIN_PASSWORD",
  "STEP_UP_REQUIRED",
  "GAME_MAINTENANCE",
  "INVALID_URL",
  "IDEMPOTENCY_CONFLICT",
  "INSUFFICIENT_BALANCE",
  "DRAW_CLOSED",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What a failed call carries: never a raw exception of fetch or of a parser. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** One of the closed set. */
  readonly code: ErrorCode;
  /** The code as the server wrote it; differs from `code` only when that is `OTHER`. */
  readonly serverCode: string;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** The untrusted `value` of a failed answer (captcha flag, field errors …), still to be parsed. */
  readonly value: unknown;
  /** Seconds to wait before the next try, from `Retry-After`; undefined if not given. */
  readonly retryAfter: number | undefined;

  constructor(init: {
    code: ErrorCode;
    serverCode?: string;
    message?: string;
    status?: number;
    value?: unknown;
    retryAfter?: number | undefined;
    cause?: unknown;
  }) {
    super(init.message ?? init.code, { cause: init.cause });
    this.code = init.code;
    this.serverCode = init.serverCode ?? init.code;
    this.status = init.status ?? 0;
    this.value = init.value;
    this.retryAfter = init.retryAfter;
  }
}

const known = new Set<string>(errorCodes);

/**
 * Maps a server's code to the closed set.
 *
 * @example toErrorCode("WRONG_CREDENTIALS") // "WRONG_CREDENTIALS"
 * @example toErrorCode("E-4711") // "OTHER"
 */
export function toErrorCode(serverCode: string): ErrorCode {
  return isErrorCode(serverCode) ? serverCode : "OTHER";
}

function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}

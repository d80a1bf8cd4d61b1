import { unknownKeyCode } from "@foyer/platform/constants";
import type { Refusal, ServerCode } from "../services/refusal.ts";

const statuses = {
  NOT_LOGGED_IN: 401,
  FORBIDDEN: 403,
  TRIAL_NOT_ALLOWED: 403,
  VALIDATION: 422,
  MAINTENANCE: 503,
  REGION_BLOCKED: 451,
  TOO_MANY_REQUESTS: 429,
  UNKNOWN: 500,
  WRONG_CREDENTIALS: 422,
  CAPTCHA_REQUIRED: 422,
  CAPTCHA_WRONG: 422,
  BOT_CHECK_FAILED: 422,
  NON_MEMBER: 403,
  EXTRA_VERIFICATION: 403,
  CODE_WRONG: 422,
  DEVICE_FORGOTTEN: 422,
  USER_NOT_FOUND: 404,
  OLD_PASSWORD_WRONG: 422,
  SAME_AS_LOGIN_PASSWORD: 422,
  STEP_UP_REQUIRED: 403,
  USERNAME_TAKEN: 422,
  MOBILE_TAKEN: 422,
  CONTACT_TAKEN: 422,
  MOBILE_INVALID: 422,
  INVITATION_INVALID: 422,
  FREE_PLAY_OFF: 403,
  SOCIAL_REFUSED: 422,
  STATE_MISMATCH: 422,
  PAYMENT_PASSWORD_WRONG: 422,
  LOCKED: 423,
  ACCOUNT_LIMIT: 409,
  HOLDER_MISMATCH: 422,
  AMOUNT_RANGE: 422,
  VENDOR_BUSY: 409,
  POINTS_SHORT: 409,
  OUT_OF_STOCK: 409,
  ALREADY_SETTLED: 409,
  ALREADY_CLAIMED: 409,
  FEATURE_OFF: 403,
  PROOF_REQUIRED: 422,
  IMAGE_TYPE: 422,
  IMAGE_SIZE: 413,
  IMAGE_COUNT: 422,
  CONTRACT_STATE: 409,
  LOWER_RATE_CONFIRM: 409,
  RATE_TOO_HIGH: 422,
  GAME_MAINTENANCE: 409,
  INVALID_URL: 404,
  IDEMPOTENCY_CONFLICT: 409,
  [unknownKeyCode]: 409,
  INSUFFICIENT_BALANCE: 409,
  DRAW_CLOSED: 409,
} as const satisfies Record<ServerCode, number>;

/**
 * The HTTP status of a rejection.
 *
 * @example statusOf(new Refusal("LOCKED")) // 423
 */
export function statusOf({ code, hindrance }: Refusal) {
  if (hindrance === "busy") return 503;
  if (hindrance === "slow") return 408;
  if (hindrance === "large") return 413;
  return statuses[code];
}

import type { ErrorCode } from "@foyer/platform/errors";

/** Why something was rejected: a code of the closed set, and the server's own words if the code is OTHER. */
export interface Failure {
  readonly reason: ErrorCode;
  /** Plain text from the server; shown unchanged and only when `reason` is "OTHER" (ERR-24). */
  readonly message?: string | undefined;
  /** The money is held: the platform's explanation, in its own words and as plain text. */
  readonly held?: readonly string[] | undefined;
  /** Names of the fields that the platform rejected; untrusted. */
  readonly fields?: readonly string[] | undefined;
  /** Seconds to wait before the next try, if the platform said so. */
  readonly retryAfter?: number | undefined;
}

/** What every actor resolves to. A rejected promise is a defect, never a rejection by the platform. */
export type Result<TOk, TFailure extends Failure = Failure> =
  | { readonly ok: TOk }
  | { readonly error: TFailure };

/** The failure of a defect: the visitor reads "Unknown error" and can try again. */
export const defect: Failure = { reason: "UNKNOWN" };

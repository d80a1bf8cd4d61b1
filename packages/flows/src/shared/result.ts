import type { ErrorCode } from "@foyer/platform/errors";

/** Why something was refused: a code of the closed set, and the server's own words where the code is OTHER. */
export interface Failure {
  readonly reason: ErrorCode;
  /** Plain text of the server; shown as it came and only when `reason` is "OTHER" (ERR-24). */
  readonly message?: string | undefined;
  /** The money is held: what the platform says of it, in its words and as plain text. */
  readonly held?: readonly string[] | undefined;
  /** Seconds to wait before the next try, when the platform said so. */
  readonly retryAfter?: number | undefined;
}

/** What every actor resolves to. A rejected promise is a defect, never a refusal. */
export type Result<TOk, TFailure extends Failure = Failure> =
  | { readonly ok: TOk }
  | { readonly error: TFailure };

/** The failure of a defect: the person reads "Unknown error" and can try again. */
export const defect: Failure = { reason: "UNKNOWN" };

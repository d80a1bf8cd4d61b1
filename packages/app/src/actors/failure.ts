import { CallError } from "@foyer/platform/errors";

/** What flows receive for a failed call. */
export interface CallFailure {
  readonly reason: CallError["code"];
  readonly message: string | undefined;
  readonly retryAfter: number | undefined;
}

/**
 * Turns a failed call into the result that flows read. Anything that is not a failed call is a defect and is
 * thrown on.
 *
 * @example await client.call(balance, {}).then((ok) => ({ ok }), refused)
 */
export function refused(error: unknown): { error: CallFailure } {
  return { error: failureOf(error) };
}

/**
 * The outcome of a call, as flows expect it.
 *
 * @example loadIds: fromPromise(() => answered(client.call(favouriteIds, {})))
 */
export const answered = <T>(call: Promise<T>) =>
  call.then((ok) => ({ ok }), refused);

/** The same without the `error` wrapper. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof CallError)) throw error;
  return {
    reason: error.code,
    message: error.message,
    retryAfter: error.retryAfter,
  };
}

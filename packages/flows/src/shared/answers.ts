import { tooManyRequestsWaitMs } from "@foyer/platform/constants";
import { defect, type Failure, type Result } from "./result.ts";

/* How charts handle the answers of their actors. */

/** The event that delivers an answer, as guards and actions receive it. */
export interface Answered<TOutput> {
  readonly event: { readonly output: TOutput };
}

/** Guard: the actor succeeded. */
export const accepted = ({ event }: Answered<object>): boolean =>
  "ok" in event.output;

/** The successful value; undefined if the call failed. */
export const given = <TOk>(output: Result<TOk>): TOk | undefined =>
  "ok" in output ? output.ok : undefined;

/** Why it failed. */
export const failureOf = <TFailure extends Failure>(
  output: Result<unknown, TFailure>,
): TFailure | Failure => ("error" in output ? output.error : defect);

/**
 * The transition of a rejected try: back to `target`, where the action `keepFailure` stores the reason.
 *
 * @example onDone: [{ guard: accepted, target: "sent" }, refusedTo("editing")]
 */
export const refusedTo = <const TTarget extends string>(target: TTarget) =>
  ({
    target,
    actions: {
      type: "keepFailure",
      params: ({ event }: Answered<Result<unknown>>) => failureOf(event.output),
    },
  }) as const;

/**
 * The same for a defect of our own.
 *
 * @example onError: brokenTo("editing")
 */
export const brokenTo = <const TTarget extends string>(target: TTarget) =>
  ({ target, actions: { type: "keepFailure", params: defect } }) as const;

/** Whether no field has a problem. */
export const isSound = (problems: object): boolean =>
  Object.keys(problems).length === 0;

/** How long nothing is sent after too many tries, in ms (CFG-03). */
export const waitMsAfter = (failure: Failure | undefined): number =>
  failure?.retryAfter === undefined
    ? tooManyRequestsWaitMs
    : failure.retryAfter * 1000;

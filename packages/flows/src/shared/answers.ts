import { tooManyRequestsWaitMs } from "@foyer/platform/constants";
import { defect, type Failure, type Result } from "./result.ts";

/* What charts do with the answers of their actors. */

/** The event that an answer arrives with, as guards and actions are given it. */
export interface Answered<TOutput> {
  readonly event: { readonly output: TOutput };
}

/** Guard: the actor gave what it was asked for. */
export const accepted = ({ event }: Answered<object>): boolean =>
  "ok" in event.output;

/** What was given; undefined where it was refused. */
export const given = <TOk>(output: Result<TOk>): TOk | undefined =>
  "ok" in output ? output.ok : undefined;

/** Why it was refused. */
export const failureOf = <TFailure extends Failure>(
  output: Result<unknown, TFailure>,
): TFailure | Failure => ("error" in output ? output.error : defect);

/**
 * Where a refused try leads: back to `target`, with what the action `keepFailure` does about the reason.
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
 * The same where what failed is a defect of ours.
 *
 * @example onError: brokenTo("editing")
 */
export const brokenTo = <const TTarget extends string>(target: TTarget) =>
  ({ target, actions: { type: "keepFailure", params: defect } }) as const;

/** Whether nothing is wrong with any field. */
export const isSound = (problems: object): boolean =>
  Object.keys(problems).length === 0;

/** How long nothing is sent after too many tries, in ms (CFG-03). */
export const waitMsAfter = (failure: Failure | undefined): number =>
  failure?.retryAfter === undefined
    ? tooManyRequestsWaitMs
    : failure.retryAfter * 1000;

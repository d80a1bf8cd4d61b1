import { defect, type Failure, type Result } from "../shared/result.ts";
import type { MoneyBody } from "./money-step.body.ts";
import {
  type JournalCommand,
  type JournalSlot,
  sameBody,
} from "./money-step.journal.ts";
import type {
  JournalOutput,
  MoneyFailure,
  MoneyStepContext,
  MoneyStepOutput,
} from "./money-step.types.ts";

/**
 * How long a key is used. A platform forgets keys after a time that is unknown here, and would then take an old
 * intent for a new one.
 */
const keyLifeMs = 12 * 60 * 60_000;
/** A small correction of the clock is not an error. */
const clockSlackMs = 5 * 60_000;

const firstWaitMs = 1000;
const longestWaitMs = 15_000;
/** Longest `Retry-After` that is observed without asking the member. */
const longestRetryAfterSeconds = 60;

type Context<TBody extends MoneyBody, TOk> = MoneyStepContext<TBody, TOk>;

export const isOk = (output: Result<unknown>): boolean => "ok" in output;

export const failureOf = (output: Result<unknown, MoneyFailure>) =>
  "error" in output ? output.error : defect;

export const slotIn = (output: JournalOutput): JournalSlot | undefined =>
  "ok" in output ? output.ok : undefined;

export const revisionOf = (output: JournalOutput): number =>
  slotIn(output)?.revision ?? 0;

/** The step's intent, as the key and slot that a journal command needs. */
export const mine = ({
  slot,
  entry,
  key,
  holder,
}: Pick<Context<MoneyBody, unknown>, "slot" | "entry" | "key" | "holder">) => ({
  slot,
  key: entry?.key ?? key,
  holder,
});

/** The command that closes the intent. */
export const closing = (
  context: Parameters<typeof mine>[0],
  happened: boolean,
): JournalCommand => {
  const { slot, key } = mine(context);
  return { type: "close", slot, key, happened };
};

/** Whether the slot still holds the step's intent. */
export const hasEntry = (
  output: JournalOutput,
  { entry }: Pick<Context<MoneyBody, unknown>, "entry">,
): boolean => slotIn(output)?.entry?.key === entry?.key;

/** Whether the intent that was found open has since ended without effect. */
export const wasDropped = (
  output: JournalOutput,
  context: Pick<Context<MoneyBody, unknown>, "entry" | "intent" | "seen">,
): boolean =>
  isOk(output) &&
  context.intent === undefined &&
  !hasEntry(output, context) &&
  revisionOf(output) === context.seen;

export const hasSameBody = ({
  entry,
  intent,
}: Pick<Context<MoneyBody, unknown>, "entry" | "intent">): boolean =>
  entry !== undefined &&
  intent !== undefined &&
  sameBody(entry.body, intent.body);

/** Whether the platform can be assumed to still know the key. */
export function isAlive({
  entry,
  now,
}: Pick<Context<MoneyBody, unknown>, "entry" | "now">): boolean {
  if (!entry) return false;
  const age = now() - entry.at;
  return age >= -clockSlackMs && age <= keyLifeMs;
}

/** The wait before the next attempt: longer each time, and at least as long as the platform asks for. */
export function waitMs({
  failure,
  tries,
}: Pick<Context<MoneyBody, unknown>, "failure" | "tries">): number {
  const asked = Math.min(failure?.retryAfter ?? 0, longestRetryAfterSeconds);
  const backOff = firstWaitMs * 2 ** Math.max(0, tries - 1);
  return Math.max(asked * 1000, Math.min(backOff, longestWaitMs));
}

const withoutStatus = (failure: Failure): Failure => {
  const { reason, message, held, fields, retryAfter } = failure;
  return {
    reason,
    message,
    retryAfter,
    ...(held && { held }),
    ...(fields && { fields }),
  };
};

/** How the step ended. */
export function outputOf<TBody extends MoneyBody, TOk>(
  context: Context<TBody, TOk>,
): MoneyStepOutput<TBody, TOk> {
  const { outcome, seen, ok, body, doubt, failure } = context;
  switch (outcome) {
    case "done":
      // A step ends as done only with both.
      if (ok === undefined || body === undefined)
        throw new Error("The outcome is missing.");
      return { outcome, seen, ok, body, earlier: doubt === "earlier" };
    case "refused":
      return { outcome, seen, failure: withoutStatus(failure ?? defect) };
    default:
      return { outcome, seen };
  }
}

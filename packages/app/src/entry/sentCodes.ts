import * as v from "valibot";
import { fromPromise } from "xstate";
import { tooManyRequestsWaitMs } from "@foyer/platform/constants";
import type {
  CodeRequest,
  KeptCode,
  SendCodeOutput,
} from "@foyer/flows/sms-code";
import type { SafeStorage } from "../services/storage.ts";

/** The purposes of codes; each has its own wait. */
export type CodePurpose = "login" | "register" | "recovery";

/** How long after its wait a number is still restored to the form, in ms. */
const afterwardsMs = 10 * 60_000;

const keyOf = (purpose: CodePurpose) => `sentCode:${purpose}`;

const stored = v.object({
  mobileNum: v.string(),
  countryDialingCode: v.string(),
  regType: v.optional(v.picklist(["username", "mobile"])),
  sent: v.boolean(),
  /** Length of the wait, in ms. */
  waitMs: v.number(),
  /** Its end by the wall clock, the only clock that survives a reload. */
  until: v.number(),
});

function read(
  storage: SafeStorage,
  purpose: CodePurpose,
): v.InferOutput<typeof stored> | undefined {
  try {
    return v.parse(stored, JSON.parse(storage.get(keyOf(purpose)) ?? ""));
  } catch {
    return undefined;
  }
}

/**
 * The code that was requested earlier in this visit: the number it was sent to, and the remaining wait. It survives a
 * closed dialog and a reload.
 *
 * @example const code = sentCode(session, "login"); if (code) send({ type: "login.codeKept", code });
 */
export function sentCode(
  storage: SafeStorage,
  purpose: CodePurpose,
): KeptCode | undefined {
  const found = read(storage, purpose);
  if (!found) return undefined;
  const { until, waitMs, ...code } = found;
  const left = until - Date.now();
  if (left < -afterwardsMs) return undefined;
  // A wall clock that was set back makes no wait longer than it was.
  return { ...code, waitMs: Math.min(Math.max(0, left), waitMs) };
}

/** Forgets the code, for example when it has been used. */
export const forgetSentCode = (
  storage: SafeStorage,
  purpose: CodePurpose,
): void => storage.remove(keyOf(purpose));

/** Forgets the number, for example when the form is cleared; the wait continues. */
export function forgetSentNumber(
  storage: SafeStorage,
  purpose: CodePurpose,
): void {
  const code = read(storage, purpose);
  const nowhere = { mobileNum: "", countryDialingCode: "" };
  if (code)
    storage.set(keyOf(purpose), JSON.stringify({ ...code, ...nowhere }));
}

/**
 * Sends codes and stores the outcome for this visit.
 *
 * @example smsCodeMachine.provide({ actors: { sendCode: sendingKept(session, "login", send) } })
 */
export function sendingKept(
  storage: SafeStorage,
  purpose: CodePurpose,
  send: (input: CodeRequest, signal: AbortSignal) => Promise<SendCodeOutput>,
) {
  return fromPromise<SendCodeOutput, CodeRequest>(async ({ input, signal }) => {
    const output = await send(input, signal);
    const waitMs = waitAfter(output);
    if (waitMs === undefined) return output;
    const before = read(storage, purpose);
    const code: v.InferOutput<typeof stored> = {
      ...input,
      // A visitor who has to wait may already have a code.
      sent:
        "ok" in output ||
        (before?.sent === true && before.mobileNum === input.mobileNum),
      waitMs,
      until: Date.now() + waitMs,
    };
    storage.set(keyOf(purpose), JSON.stringify(code));
    return output;
  });
}

/** Time until the next code, in ms; undefined after a rejection that starts no wait (SMS-12). */
function waitAfter(output: SendCodeOutput): number | undefined {
  if ("ok" in output) return (output.ok.expiredMinutes ?? 1) * 60_000;
  const { reason, retryAfter } = output.error;
  if (reason !== "TOO_MANY_REQUESTS") return undefined;
  return retryAfter === undefined ? tooManyRequestsWaitMs : retryAfter * 1000;
}

import * as v from "valibot";
import { fromPromise } from "xstate";
import { tooManyRequestsWaitMs } from "@foyer/platform/constants";
import type {
  CodeRequest,
  KeptCode,
  SendCodeOutput,
} from "@foyer/flows/sms-code";
import type { SafeStorage } from "../services/storage.ts";

/** What asks for codes; each has a wait of its own. */
export type CodePurpose = "login" | "register" | "recovery";

/** How long after its wait a number is still put into the form again, in ms. */
const afterwardsMs = 10 * 60_000;

const keyOf = (purpose: CodePurpose) => `sentCode:${purpose}`;

const stored = v.object({
  mobileNum: v.string(),
  countryDialingCode: v.string(),
  regType: v.optional(v.picklist(["username", "mobile"])),
  sent: v.boolean(),
  /** The whole wait, in ms. */
  waitMs: v.number(),
  /** Its end by the wall clock, the only one that a reload leaves alone. */
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
 * The code that was asked for earlier in this visit: where it went, and what is left of the wait. A closed dialog and
 * a reload keep it.
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

/** Forgets it, as when it has done its work. */
export const forgetSentCode = (
  storage: SafeStorage,
  purpose: CodePurpose,
): void => storage.remove(keyOf(purpose));

/** Forgets where it went, as when the form is cleared; the wait goes on. */
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
 * Sends codes and keeps for this visit what came of it.
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
      // Who must be patient may have a code already.
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

/** How long until the next, in ms; nothing after a refusal that starts no wait (SMS-12). */
function waitAfter(output: SendCodeOutput): number | undefined {
  if ("ok" in output) return (output.ok.expiredMinutes ?? 1) * 60_000;
  const { reason, retryAfter } = output.error;
  if (reason !== "TOO_MANY_REQUESTS") return undefined;
  return retryAfter === undefined ? tooManyRequestsWaitMs : retryAfter * 1000;
}

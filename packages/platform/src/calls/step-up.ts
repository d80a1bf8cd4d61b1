import * as v from "valibot";
import { flag, optionalText } from "../schema/tolerant.ts";

/** Ways to prove, in the middle of a session, that it is the owner who asks. */
export const stepUpMethods = [
  /** The password that signs in. */
  "password",
  /** A code that was sent to the phone or by mail. */
  "mobile",
  "email",
  /** A code of the authenticator. */
  "google",
] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

/**
 * The proof that goes with a change by which an account could be taken over. It is left out at first: a platform that
 * wants one answers `STEP_UP_REQUIRED`, and the same request comes again with it. Such calls are sealed.
 */
export const stepUpRequest = {
  stepUp: v.optional(
    v.object({ method: v.picklist(stepUpMethods), value: v.string() }),
  ),
};

/** What `STEP_UP_REQUIRED` adds: parse `CallError.value` with it. */
export const stepUpAsked = v.object({
  method: v.fallback(v.picklist(stepUpMethods), "password"),
  /** Where a code was sent, with most of it hidden; for `mobile` and `email`. */
  sentTo: optionalText(),
  /** A proof came with the request, and it was wrong. */
  wrong: flag(),
});
export type StepUpAsked = v.InferOutput<typeof stepUpAsked>;

import * as v from "valibot";
import { flag, optionalText } from "../schema/tolerant.ts";

/** Methods to prove, during a session, that the request comes from the account's owner. */
export const stepUpMethods = [
  /** The password used for login. */
  "password",
  /** A code sent to the mobile number or by e-mail. */
  "mobile",
  "email",
  /** A code of the authenticator app. */
  "google",
] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

/**
 * The proof required for a change that could be used to take over an account. It is left out at first: a platform
 * that requires one answers `STEP_UP_REQUIRED`, and the same request is sent again with it. Such calls are sealed.
 */
export const stepUpRequest = {
  stepUp: v.optional(
    v.object({ method: v.picklist(stepUpMethods), value: v.string() }),
  ),
};

/** What `STEP_UP_REQUIRED` adds: parse `CallError.value` with it. */
export const stepUpAsked = v.object({
  method: v.fallback(v.picklist(stepUpMethods), "password"),
  /** Where a code was sent, mostly masked; for `mobile` and `email`. */
  sentTo: optionalText(),
  /** The request contained a proof, and it was wrong. */
  wrong: flag(),
});
export type StepUpAsked = v.InferOutput<typeof stepUpAsked>;

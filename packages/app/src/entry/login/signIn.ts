import * as v from "valibot";
import { login, loginFailure, type loginValue } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import type { SignInInput, SignInOutput } from "@foyer/flows/login";
import { failureOf } from "../../actors/failure.ts";

/** What every call that signs in answers, as the flow reads it. */
export const letIn = ({
  token,
  firstTimeLogin,
  passwordExpired,
  deviceToken,
}: v.InferOutput<typeof loginValue>): SignInOutput => ({
  ok: {
    token,
    firstTimeLogin,
    passwordExpired,
    ...(deviceToken && { deviceToken }),
  },
});

/** Refusals that are about the picture, whatever else the answer says. */
const aboutCaptcha: ReadonlySet<string> = new Set([
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
]);

/**
 * What a refused sign-in says: why, whether a picture is to be read, and whether a further proof is wanted (LGN-18,
 * OPN-78). A wish for a proof of an unknown kind is none: its sentence leads to customer service.
 *
 * @example await client.call(login, request).then(letIn, refusedSignIn)
 */
export function refusedSignIn(error: unknown): SignInOutput {
  const failure = failureOf(error);
  const parsed = v.safeParse(
    loginFailure,
    error instanceof CallError ? error.value : undefined,
  );
  const said = parsed.success ? parsed.output : undefined;
  const method =
    failure.reason === "EXTRA_VERIFICATION"
      ? said?.extraVerification
      : undefined;
  return {
    error: {
      ...failure,
      captchaRequired:
        aboutCaptcha.has(failure.reason) || said?.captchaRequired === true,
      ...(said?.captchaByWork && { captchaByWork: true }),
      ...(said && method && { extraCheck: { method, sentTo: said.sentTo } }),
    },
  };
}

/** What a platform answers that does not know the token of a device, or no such tokens any more. */
const unknownDevice: ReadonlySet<string> = new Set([
  "WRONG_CREDENTIALS",
  "VALIDATION",
]);

/** A device's token can be wrong in one way alone: nothing that the player typed is. */
function refusedDevice(error: unknown): SignInOutput {
  const refused = refusedSignIn(error);
  return "error" in refused && unknownDevice.has(refused.error.reason)
    ? { error: { ...refused.error, reason: "DEVICE_FORGOTTEN" } }
    : refused;
}

/**
 * The login call for either tab or the device; fields that have nothing in them are not sent (W-01).
 *
 * @example await signIn(client, input, signal)
 */
export function signIn(
  client: Client,
  { remember, ...input }: SignInInput,
  signal: AbortSignal,
): Promise<SignInOutput> {
  const request = { ...input, ...(remember && { remember }) };
  return client
    .call(login, request, { signal })
    .then(letIn, input.type === "device" ? refusedDevice : refusedSignIn);
}

import * as v from "valibot";
import { login, loginFailure, type loginValue } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import type { SignInInput, SignInOutput } from "@foyer/flows/login";
import { failureOf } from "../../actors/failure.ts";

/** The answer of every login call, as the flow expects it. */
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

/** Rejections that concern the captcha, whatever else the answer says. */
const aboutCaptcha: ReadonlySet<string> = new Set([
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
]);

/**
 * What a rejected login says: the reason, whether a captcha is required, and whether an additional verification is
 * required (LGN-18, OPN-78). A verification of an unknown kind is ignored: its message leads to customer service.
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

/** What a platform answers if it does not know the device's token, or no longer supports such tokens. */
const unknownDevice: ReadonlySet<string> = new Set([
  "WRONG_CREDENTIALS",
  "VALIDATION",
]);

/** A device login can only be rejected because of its token: the player typed nothing. */
function refusedDevice(error: unknown): SignInOutput {
  const refused = refusedSignIn(error);
  return "error" in refused && unknownDevice.has(refused.error.reason)
    ? { error: { ...refused.error, reason: "DEVICE_FORGOTTEN" } }
    : refused;
}

/**
 * The login call for either tab or the device; empty fields are not sent (W-01).
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

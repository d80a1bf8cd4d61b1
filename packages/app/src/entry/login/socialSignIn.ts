import * as v from "valibot";
import {
  socialFinish,
  socialStartPath,
  type SocialProvider,
} from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import type { ErrorCode } from "@foyer/platform/errors";
import type { SignInOutput } from "@foyer/flows/login";
import { letIn, refusedSignIn } from "./signIn.ts";

const windowFeatures = "popup,width=480,height=720";
/** How often the popup is polled for being closed, and how long its message may take after that. */
const lookMs = 500;
const graceMs = 1000;

/** The message of /connect/social.html. */
const handOver = v.object({
  type: v.literal("foyer:social"),
  state: v.pipe(v.string(), v.maxLength(512)),
  code: v.pipe(v.string(), v.maxLength(4096)),
});

const refusal = (reason: ErrorCode): SignInOutput => ({
  error: { reason, captchaRequired: false },
});

/**
 * Logs in through a provider's popup (W-103, OPN-57). The popup opens within the press itself, before anything is
 * awaited, so that browsers allow it. A message is accepted only from that very window and with the state that was
 * sent; the code is useful only to the platform, which verifies it with the provider.
 *
 * @example socialSignIn(client, "google", signal)
 */
export function socialSignIn(
  client: Client,
  provider: SocialProvider,
  signal: AbortSignal,
): Promise<SignInOutput> {
  const state = randomState();
  const query = new URLSearchParams({
    state,
    redirect: `${location.origin}/connect/social.html`,
  });
  const popup = window.open(
    `${socialStartPath(provider)}?${query}`,
    "_blank",
    windowFeatures,
  );
  if (!popup) return Promise.resolve(refusal("POPUP_BLOCKED"));
  return handedOver(popup, signal).then((said) => {
    if (!said || said.code === "") return refusal("SOCIAL_REFUSED");
    if (said.state !== state) return refusal("STATE_MISMATCH");
    return client
      .call(socialFinish, { provider, state, code: said.code }, { signal })
      .then(letIn, refusedSignIn);
  });
}

/** The popup's message; undefined if the popup is closed first, or the login is abandoned. */
function handedOver(
  popup: Window,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof handOver> | undefined> {
  return new Promise((resolve) => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const looking = setInterval(() => {
      // The message may still be in transit when the window has been closed.
      if (popup.closed) grace ??= setTimeout(() => end(undefined), graceMs);
    }, lookMs);
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      // The document has an opaque origin; no other sender can be this very window.
      if (source !== popup || origin !== "null") return;
      const said = v.safeParse(handOver, data);
      if (said.success) end(said.output);
    };
    const giveUp = () => end(undefined);
    const end = (said: v.InferOutput<typeof handOver> | undefined) => {
      clearInterval(looking);
      clearTimeout(grace);
      window.removeEventListener("message", onMessage);
      signal.removeEventListener("abort", giveUp);
      popup.close();
      resolve(said);
    };
    window.addEventListener("message", onMessage);
    signal.addEventListener("abort", giveUp);
  });
}

function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

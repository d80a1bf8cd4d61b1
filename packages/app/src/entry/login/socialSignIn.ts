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
/** How often it is looked whether the popup is still there, and how long its message may take after it has gone. */
const lookMs = 500;
const graceMs = 1000;

/** What /connect/social.html says. */
const handOver = v.object({
  type: v.literal("foyer:social"),
  state: v.pipe(v.string(), v.maxLength(512)),
  code: v.pipe(v.string(), v.maxLength(4096)),
});

const refusal = (reason: ErrorCode): SignInOutput => ({
  error: { reason, captchaRequired: false },
});

/**
 * Signs in by a provider's popup (W-103, OPN-57). The popup opens before anything is awaited, in the press itself, so
 * that browsers let it. What comes back counts only from that very window and with the state that was sent; the code
 * is good with the platform alone, which asks the provider about it.
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

/** What the popup hands over; undefined where it is closed before, or given up. */
function handedOver(
  popup: Window,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof handOver> | undefined> {
  return new Promise((resolve) => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const looking = setInterval(() => {
      // The message may still be on its way when the window has gone.
      if (popup.closed) grace ??= setTimeout(() => end(undefined), graceMs);
    }, lookMs);
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      // The document has no origin of its own; nobody else can be this very window.
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

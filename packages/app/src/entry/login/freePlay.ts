import { freePlay } from "@foyer/platform/calls";
import { platformCode, unknownKeyCode } from "@foyer/platform/constants";
import { CallError } from "@foyer/platform/errors";
import type { SignInOutput } from "@foyer/flows/login";
import type { Services } from "../../services/services.ts";
import { solveBotCheck } from "../botCheck.ts";
import { letIn, refusedSignIn } from "./signIn.ts";

/* Where a user agent contains two of the names, the more specific one comes first. */
const systems = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X|Macintosh/],
  ["Linux", /Linux|X11|CrOS/],
] as const;

/**
 * The operating system, from the browser's user agent.
 *
 * @example systemOf(navigator.userAgent) // "Windows"
 */
export function systemOf(userAgent: string): string {
  return systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? "other";
}

/**
 * Starts a trial session (W-08); the bot check's proof is sent sealed.
 *
 * @example await startFreePlay(services, signal)
 */
export async function startFreePlay(
  { client, sealer }: Services,
  signal: AbortSignal,
): Promise<SignInOutput> {
  const proof = await solveBotCheck(client, "login", signal);
  if ("error" in proof)
    return { error: { ...proof.error, captchaRequired: false } };
  const attempt = async () =>
    client
      .call(
        freePlay,
        {
          os: systemOf(navigator.userAgent),
          platform: platformCode,
          value: await sealer.seal(JSON.stringify({ botCheck: proof.ok })),
          gatewayVersion: "3",
        },
        { signal },
      )
      .then(letIn);
  return attempt()
    .catch((error: unknown) => {
      // The client retries only calls that are sealed as a whole; here the retry is up to us.
      if (!(error instanceof CallError) || error.serverCode !== unknownKeyCode)
        throw error;
      sealer.refresh();
      return attempt();
    })
    .catch(refusedSignIn);
}

import { fromPromise } from "xstate";
import { launchGame } from "@foyer/platform/calls";
import { onCdn } from "@foyer/platform/domain";
import {
  gameLaunchMachine,
  type LaunchOutput,
  type LaunchRequest,
} from "@foyer/flows/game-launch";
import { refused } from "../../actors/failure.ts";
import { allowedAddress } from "../../services/hosts.ts";
import type { Services } from "../../services/services.ts";

/** What every launch tells, besides what is launched. */
interface LaunchPlace {
  readonly backUrl: string;
  readonly language: string;
  readonly device: "WEB";
}

/** Asks the platform for the address of what is to be played. */
export type LaunchCall = (
  request: LaunchRequest,
  place: LaunchPlace,
  signal: AbortSignal,
) => Promise<{ readonly url: string }>;

/** A game's own launch (W-38). */
const gameLaunchCall =
  ({ client }: Services): LaunchCall =>
  (request, place, signal) =>
    client.call(launchGame, { ...request, ...place }, { signal });

/**
 * The launch machine with the platform behind it. An address outside the brand's hosts is never framed (ERR-07); one
 * that is a path only is on the launch host of this session (GAM-27).
 *
 * @example useActorRef(launchFor(services, "EN"), { input: { request } })
 */
export function launchFor(
  services: Services,
  language: string,
  call: LaunchCall = gameLaunchCall(services),
  host: () => string | undefined = () => undefined,
) {
  return gameLaunchMachine.provide({
    actors: {
      launch: fromPromise(async ({ input, signal }): Promise<LaunchOutput> => {
        const backUrl = `${location.origin}/`;
        const answer = await call(
          input,
          { backUrl, language, device: "WEB" },
          signal,
        ).then((ok) => ({ ok }), refused);
        if ("error" in answer) return answer;
        const address = allowedAddress(
          services,
          "game",
          onCdn(answer.ok.url, host()),
        );
        return address?.kind === "foreign"
          ? { ok: { url: address.href } }
          : { error: { reason: "INVALID_URL" } };
      }),
    },
  });
}

import { fromPromise } from "xstate";
import { launchGame } from "@foyer/platform/calls";
import { gameLaunchMachine, type LaunchOutput } from "@foyer/flows/game-launch";
import { refused } from "../../actors/failure.ts";
import { allowedAddress } from "../../services/hosts.ts";
import type { Services } from "../../services/services.ts";

/**
 * The launch machine with the platform behind it. An address outside the brand's hosts is never framed (ERR-07).
 *
 * @example useActorRef(launchFor(services, "EN"), { input: { request } })
 */
export function launchFor(services: Services, language: string) {
  return gameLaunchMachine.provide({
    actors: {
      launch: fromPromise(async ({ input, signal }): Promise<LaunchOutput> => {
        const backUrl = `${location.origin}/`;
        const answer = await services.client
          .call(
            launchGame,
            { ...input, backUrl, language, device: "WEB" },
            { signal },
          )
          .then((ok) => ({ ok }), refused);
        if ("error" in answer) return answer;
        const address = allowedAddress(services, "game", answer.ok.url);
        return address?.kind === "foreign"
          ? { ok: { url: address.href } }
          : { error: { reason: "INVALID_URL" } };
      }),
    },
  });
}

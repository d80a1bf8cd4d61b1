import { useMemo } from "react";
import type { Game } from "@foyer/platform/calls";
import {
  addressOfDestination,
  destinationOfGame,
  destinationOfVendor,
  type Destination,
  type LobbyVendor,
  type PlayMode,
} from "@foyer/platform/domain";
import { useActors } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";

/**
 * Opens what a card represents: a game through the gate, a list immediately (OPN-56).
 *
 * @example const { openGame } = useOpen(); openGame(game, "DEMO");
 */
export function useOpen() {
  const { gate } = useActors();
  const router = useRouter();
  const { open } = useModalActions();

  return useMemo(() => {
    const openDestination = (
      destination: Destination,
      name: string,
      mode: PlayMode,
    ) => {
      if (destination.kind === "vendorGames") {
        const { vassalage, gameType } = destination;
        open({ name: "vendorGames", vassalage, gameType, title: name });
        return;
      }
      const address = addressOfDestination(destination, mode);
      if (address === undefined) return;
      if (destination.kind === "slots") {
        router.navigate(address);
        return;
      }
      gate.send({
        type: "launchGate.requested",
        intent: { kind: "play", address, mode, name },
      });
    };
    return {
      openGame: (game: Game, mode: PlayMode) =>
        openDestination(destinationOfGame(game), game.name, mode),
      openVendor: (vendor: LobbyVendor) => {
        const { title, vassalage } = vendor;
        const destination = destinationOfVendor(vendor);
        openDestination(destination, title || vassalage, "REAL");
      },
    };
  }, [gate, router, open]);
}

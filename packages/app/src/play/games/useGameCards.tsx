import { memo, useCallback } from "react";
import { isFavourite } from "@foyer/flows/favourites";
import type { Game } from "@foyer/platform/calls";
import { hasTrial } from "@foyer/platform/domain";
import { GameCard } from "@foyer/ui/game-card";
import { useActors } from "../../actors/actors.ts";
import { useSelected } from "../../actors/useSelected.ts";
import { useOpen } from "./openDestination.ts";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";
import { useImages } from "../../kit/content/useImages.ts";

/**
 * Renders the cards of a list of games; the covers of the first ones, which are in view immediately, are not lazy.
 *
 * @example const cards = useGameCards(); <GameGrid label="Slots">{cards(games, 12)}</GameGrid>
 */
export function useGameCards() {
  const vendorName = useVendorNames();
  return (games: readonly Game[], inView = 0) =>
    games.map((game, index) => (
      <ConnectedGameCard
        key={game.nodeId}
        game={game}
        vendorName={vendorName(game.vassalage)}
        priority={index < inView}
      />
    ));
}

interface ConnectedGameCardProps {
  readonly game: Game;
  readonly vendorName: string;
  /** Loads the cover immediately: for cards on the first screen. */
  readonly priority: boolean;
}

/**
 * A game's card with its heart and its launch. It subscribes to its own heart only, so that one press renders one
 * card.
 */
const ConnectedGameCard = memo(function ConnectedGameCard({
  game,
  vendorName,
  priority,
}: ConnectedGameCardProps) {
  const { favourites } = useActors();
  const { openGame } = useOpen();
  const image = useImages();
  const favourite = useSelected(favourites, (snapshot) =>
    isFavourite(snapshot, game.nodeId),
  );

  const play = useCallback(() => openGame(game, "REAL"), [openGame, game]);
  const trial = useCallback(() => openGame(game, "DEMO"), [openGame, game]);
  const toggle = useCallback(
    () => favourites.send({ type: "favourites.toggled", game }),
    [favourites, game],
  );

  return (
    <GameCard
      name={game.name}
      vendorName={vendorName}
      imageUrl={image(game.iconUrl)}
      imageColor={game.iconColor}
      hot={game.isHot}
      trial={hasTrial(game)}
      favourite={favourite}
      maintenance={game.maintenance}
      priority={priority}
      onPlay={play}
      onTrial={trial}
      onFavourite={toggle}
    />
  );
});

import { favouritesListView, isFavourite } from "@foyer/flows/favourites";
import type { Game } from "@foyer/platform/calls";
import { hasTrial } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { GameCard } from "@foyer/ui/game-card";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import { useIntl } from "react-intl";
import { errorText } from "../../../../packages/app/src/kit/words/errors.ts";
import { games, type favouritesStates } from "./favourites.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface FavouritesStateProps {
  readonly actor: ActorOf<typeof favouritesStates>;
}

/** Hearts on the games of a lobby, whatever is known of them. */
export function HeartsState({ actor }: FavouritesStateProps) {
  const snapshot = useFlow(actor, (whole) => whole);
  return (
    <Hearts
      label="Games"
      shown={games}
      filled={(game) => isFavourite(snapshot, game.nodeId)}
      onToggle={(game) => actor.send({ type: "favourites.toggled", game })}
    />
  );
}

/** The page of the member's favourites. */
export function FavouritesState({ actor }: FavouritesStateProps) {
  const intl = useIntl();
  const snapshot = useFlow(actor, (whole) => whole);
  const view = favouritesListView(snapshot);
  if (view.failure)
    return (
      <ErrorState
        title={errorText(intl, view.failure)}
        onRetry={() => actor.send({ type: "favourites.retried" })}
      />
    );
  if (view.loading) return <GameGridSkeleton count={6} />;
  if (view.games.length === 0)
    return (
      <EmptyState title="No favourites yet" picture="heart">
        Press the heart on a game and it will wait for you here.
      </EmptyState>
    );
  return (
    <Stack gap="x6">
      <Hearts
        label="Favourite games"
        busy={view.loadingMore}
        shown={view.games}
        filled={(game) => isFavourite(snapshot, game.nodeId)}
        onToggle={(game) => actor.send({ type: "favourites.toggled", game })}
      />
      {(view.canLoadMore || view.loadingMore) && (
        <Stack align="center">
          <Button
            loading={view.loadingMore}
            onClick={() => actor.send({ type: "favourites.moreRequested" })}
          >
            Load more
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface HeartsProps {
  readonly label: string;
  readonly busy?: boolean;
  readonly shown: readonly Game[];
  readonly filled: (game: Game) => boolean;
  readonly onToggle: (game: Game) => void;
}

function Hearts({ label, busy = false, shown, filled, onToggle }: HeartsProps) {
  return (
    <GameGrid label={label} busy={busy}>
      {shown.map((game) => (
        <GameCard
          key={game.nodeId}
          name={game.name}
          vendorName={game.vassalage}
          imageUrl={game.iconUrl}
          imageColor={game.iconColor}
          hot={game.isHot}
          trial={hasTrial(game)}
          favourite={filled(game)}
          onPlay={nothing}
          onTrial={nothing}
          onFavourite={() => onToggle(game)}
        />
      ))}
    </GameGrid>
  );
}

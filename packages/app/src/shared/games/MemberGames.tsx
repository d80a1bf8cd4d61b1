import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { defineMessages, useIntl } from "react-intl";
import {
  favouritesListView,
  type FavouritesListView,
} from "@foyer/flows/favourites";
import { lobbyPageSize } from "@foyer/platform/constants";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import { useActors } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { errorText } from "../words/errors.ts";
import { asGames } from "./asGames.ts";
import { ConnectedGameCard } from "./ConnectedGameCard.tsx";
import { PagedGames } from "./PagedGames.tsx";
import { recentQuery } from "./queries.ts";
import { useVendorNames } from "./useVendorNames.ts";

const messages = defineMessages({
  favourites: {
    id: "games.favourites",
    defaultMessage: "Favourite games",
    description: "Name of the list of favourite games",
  },
  recent: {
    id: "games.recent",
    defaultMessage: "Recent games",
    description: "Name of the list of games played last",
  },
  noFavourites: {
    id: "games.noFavourites",
    defaultMessage: "No favourites yet",
    description: "Heading of the empty list of favourites",
  },
  howFavourites: {
    id: "games.howFavourites",
    defaultMessage: "Press the heart on a game and it will wait for you here.",
    description: "How a game becomes a favourite",
  },
  noRecent: {
    id: "games.noRecent",
    defaultMessage: "Nothing played yet",
    description: "Heading of the empty list of recent games",
  },
  howRecent: {
    id: "games.howRecent",
    defaultMessage:
      "The games you play will wait for you here, the last one first.",
    description: "How a game becomes recent",
  },
  browse: {
    id: "games.browse",
    defaultMessage: "Browse games",
    description: "Button that leads to the lobby",
  },
  more: {
    id: "games.more",
    defaultMessage: "Load more",
    description: "Button that loads the next favourites",
  },
});

const sameList = (one: FavouritesListView, other: FavouritesListView) =>
  one.games === other.games &&
  one.loading === other.loading &&
  one.loadingMore === other.loadingMore &&
  one.canLoadMore === other.canLoadMore &&
  one.failure === other.failure;

/** The member's favourites, a page at a time, more on request (FAV-06); another language has other names for them. */
export function FavouriteGames() {
  return <FavouritesNow key={useLanguage().language.code} />;
}

function FavouritesNow() {
  const intl = useIntl();
  const { favourites } = useActors();
  const vendorName = useVendorNames();
  const { games, loading, loadingMore, canLoadMore, failure } = useSelector(
    favourites,
    favouritesListView,
    sameList,
  );
  useEffect(() => {
    favourites.send({
      type: "favourites.listRequested",
      pageSize: lobbyPageSize,
    });
  }, [favourites]);

  if (failure) {
    return (
      <ErrorState
        title={errorText(intl, failure)}
        onRetry={() => favourites.send({ type: "favourites.retried" })}
      />
    );
  }
  if (loading) return <GameGridSkeleton count={12} />;
  if (games.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage(messages.noFavourites)}
        picture="heart"
        action={<Button href="/">{intl.formatMessage(messages.browse)}</Button>}
      >
        {intl.formatMessage(messages.howFavourites)}
      </EmptyState>
    );
  }
  return (
    <Stack gap="x6">
      <GameGrid
        label={intl.formatMessage(messages.favourites)}
        busy={loadingMore}
      >
        {asGames(games).map((game) => (
          <ConnectedGameCard
            key={game.nodeId}
            game={game}
            vendorName={vendorName(game.vassalage)}
          />
        ))}
      </GameGrid>
      {(canLoadMore || loadingMore) && (
        <Stack align="center">
          <Button
            loading={loadingMore}
            onClick={() =>
              favourites.send({ type: "favourites.moreRequested" })
            }
          >
            {intl.formatMessage(messages.more)}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface RecentGamesProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The games the member played, the last one first (FAV-11). */
export function RecentGames({ page, onPage }: RecentGamesProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error, isPlaceholderData } = useQuery(
    recentQuery(useServices(), language.code, page, lobbyPageSize),
  );
  if (error && !data) throw error;
  return (
    <PagedGames
      label={formatMessage(messages.recent)}
      games={data?.list}
      busy={isPlaceholderData}
      page={page}
      pages={data?.totalPages ?? 1}
      onPage={onPage}
      empty={
        <EmptyState
          title={formatMessage(messages.noRecent)}
          picture="history"
          action={<Button href="/">{formatMessage(messages.browse)}</Button>}
        >
          {formatMessage(messages.howRecent)}
        </EmptyState>
      }
    />
  );
}

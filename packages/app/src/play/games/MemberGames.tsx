import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
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
import { errorText } from "../../kit/words/errors.ts";
import { asGames } from "./asGames.ts";
import { ConnectedGameCard } from "./ConnectedGameCard.tsx";
import { PagedGames } from "./PagedGames.tsx";
import { recentQuery } from "../../kit/catalogue/queries.ts";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";

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
  const t = useTranslations();
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
        title={t("games.noFavourites")}
        picture="heart"
        action={<Button href="/">{t("games.browse")}</Button>}
      >
        {t("games.howFavourites")}
      </EmptyState>
    );
  }
  return (
    <Stack gap="x6">
      <GameGrid label={t("games.favourites")} busy={loadingMore}>
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
            {t("games.more")}
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
  const t = useTranslations();
  const { language } = useLanguage();
  const { data, error, isPlaceholderData } = useQuery(
    recentQuery(useServices(), language.code, page, lobbyPageSize),
  );
  if (error && !data) throw error;
  return (
    <PagedGames
      label={t("games.recent")}
      games={data?.list}
      busy={isPlaceholderData}
      page={page}
      pages={data?.totalPages ?? 1}
      onPage={onPage}
      empty={
        <EmptyState
          title={t("games.noRecent")}
          picture="history"
          action={<Button href="/">{t("games.browse")}</Button>}
        >
          {t("games.howRecent")}
        </EmptyState>
      }
    />
  );
}

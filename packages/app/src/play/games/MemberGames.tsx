import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import type { recentList } from "@foyer/platform/calls";
import { lobbyPageSize } from "@foyer/platform/constants";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useGameCards } from "./useGameCards.tsx";
import { PagedGames } from "./PagedGames.tsx";
import { recentQuery } from "../../kit/catalogue/queries.ts";
import { useFavourites } from "./useFavourites.ts";
import { useRead } from "./useRead.ts";

/** The member's favourites, a page at a time, more on request (FAV-06); game names differ by language. */
export function FavouriteGames() {
  return <FavouritesNow key={useLanguage().language.code} />;
}

function FavouritesNow() {
  const t = useTranslations();
  const cards = useGameCards();
  const { games, loading, loadingMore, canLoadMore, failure, onMore } =
    useFavourites(lobbyPageSize);
  if (failure) return <ErrorState {...failure} />;
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
        {cards(games)}
      </GameGrid>
      {(canLoadMore || loadingMore) && (
        <Stack align="center">
          <Button loading={loadingMore} onClick={onMore}>
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

const asPage = ({ list, totalPages }: ResponseOf<typeof recentList>) => ({
  games: list,
  totalPages,
});

/** The games that the member has played, the most recent first (FAV-11). */
export function RecentGames({ page, onPage }: RecentGamesProps) {
  const t = useTranslations();
  const query = useRead((services, language) => ({
    ...recentQuery(services, language, page, lobbyPageSize),
    select: asPage,
  }));
  return (
    <PagedGames
      label={t("games.recent")}
      query={query}
      page={page}
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

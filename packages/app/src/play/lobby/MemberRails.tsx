import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { LobbySection } from "@foyer/ui/lobby-section";
import { favouritesListView } from "@foyer/flows/favourites";
import {
  homeFavouritesPageSize,
  homeListSize,
} from "@foyer/platform/constants";
import { useActors } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { asGames } from "../games/asGames.ts";
import { GameRailSection, PendingRail } from "../games/GameRailSection.tsx";
import { recentQuery } from "../../kit/catalogue/queries.ts";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import { errorText } from "../../kit/words/errors.ts";

/** The rails of games that a member played last and loves; fetched apart, since a guest needs none of it. */
export default function MemberRails() {
  return (
    <>
      <PanelBoundary name="recent">
        <RecentRail />
      </PanelBoundary>
      <FavouritesRail key={useLanguage().language.code} />
    </>
  );
}

function RecentRail() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data, error } = useQuery(
    recentQuery(useServices(), language.code, 1, homeListSize),
  );
  if (error && !data) throw error;
  const title = t("lobby.sections.recent");
  if (!data) return <PendingRail title={title} />;
  if (data.list.length === 0)
    return <Nothing title={title} text={t("lobby.sections.noRecent")} />;
  const more = { label: t("lobby.sections.all"), href: "/recent" };
  return (
    <GameRailSection
      title={title}
      games={data.list.slice(0, homeListSize)}
      more={more}
    />
  );
}

function FavouritesRail() {
  const intl = useIntl();
  const t = useTranslations();
  const { favourites } = useActors();
  const { games, loading, failure } = useSelector(
    favourites,
    favouritesListView,
    sameList,
  );
  useEffect(() => {
    favourites.send({
      type: "favourites.listRequested",
      pageSize: homeFavouritesPageSize,
    });
  }, [favourites]);
  const title = t("lobby.sections.favourites");
  if (loading) return <PendingRail title={title} />;
  if (failure) {
    return (
      <LobbySection title={title}>
        <ErrorState
          title={errorText(intl, failure)}
          onRetry={() => favourites.send({ type: "favourites.retried" })}
        />
      </LobbySection>
    );
  }
  if (games.length === 0)
    return <Nothing title={title} text={t("lobby.sections.noFavourites")} />;
  const more = { label: t("lobby.sections.all"), href: "/favorite" };
  return (
    <GameRailSection
      title={title}
      games={asGames(games).slice(0, homeListSize)}
      more={more}
    />
  );
}

const sameList = (
  one: ReturnType<typeof favouritesListView>,
  other: ReturnType<typeof favouritesListView>,
) =>
  one.games === other.games &&
  one.loading === other.loading &&
  one.failure === other.failure;

function Nothing({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}) {
  return (
    <LobbySection title={title}>
      <EmptyState title={text} />
    </LobbySection>
  );
}

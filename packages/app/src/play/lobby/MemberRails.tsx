import { useTranslations } from "@foyer/ui/words";
import { ErrorState } from "@foyer/ui/error-state";
import { LobbySection } from "@foyer/ui/lobby-section";
import {
  homeFavouritesPageSize,
  homeListSize,
} from "@foyer/platform/constants";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { GameRailSection } from "../games/GameRailSection.tsx";
import { useFavourites } from "../games/useFavourites.ts";
import { useNeeded } from "../games/useRead.ts";
import { recentQuery } from "../../kit/catalogue/queries.ts";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";

/** The rails of a member's recent and favourite games; loaded separately, because visitors do not need them. */
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
  const { data } = useNeeded((services, language) =>
    recentQuery(services, language, 1, homeListSize),
  );
  return (
    <GameRailSection
      title={t("lobby.sections.recent")}
      games={data?.list.slice(0, homeListSize)}
      all="/recent"
      empty={t("lobby.sections.noRecent")}
    />
  );
}

function FavouritesRail() {
  const t = useTranslations();
  const { games, loading, failure } = useFavourites(homeFavouritesPageSize);
  const title = t("lobby.sections.favourites");
  return failure ? (
    <LobbySection title={title}>
      <ErrorState {...failure} />
    </LobbySection>
  ) : (
    <GameRailSection
      title={title}
      games={loading ? undefined : games.slice(0, homeListSize)}
      all="/favorite"
      empty={t("lobby.sections.noFavourites")}
    />
  );
}

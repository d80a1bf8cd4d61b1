import { Outlet } from "react-router-dom";
import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useServices } from "../../services/services.ts";
import { loadable, PanelBoundary } from "../../shared/parts/loadable.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { HomeBanner } from "./HomeBanner.tsx";
import { HomeNotices } from "./HomeNotices.tsx";
import { HomeSections } from "./HomeSections.tsx";
import { HotStrip } from "./HotStrip.tsx";
import { LobbyFilterMenu } from "./LobbyFilterMenu.tsx";
import { LobbySearch } from "./LobbySearch.tsx";
import { useLobby } from "./useLobby.ts";
import { useSearching } from "./useSearching.ts";
import * as styles from "./lobby.css.ts";

/* The first view has neither: their code comes with the first search, and the first visit to one's own games. */
const pending = <GameGridSkeleton count={12} />;
const CategoryGames = loadable(() => import("./CategoryGames.tsx"), {
  pending,
});
const HomeOwnGames = loadable(() => import("./HomeOwnGames.tsx"), { pending });

/** The lobby: banner, notices, and the games (RTE-01). The login and registration popups stand in front of it. */
export function HomePage() {
  const lobby = useLobby();
  const searching = useSearching(lobby.term);
  const { brand } = useServices();
  const { gameType, filter, term, step } = lobby;
  return (
    <Stack gap="x6">
      <VisuallyHidden>
        <h1>{brand.name}</h1>
      </VisuallyHidden>
      <div className={styles.banner}>
        <PanelBoundary name="banner">
          <HomeBanner />
        </PanelBoundary>
      </div>
      <PanelBoundary name="notices">
        <HomeNotices />
      </PanelBoundary>
      <div className={styles.tools}>
        <LobbySearch
          term={term}
          busy={searching}
          onSearch={(next) => step({ kind: "searched", term: next })}
        />
        <CategoryMenu selected={gameType === "SEARCH" ? "HOME" : gameType} />
      </div>
      {gameType === "HOME" && (
        <LobbyFilterMenu
          filter={filter}
          onFilter={(next) => step({ kind: "filtered", filter: next })}
        />
      )}
      <PanelBoundary name="games" key={`${gameType} ${filter}`}>
        {gameType !== "HOME" && <CategoryGames lobby={lobby} />}
        {gameType === "HOME" && filter === "ALL" && <HomeSections />}
        {gameType === "HOME" && filter === "HOT" && <HotStrip />}
        {gameType === "HOME" && (filter === "FAV" || filter === "RECENT") && (
          <HomeOwnGames
            filter={filter}
            page={lobby.page}
            onPage={(page) => step({ kind: "paged", page })}
          />
        )}
      </PanelBoundary>
      <Outlet />
    </Stack>
  );
}

import { Outlet } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { loadable } from "../../kit/parts/loadable.tsx";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { HomeSection, HomeSections } from "./HomeSections.tsx";
import { lobbyFilters, type LobbyFilter } from "./lobbyAddress.ts";
import { LobbyTools } from "./LobbyTools.tsx";
import { useLobby } from "./useLobby.ts";

/*
 * The first view needs neither: their code is loaded with the first search, or the first visit to one of the lists.
 */
const pending = <GameGridSkeleton count={12} />;
const CategoryGames = loadable(() => import("./CategoryGames.tsx"), {
  pending,
});
const HomeFiltered = loadable(() => import("./HomeFiltered.tsx"), { pending });

/**
 * The lobby, made of the sections that the brand chose: those before its tools, the tools, and below them the other
 * sections, or the search results (RTE-01). The login and registration dialogs open over it.
 */
export function HomePage() {
  const lobby = useLobby();
  const { brand } = useServices();
  const { gameType, filter, step } = lobby;
  const { sections } = brand.layout.home;
  const tools = sections.indexOf("tools");
  const front = gameType === "HOME" && filter === "ALL";
  return (
    <Stack gap="x6">
      <VisuallyHidden>
        <h1>{brand.name}</h1>
      </VisuallyHidden>
      {sections
        .slice(0, Math.max(tools, 0))
        .map(
          (name) =>
            (front || name === "banner" || name === "notices") && (
              <HomeSection key={name} name={name} first />
            ),
        )}
      {tools >= 0 && <LobbyTools lobby={lobby} />}
      {gameType === "HOME" && tools >= 0 && (
        <LobbyFilterMenu
          filter={filter}
          onFilter={(next) => step({ kind: "filtered", filter: next })}
        />
      )}
      <PanelBoundary name="games" key={`${gameType} ${filter}`}>
        {gameType !== "HOME" && <CategoryGames lobby={lobby} />}
        {front && <HomeSections names={sections.slice(tools + 1)} />}
        {gameType === "HOME" && filter !== "ALL" && (
          <HomeFiltered
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

const filterMessages = {
  ALL: "lobby.filter.all",
  HOT: "lobby.filter.hot",
  FAV: "lobby.filter.favourites",
  RECENT: "lobby.filter.recent",
} as const;

interface LobbyFilterMenuProps {
  readonly filter: LobbyFilter;
  readonly onFilter: (filter: LobbyFilter) => void;
}

/** All, Hot, Favourites, Recent. The last two are for members: a visitor is asked to log in (LOB-23). */
function LobbyFilterMenu({ filter, onFilter }: LobbyFilterMenuProps) {
  const t = useTranslations();
  const { kind } = useSession();
  const { open } = useModalActions();
  const choose = (key: string) => {
    const next = lobbyFilters.find((known) => known === key);
    if (!next) return;
    const personal = next === "FAV" || next === "RECENT";
    if (personal && kind === "guest") open({ name: "login" });
    else onFilter(next);
  };
  return (
    <ClassifyMenu
      label={t("lobby.filter.label")}
      selected={filter}
      onSelect={choose}
      items={lobbyFilters.map((key) => ({
        key,
        label: t(filterMessages[key]),
      }))}
    />
  );
}

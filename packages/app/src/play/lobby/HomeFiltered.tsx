import { useTranslations } from "@foyer/ui/words";
import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { useSession } from "../../actors/actors.ts";
import { GameRailSection } from "../games/GameRailSection.tsx";
import { FavouriteGames, RecentGames } from "../games/MemberGames.tsx";
import { useNeeded } from "../games/useRead.ts";
import { hotQuery } from "../../kit/catalogue/queries.ts";
import { GuestInvitation } from "./HomeMemberSections.tsx";

interface HomeFilteredProps {
  readonly filter: "HOT" | "FAV" | "RECENT";
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * The lobby's list of hot games, or of the member's own; anyone can open its address, even before the session is
 * known.
 */
export default function HomeFiltered({
  filter,
  page,
  onPage,
}: HomeFilteredProps) {
  const { kind } = useSession();
  if (filter === "HOT") return <HotStrip />;
  if (kind === "unknown") return <GameGridSkeleton count={12} />;
  if (kind === "guest") return <GuestInvitation />;
  return filter === "FAV" ? (
    <FavouriteGames />
  ) : (
    <RecentGames page={page} onPage={onPage} />
  );
}

/** All hot games in a strip, with two rows if there are more than 14 (LOB-29). */
function HotStrip() {
  const t = useTranslations();
  const { data } = useNeeded(hotQuery);
  return <GameRailSection title={t("lobby.hot.title")} games={data} priority />;
}

import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { useSession } from "../../actors/actors.ts";
import { FavouriteGames, RecentGames } from "../games/MemberGames.tsx";
import { GuestInvitation } from "./HomeMemberSections.tsx";
import { HotStrip } from "./HotStrip.tsx";

interface HomeFilteredProps {
  readonly filter: "HOT" | "FAV" | "RECENT";
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The lobby's list of hot games, or of the member's own; anyone can open its address, and before it is known who they are. */
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

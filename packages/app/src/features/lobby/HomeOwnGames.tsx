import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { useSession } from "../../actors/actors.ts";
import {
  FavouriteGames,
  RecentGames,
} from "../../shared/games/MemberGames.tsx";
import { GuestInvitation } from "./HomeMemberSections.tsx";

interface HomeOwnGamesProps {
  readonly filter: "FAV" | "RECENT";
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The lobby's list of the member's own games; anyone can open its address, and before it is known who they are. */
export default function HomeOwnGames({
  filter,
  page,
  onPage,
}: HomeOwnGamesProps) {
  const { kind } = useSession();
  if (kind === "unknown") return <GameGridSkeleton count={12} />;
  if (kind === "guest") return <GuestInvitation />;
  return filter === "FAV" ? (
    <FavouriteGames />
  ) : (
    <RecentGames page={page} onPage={onPage} />
  );
}

import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useRouter } from "../../navigation/routerContext.ts";
import type { PageProps } from "../../navigation/table.ts";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { FavouriteGames, RecentGames } from "../games/MemberGames.tsx";
import { readLobby } from "../lobby/lobbyAddress.ts";

/** The member's own games: favourites or recent (RTE-10, RTE-11). */
export default function AccountGamesPage({ record }: PageProps) {
  const t = useTranslations();
  const router = useRouter();
  const location = useLocation();
  const isRecent = record.page === "recent";
  return (
    <Stack as="section" gap="x6">
      <Heading level={1}>
        {t(isRecent ? "accountGames.recent" : "accountGames.favourites")}
      </Heading>
      <PanelBoundary name={record.page}>
        {isRecent ? (
          <RecentGames
            page={readLobby(location).page}
            onPage={(next) =>
              router.navigate(`${location.pathname}?page=${next}`, {
                replace: true,
              })
            }
          />
        ) : (
          <FavouriteGames />
        )}
      </PanelBoundary>
    </Stack>
  );
}

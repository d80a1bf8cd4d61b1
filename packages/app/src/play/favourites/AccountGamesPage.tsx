import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useRouter } from "../../navigation/routerContext.ts";
import { FavouriteGames, RecentGames } from "../games/MemberGames.tsx";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import type { RouteRecord } from "../../navigation/table.ts";

const messages = {
  favourites: "accountGames.favourites",
  recent: "accountGames.recent",
} as const;

/** The member's own games: favourites or recent (RTE-10, RTE-11). */
export default function AccountGamesPage({
  record,
}: {
  readonly record: Pick<RouteRecord, "page">;
}) {
  const list = record.page === "recent" ? "recent" : "favourites";
  const t = useTranslations();
  const router = useRouter();
  const { search, pathname } = useLocation();
  const asked = Number(new URLSearchParams(search).get("page"));
  const page = Number.isSafeInteger(asked) && asked >= 1 ? asked : 1;
  return (
    <Stack as="section" gap="x6">
      <Heading level={1}>{t(messages[list])}</Heading>
      <PanelBoundary name={list}>
        {list === "favourites" ? (
          <FavouriteGames />
        ) : (
          <RecentGames
            page={page}
            onPage={(next) =>
              router.navigate(`${pathname}?page=${next}`, { replace: true })
            }
          />
        )}
      </PanelBoundary>
    </Stack>
  );
}

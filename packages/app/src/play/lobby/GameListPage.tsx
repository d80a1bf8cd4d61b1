import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import { categoryMessages } from "../../kit/words/categories.ts";
import CategoryGames from "./CategoryGames.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { GameAnnouncements } from "./GameAnnouncements.tsx";
import { LobbySearch } from "./LobbySearch.tsx";
import * as styles from "./lobby.css.ts";
import { useLobby } from "./useLobby.ts";
import { useSearching } from "./useSearching.ts";
import type { RouteRecord } from "../../navigation/table.ts";

/** The page of one category: its vendors, its games, its search (RTE-08). */
export default function GameListPage({
  record: { category },
}: {
  readonly record: RouteRecord;
}) {
  const t = useTranslations();
  const lobby = useLobby();
  const searching = useSearching(lobby.term);
  if (!category) return null;
  return (
    <Stack gap="x6">
      <div className={styles.tools}>
        <LobbySearch
          term={lobby.term}
          busy={searching}
          category={t(categoryMessages[category])}
          onSearch={(term) => lobby.step({ kind: "searched", term })}
        />
        <CategoryMenu selected={category} />
      </div>
      <CategoryGames lobby={lobby}>
        <PanelBoundary name="gameAnnouncements">
          <GameAnnouncements gameType={category} vendor={lobby.vendor} />
        </PanelBoundary>
      </CategoryGames>
    </Stack>
  );
}

import { NoticeMarquee } from "@foyer/ui/notice-marquee";
import { Stack } from "@foyer/ui/stack";
import { useModalActions } from "../../navigation/modals.ts";
import type { PageProps } from "../../navigation/table.ts";
import { useGameNotices } from "../../kit/content/notices.ts";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import CategoryGames from "./CategoryGames.tsx";
import { LobbyTools } from "./LobbyTools.tsx";
import * as styles from "./lobby.css.ts";
import { useLobby } from "./useLobby.ts";

/** The page of one category: its providers, its games, its search (RTE-08). */
export default function GameListPage({ record: { category } }: PageProps) {
  const lobby = useLobby();
  if (!category) return null;
  return (
    <Stack gap="x6">
      <LobbyTools lobby={lobby} within={category} />
      <CategoryGames lobby={lobby}>
        <PanelBoundary name="gameAnnouncements">
          <GameAnnouncements gameType={category} vendor={lobby.vendor} />
        </PanelBoundary>
      </CategoryGames>
    </Stack>
  );
}

interface GameAnnouncementsProps {
  readonly gameType: string;
  /** A provider's code, or "ALL". */
  readonly vendor: string;
}

/** Announcements of the category or the selected provider (GAM-33). */
function GameAnnouncements({ gameType, vendor }: GameAnnouncementsProps) {
  const { open } = useModalActions();
  const of = { gameType, vassalage: vendor === "ALL" ? "" : vendor };
  const { data, isPending } = useGameNotices(of);
  // Notices would push down what is below, which therefore appears only when it is known whether there are any.
  if (isPending) return <div hidden className={styles.notYet} />;
  if (!data?.length) return null;
  return (
    <NoticeMarquee
      notices={data}
      onOpen={(id) => open({ name: "notice", id, of })}
    />
  );
}

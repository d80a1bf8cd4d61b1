import { useTranslations } from "@foyer/ui/words";
import { homeListSize } from "@foyer/platform/constants";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Inline } from "@foyer/ui/stack";
import { GameRailSection } from "../games/GameRailSection.tsx";
import { useRead } from "../games/useRead.ts";
import { hotQuery } from "../../kit/catalogue/queries.ts";
import * as styles from "./game.css.ts";

/** A game under maintenance: says so and offers other games (GAM-34). */
export function GameMaintenance({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  // A cached list is from a time when this game was available: other games in it may have closed by now, too.
  const { data, isFetchedAfterMount } = useRead((services, language) => ({
    ...hotQuery(services, language, true),
    refetchOnMount: "always" as const,
  }));
  const others = (data ?? [])
    .filter((game) => !game.maintenance)
    .slice(0, homeListSize);
  return (
    <div className={styles.column}>
      <EmptyState
        title={t("game.maintenance.title")}
        picture="clock"
        level={2}
        action={
          <Inline gap="x2">
            <Button icon="refresh" onClick={onRetry}>
              {t("game.maintenance.retry")}
            </Button>
            <Button variant="quiet" href="/">
              {t("game.maintenance.lobby")}
            </Button>
          </Inline>
        }
      >
        {t("game.maintenance.text")}
      </EmptyState>
      <GameRailSection
        title={t("game.maintenance.others")}
        games={isFetchedAfterMount ? others : undefined}
      />
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { homeListSize } from "@foyer/platform/constants";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Inline } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { GameRailSection, PendingRail } from "../games/GameRailSection.tsx";
import { hotQuery } from "../../kit/catalogue/queries.ts";
import * as styles from "./game.css.ts";

/** A game under maintenance: says so and offers other games (GAM-34). */
export function GameMaintenance({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  const { language } = useLanguage();
  // A kept list is of a time when this game was open: of the others, too, some may be closed by now.
  const { data, isFetchedAfterMount } = useQuery({
    ...hotQuery(useServices(), language.code, true),
    refetchOnMount: "always",
  });
  const others = (data ?? [])
    .filter((game) => !game.maintenance)
    .slice(0, homeListSize);
  const title = t("game.maintenance.others");
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
      {!isFetchedAfterMount && <PendingRail title={title} />}
      {isFetchedAfterMount && others.length > 0 && (
        <GameRailSection title={title} games={others} />
      )}
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { homeListSize } from "@foyer/platform/constants";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Inline } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import {
  GameRailSection,
  PendingRail,
} from "../../shared/games/GameRailSection.tsx";
import { hotQuery } from "../../shared/games/queries.ts";
import * as styles from "./game.css.ts";

const messages = defineMessages({
  title: {
    id: "game.maintenance.title",
    defaultMessage: "This game is under maintenance",
    description: "Heading where a game cannot be played now",
  },
  text: {
    id: "game.maintenance.text",
    defaultMessage: "It will be back. Your money is where it was.",
    description: "Sentence where a game cannot be played now",
  },
  retry: {
    id: "game.maintenance.retry",
    defaultMessage: "Try again",
    description: "Button that launches the game again",
  },
  lobby: {
    id: "game.maintenance.lobby",
    defaultMessage: "Back to the lobby",
    description: "Button where a game cannot be played now",
  },
  others: {
    id: "game.maintenance.others",
    defaultMessage: "Others play these",
    description: "Heading over other hot games",
  },
});

/** A game under maintenance: says so and offers other games (GAM-34). */
export function GameMaintenance({ onRetry }: { readonly onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // A kept list is of a time when this game was open: of the others, too, some may be closed by now.
  const { data, isFetchedAfterMount } = useQuery({
    ...hotQuery(useServices(), language.code, true),
    refetchOnMount: "always",
  });
  const others = (data ?? [])
    .filter((game) => !game.maintenance)
    .slice(0, homeListSize);
  const title = formatMessage(messages.others);
  return (
    <div className={styles.column}>
      <EmptyState
        title={formatMessage(messages.title)}
        picture="clock"
        level={2}
        action={
          <Inline gap="x2">
            <Button icon="refresh" onClick={onRetry}>
              {formatMessage(messages.retry)}
            </Button>
            <Button variant="quiet" href="/">
              {formatMessage(messages.lobby)}
            </Button>
          </Inline>
        }
      >
        {formatMessage(messages.text)}
      </EmptyState>
      {!isFetchedAfterMount && <PendingRail title={title} />}
      {isFetchedAfterMount && others.length > 0 && (
        <GameRailSection title={title} games={others} />
      )}
    </div>
  );
}

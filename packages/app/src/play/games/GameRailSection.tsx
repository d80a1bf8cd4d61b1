import { useDeferredValue } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Game } from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { GameRail, GameRailSkeleton } from "@foyer/ui/game-rail";
import { LobbySection } from "@foyer/ui/lobby-section";
import { useGameCards } from "./useGameCards.tsx";

interface GameRailSectionProps {
  readonly title: string;
  /** Undefined while they are on their way. */
  readonly games: readonly Game[] | undefined;
  /** Address of all of them; absent: there is no link. */
  readonly all?: string | undefined;
  /** Loads the first covers at once: for the first rail of a page. */
  readonly priority?: boolean;
  /** What is said where there are none. @default there is no section then */
  readonly empty?: string;
}

/** How many cards of a rail are in view on a wide screen. */
const inView = 6;
/** How many covers of a first rail are in view on a phone, where each byte counts. */
const urgent = 3;
/** Above so many cards a rail has two rows, whose height must not come late. */
const oneRow = 14;

/** A heading with a rail of games under it. */
export function GameRailSection({
  title,
  games,
  all,
  priority = false,
  empty,
}: GameRailSectionProps) {
  const t = useTranslations();
  if (games?.length === 0)
    return empty === undefined ? null : (
      <LobbySection title={title}>
        <EmptyState title={empty} />
      </LobbySection>
    );
  return (
    <LobbySection
      title={title}
      actionLabel={games && all && t("lobby.sections.all")}
      actionHref={games && all}
    >
      {games ? (
        <Rail title={title} games={games} priority={priority} />
      ) : (
        <GameRailSkeleton count={inView} />
      )}
    </LobbySection>
  );
}

interface RailProps {
  readonly title: string;
  readonly games: readonly Game[];
  readonly priority: boolean;
}

function Rail({ title, games, priority }: RailProps) {
  const cards = useGameCards();
  // Cards that few see at once do not hold up those that everybody does: they are drawn in the browser's spare time.
  const whole = useDeferredValue(true, games.length > oneRow);
  return (
    <GameRail label={title}>
      {cards(whole ? games : games.slice(0, inView), priority ? urgent : 0)}
    </GameRail>
  );
}

import { useDeferredValue } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Game } from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { GameRail, GameRailSkeleton } from "@foyer/ui/game-rail";
import { LobbySection } from "@foyer/ui/lobby-section";
import { useGameCards } from "./useGameCards.tsx";

interface GameRailSectionProps {
  readonly title: string;
  /** Undefined while loading. */
  readonly games: readonly Game[] | undefined;
  /** Address of the complete list; without it there is no link. */
  readonly all?: string | undefined;
  /** Loads the first covers immediately: for the first rail of a page. */
  readonly priority?: boolean;
  /** Text shown when there are no games. @default there is no section then */
  readonly empty?: string;
}

/** Number of a rail's cards in view on a wide screen. */
const inView = 6;
/** Number of a first rail's covers in view on a phone, where every byte counts. */
const urgent = 3;
/** A rail with more cards has two rows, whose height must not appear late. */
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
  // Cards outside the view do not delay those in view: they are rendered with low priority.
  const whole = useDeferredValue(true, games.length > oneRow);
  return (
    <GameRail label={title}>
      {cards(whole ? games : games.slice(0, inView), priority ? urgent : 0)}
    </GameRail>
  );
}

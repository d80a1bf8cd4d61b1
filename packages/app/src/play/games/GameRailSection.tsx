import { useDeferredValue } from "react";
import type { Game } from "@foyer/platform/calls";
import { GameRail, GameRailSkeleton } from "@foyer/ui/game-rail";
import { LobbySection } from "@foyer/ui/lobby-section";
import { ConnectedGameCard } from "./ConnectedGameCard.tsx";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";

interface GameRailSectionProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** Words and address of the link to all of them. */
  readonly more?: { readonly label: string; readonly href: string };
  /** Loads the first covers at once: for the first rail of a page. */
  readonly priority?: boolean;
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
  more,
  priority = false,
}: GameRailSectionProps) {
  const vendorName = useVendorNames();
  // Cards that few see at once do not hold up those that everybody does: they are drawn in the browser's spare time.
  const whole = useDeferredValue(true, games.length > oneRow);
  return (
    <LobbySection
      title={title}
      actionLabel={more?.label}
      actionHref={more?.href}
    >
      <GameRail label={title}>
        {(whole ? games : games.slice(0, inView)).map((game, index) => (
          <ConnectedGameCard
            key={game.nodeId}
            game={game}
            vendorName={vendorName(game.vassalage)}
            priority={priority && index < urgent}
          />
        ))}
      </GameRail>
    </LobbySection>
  );
}

/** The same section while its games are on their way. */
export function PendingRail({ title }: { readonly title: string }) {
  return (
    <LobbySection title={title}>
      <GameRailSkeleton count={inView} />
    </LobbySection>
  );
}

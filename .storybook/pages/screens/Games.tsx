import { GameCard } from "@foyer/ui/game-card";
import { GameRail } from "@foyer/ui/game-rail";
import { LobbySection } from "@foyer/ui/lobby-section";
import { useState } from "react";
import { gamesOf, type Shelf } from "./art.ts";

const nothing = () => undefined;

/**
 * Sample games as cards, whose hearts can be pressed; a list, because rails and grids make an entry of each.
 *
 * @example <GameGrid label="Slots">{useCards("slots", 24, 0)}</GameGrid>
 */
export function useCards(shelf: Shelf, count: number, from: number) {
  const [loved, setLoved] = useState<readonly string[]>([
    "slots-1",
    "slots-6",
    "live-2",
  ]);
  const toggle = (id: string) =>
    setLoved((before) =>
      before.includes(id)
        ? before.filter((other) => other !== id)
        : [...before, id],
    );
  return gamesOf(shelf, count, from).map(({ id, ...game }, index) => (
    <GameCard
      key={id}
      {...game}
      favourite={loved.includes(id)}
      priority={index < 6}
      onPlay={nothing}
      onTrial={nothing}
      onFavourite={() => toggle(id)}
    />
  ));
}

/** A heading with a rail of games under it. */
export function Rail({
  title,
  total,
  shelf = "slots",
  from = 0,
}: {
  readonly title: string;
  readonly total: number;
  readonly shelf?: Shelf;
  readonly from?: number;
}) {
  const cards = useCards(shelf, 12, from);
  return (
    <LobbySection
      title={title}
      count={total}
      actionLabel="See all"
      actionHref="#all"
    >
      <GameRail label={title}>{cards}</GameRail>
    </LobbySection>
  );
}

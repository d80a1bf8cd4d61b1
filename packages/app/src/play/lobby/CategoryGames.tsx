import type { ReactNode } from "react";
import { Stack } from "@foyer/ui/stack";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import { CategoryChoices } from "./CategoryChoices.tsx";
import { CategoryVendors } from "./CategoryVendors.tsx";
import { GameResults } from "./GameResults.tsx";
import { SlotTabs } from "./SlotTabs.tsx";
import type { useLobby } from "./useLobby.ts";

interface CategoryGamesProps {
  readonly lobby: ReturnType<typeof useLobby>;
  /** Stands between the choices and the games. */
  readonly children?: ReactNode;
}

/** The games that the lobby's address asks for; of a category, with what it can be narrowed down by. */
export default function CategoryGames({ lobby, children }: CategoryGamesProps) {
  const { gameType } = lobby;
  const results = (
    <PanelBoundary name="games">
      <GameResults lobby={lobby} />
    </PanelBoundary>
  );
  if (gameType === "SEARCH" || gameType === "HOME") return results;
  return (
    <Stack gap="x6">
      <PanelBoundary name="vendors">
        <CategoryChoices category={gameType} lobby={lobby} />
      </PanelBoundary>
      {children}
      {gameType === "RNG" ? (
        <SlotTabs lobby={lobby}>{results}</SlotTabs>
      ) : (
        <>
          {results}
          <CategoryVendors category={gameType} chosen={lobby.vendor} />
        </>
      )}
    </Stack>
  );
}

import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { CategoryCode } from "@foyer/platform/brand";
import {
  classificationOf,
  tabClassifications,
  vendorsOf,
} from "@foyer/platform/domain";
import { GameRail } from "@foyer/ui/game-rail";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { useServices } from "../../services/services.ts";
import { useRead } from "../games/useRead.ts";
import { CategoryChoices } from "./CategoryChoices.tsx";
import { GameResults } from "./GameResults.tsx";
import {
  classificationMessages,
  useClassifications,
} from "./classifications.ts";
import type { Lobby } from "./useLobby.ts";
import { VendorEntry } from "./VendorEntry.tsx";

interface CategoryGamesProps {
  readonly lobby: Lobby;
  /** Shown between the filters and the games. */
  readonly children?: ReactNode;
}

/** The games that the lobby's address asks for; for a category, with its filters. */
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

interface CategoryVendorsProps {
  readonly category: CategoryCode;
  readonly chosen: string;
}

/**
 * The providers of a category that has a list of games, as cards: each opens a provider's lobby, or its games in a
 * dialog (GAM-03, GAM-14).
 */
function CategoryVendors({ category, chosen }: CategoryVendorsProps) {
  const t = useTranslations();
  const { data } = useRead(lobbyQuery);
  const vendors = data ? vendorsOf(data, category) : [];
  if (vendors.length === 0) return null;
  const title = t("lobby.vendors.open");
  return (
    <LobbySection title={title}>
      <GameRail label={title}>
        {vendors.map((vendor) => (
          <VendorEntry key={vendor.vassalage} vendor={vendor} chosen={chosen} />
        ))}
      </GameRail>
    </LobbySection>
  );
}

interface SlotTabsProps {
  readonly lobby: Lobby;
  /** The list that the tabs filter. */
  readonly children: ReactNode;
}

/** Jackpot, table games, arcade and bingo as tabs above the slots, if the brand has them (LOB-40, OPN-77). */
function SlotTabs({ lobby, children }: SlotTabsProps) {
  const t = useTranslations();
  const { brand } = useServices();
  const kinds = useClassifications("RNG", lobby.vendor);
  const tabs = brand.extraTabs
    ? kinds.flatMap((code) => {
        const known = tabClassifications.find(
          (one) => one === classificationOf(code),
        );
        return known ? [{ code, known }] : [];
      })
    : [];
  if (tabs.length === 0) return children;
  const here = tabs.find(({ code }) => code === lobby.classification);
  const items = [
    { key: "ALL", label: t("con_rng") },
    ...tabs.map(({ code, known }) => ({
      key: code,
      label: t(classificationMessages[known]),
    })),
  ];
  return (
    <Tabs
      label={t("lobby.tabs.label")}
      selected={here?.code ?? "ALL"}
      onSelect={(classification) =>
        lobby.step({ kind: "classified", classification })
      }
      items={items.map((item) => ({ ...item, content: children }))}
    />
  );
}

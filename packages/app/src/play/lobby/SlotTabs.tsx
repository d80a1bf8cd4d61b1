import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { classificationOf, tabClassifications } from "@foyer/platform/domain";
import { Tabs } from "@foyer/ui/tabs";
import { useServices } from "../../services/services.ts";
import {
  classificationMessages,
  useClassifications,
} from "./classifications.ts";
import type { Lobby } from "./useLobby.ts";

interface SlotTabsProps {
  readonly lobby: Lobby;
  /** The list that the tabs are about. */
  readonly children: ReactNode;
}

/** Jackpot, table games, arcade and bingo as tabs above the slots, where the brand has them (LOB-40, OPN-77). */
export function SlotTabs({ lobby, children }: SlotTabsProps) {
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

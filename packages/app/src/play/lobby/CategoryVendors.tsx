import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { CategoryCode } from "@foyer/platform/brand";
import { vendorsOf } from "@foyer/platform/domain";
import { GameRail } from "@foyer/ui/game-rail";
import { LobbySection } from "@foyer/ui/lobby-section";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { VendorEntry } from "./VendorEntry.tsx";

interface CategoryVendorsProps {
  readonly category: CategoryCode;
  readonly chosen: string;
}

/** The vendors of a category that has a list of games, as cards: a vendor's own lobby, or its games in a popup (GAM-03, GAM-14). */
export function CategoryVendors({ category, chosen }: CategoryVendorsProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data } = useQuery(lobbyQuery(useServices(), language.code));
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

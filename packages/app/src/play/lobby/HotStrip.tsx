import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { GameRailSection, PendingRail } from "../games/GameRailSection.tsx";
import { hotQuery } from "../../kit/catalogue/queries.ts";

/** All hot games in a strip, of two rows when there are more than 14 (LOB-29). */
export function HotStrip() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data, error } = useQuery(hotQuery(useServices(), language.code));
  if (error && !data) throw error;
  const title = t("lobby.hot.title");
  return data ? (
    <GameRailSection title={title} games={data} priority />
  ) : (
    <PendingRail title={title} />
  );
}

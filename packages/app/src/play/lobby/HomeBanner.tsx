import { useTranslations } from "@foyer/ui/words";
import { GroupBanner } from "../../kit/content/GroupBanner.tsx";

/** The lobby's banners. */
export function HomeBanner() {
  const t = useTranslations();
  return <GroupBanner group="w_home" label={t("lobby.banner.label")} />;
}

import { useTranslations } from "@foyer/ui/words";
import { GroupBanner } from "../kit/content/GroupBanner.tsx";

/** The side menu's own banner, if there is one (BAN-06). */
export function MenuBanner() {
  const t = useTranslations();
  return <GroupBanner group="w_leftmenu" label={t("menu.banner")} quiet />;
}

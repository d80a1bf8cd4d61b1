import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { SocialIcons } from "@foyer/ui/social-icons";
import { GroupBanner } from "../kit/content/GroupBanner.tsx";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { LanguageChoice } from "./Choices.tsx";
import { MenuCodes } from "./MenuCodes.tsx";
import { officialChannel } from "./menuLinks.ts";
import * as styles from "./shell.css.ts";

interface MenuBelowProps {
  /** Shows the codes of the apps: where the menu is on a phone itself, nothing could read them. @default false */
  readonly codes?: boolean;
  /** What stands beside the language. */
  readonly children?: ReactNode;
}

/** What stands below the menu's entries: the banner, codes of the apps, official channels, the language. */
export default function MenuBelow({ codes = false, children }: MenuBelowProps) {
  const t = useTranslations();
  const { brand } = useServices();
  const { resources } = useSite().permission;
  const address = (channel: "FACEBOOK" | "INSTAGRAM" | "TELEGRAM") =>
    officialChannel(channel, resources, brand) ?? null;
  return (
    <>
      <GroupBanner group="w_leftmenu" label={t("menu.banner")} quiet />
      {codes && <MenuCodes />}
      <SocialIcons
        label={t("menu.channels")}
        links={{
          FACEBOOK: address("FACEBOOK"),
          INSTAGRAM: address("INSTAGRAM"),
          TELEGRAM: address("TELEGRAM"),
        }}
      />
      <div className={styles.menuTools}>
        <LanguageChoice variant="words" />
        {children}
      </div>
    </>
  );
}

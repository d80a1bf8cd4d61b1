import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { LanguageSelect } from "@foyer/ui/language-select";
import { SocialIcons } from "@foyer/ui/social-icons";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { MenuBanner } from "./MenuBanner.tsx";
import { MenuCodes } from "./MenuCodes.tsx";
import { officialChannel } from "./menuLinks.ts";
import * as styles from "./shell.css.ts";
import { useLanguageChange } from "./useLanguageChange.ts";

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
  const { language, languages, change } = useLanguageChange();
  const address = (channel: "FACEBOOK" | "INSTAGRAM" | "TELEGRAM") =>
    officialChannel(channel, resources, brand) ?? null;
  return (
    <>
      <MenuBanner />
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
        <LanguageSelect
          languages={languages}
          selected={language.code}
          onSelect={change}
          variant="words"
        />
        {children}
      </div>
    </>
  );
}

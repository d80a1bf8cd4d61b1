import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { SocialIcons } from "@foyer/ui/social-icons";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { GroupBanner } from "../kit/content/GroupBanner.tsx";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { useSeen } from "../kit/parts/useSeen.ts";
import { apps, useAppAddresses } from "../news/download/apps.ts";
import { LanguageChoice } from "./Choices.tsx";
import { officialChannel } from "./menuLinks.ts";
import * as styles from "./shell.css.ts";
import * as codeStyles from "./menuCodes.css.ts";

interface MenuBelowProps {
  /**
   * Shows the QR codes of the apps: not in the menu on a phone itself, where nothing could scan them. @default false
   */
  readonly codes?: boolean;
  /** Shown beside the language. */
  readonly children?: ReactNode;
}

/** The part below the menu's entries: the banner, the apps' QR codes, official channels, the language. */
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

const MenuCode = loadable(() => import("./MenuCode.tsx"));

const shown = ["android", "ios"] as const;

/**
 * The apps as QR codes for a phone's camera, each only if the app is offered (SID-07). The code that draws them is
 * loaded when they come into view.
 */
function MenuCodes() {
  const t = useTranslations();
  const addresses = useAppAddresses();
  const [place, seen] = useSeen();
  return (
    <div ref={place} hidden={!addresses.android && !addresses.ios}>
      <Stack gap="x3">
        <Text size="small" tone="quiet">
          {t("download.scan")}
        </Text>
        {shown.map((key) => {
          const address = addresses[key];
          const { name, button } = apps[key];
          return (
            address && (
              <Inline key={key} gap="x3" align="center">
                <span className={codeStyles.room}>
                  {seen && <MenuCode address={address} label={t(button)} />}
                </span>
                <Text as="span" size="small" weight="strong">
                  {t(name)}
                </Text>
              </Inline>
            )
          );
        })}
      </Stack>
    </div>
  );
}

import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { useSeen } from "../kit/parts/useSeen.ts";
import { appsOf } from "./menuLinks.ts";
import * as styles from "./menuCodes.css.ts";

const MenuCode = loadable(() => import("./MenuCode.tsx"));

const messages = {
  ios: "download.ios",
  android: "download.android",
  iosButton: "download.ios.button",
  androidButton: "download.android.button",
} as const;

/** The apps as codes for a phone's camera, each only if there is one (SID-07). What draws them is fetched when they are seen. */
export function MenuCodes() {
  const t = useTranslations();
  const apps = appsOf(useSite().permission.resources, useServices());
  const [place, setPlace] = useState<Element | null>(null);
  const seen = useSeen(place);
  return (
    <div ref={setPlace} hidden={apps.length === 0}>
      <Stack gap="x3">
        <Text size="small" tone="quiet">
          {t("download.scan")}
        </Text>
        {apps.map(({ key, address }) => (
          <Inline key={key} gap="x3" align="center">
            <span className={styles.room}>
              {seen && (
                <MenuCode
                  address={address}
                  label={t(messages[`${key}Button`])}
                />
              )}
            </span>
            <Text as="span" size="small" weight="strong">
              {t(messages[key])}
            </Text>
          </Inline>
        ))}
      </Stack>
    </div>
  );
}

import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { loadable } from "../kit/parts/loadable.tsx";
import { useSeen } from "../kit/parts/useSeen.ts";
import { apps, useAppAddresses } from "../news/download/apps.ts";
import * as styles from "./menuCodes.css.ts";

const MenuCode = loadable(() => import("./MenuCode.tsx"));

const shown = ["android", "ios"] as const;

/** The apps as codes for a phone's camera, each only if there is one (SID-07). What draws them is fetched when they are seen. */
export function MenuCodes() {
  const t = useTranslations();
  const addresses = useAppAddresses();
  const [place, setPlace] = useState<Element | null>(null);
  const seen = useSeen(place);
  return (
    <div ref={setPlace} hidden={!addresses.android && !addresses.ios}>
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
                <span className={styles.room}>
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

import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { loadable } from "../shared/parts/loadable.tsx";
import { useSeen } from "../shared/parts/useSeen.ts";
import { appsOf } from "./menuLinks.ts";
import * as styles from "./menuCodes.css.ts";

const MenuCode = loadable(() => import("./MenuCode.tsx"));

const messages = defineMessages({
  ios: {
    id: "download.ios",
    defaultMessage: "iOS",
    description: "Tab: the app for iPhone and iPad",
  },
  android: {
    id: "download.android",
    defaultMessage: "Android",
    description: "Tab: the app for Android",
  },
  iosButton: {
    id: "download.ios.button",
    defaultMessage: "Download for iOS",
    description: "Button, and what the code beside it leads to",
  },
  androidButton: {
    id: "download.android.button",
    defaultMessage: "Download for Android",
    description: "Button, and what the code beside it leads to",
  },
  scan: {
    id: "download.scan",
    defaultMessage: "Scan with the phone’s camera",
    description: "Below a code that leads to an app",
  },
});

/** The apps as codes for a phone's camera, each only if there is one (SID-07). What draws them is fetched when they are seen. */
export function MenuCodes() {
  const { formatMessage } = useIntl();
  const apps = appsOf(useSite().permission.resources, useServices());
  const [place, setPlace] = useState<Element | null>(null);
  const seen = useSeen(place);
  return (
    <div ref={setPlace} hidden={apps.length === 0}>
      <Stack gap="x3">
        <Text size="small" tone="quiet">
          {formatMessage(messages.scan)}
        </Text>
        {apps.map(({ key, address }) => (
          <Inline key={key} gap="x3" align="center">
            <span className={styles.room}>
              {seen && (
                <MenuCode
                  address={address}
                  label={formatMessage(messages[`${key}Button`])}
                />
              )}
            </span>
            <Text as="span" size="small" weight="strong">
              {formatMessage(messages[key])}
            </Text>
          </Inline>
        ))}
      </Stack>
    </div>
  );
}

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { Heading, Text } from "@foyer/ui/text";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { AppSteps } from "./AppSteps.tsx";
import { appKeys, apps, shownApp, useAppAddresses } from "./apps.ts";
import { currentDevice } from "./device.ts";

/** The apps, the one for the visitor's phone first (RTE-19, APP-01). */
export default function DownloadPage() {
  const t = useTranslations();
  const { brand } = useServices();
  const router = useRouter();
  const { search } = useLocation();
  const addresses = useAppAddresses();
  const [device] = useState(currentDevice);
  return (
    <Stack as="section" gap="x6">
      <Stack gap="x2">
        <Heading level={1}>{t("download.title")}</Heading>
        <Text tone="quiet" measure>
          {t("download.lead", { brand: brand.name })}
        </Text>
      </Stack>
      <Tabs
        label={t("download.tabs")}
        variant="segment"
        selected={shownApp(search, device, addresses)}
        onSelect={(key) =>
          router.navigate(`/down?for=${key}`, { replace: true })
        }
        items={appKeys.map((key) => ({
          key,
          label: t(apps[key].name),
          content: (
            <AppSteps app={key} address={addresses[key]} device={device} />
          ),
        }))}
      />
    </Stack>
  );
}

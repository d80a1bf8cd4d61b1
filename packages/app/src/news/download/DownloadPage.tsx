import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Stack, Inline } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { Heading, Text } from "@foyer/ui/text";
import { Button } from "@foyer/ui/button";
import { CopyButton } from "@foyer/ui/copy-button";
import { DownloadSteps } from "@foyer/ui/download-steps";
import { EmptyState } from "@foyer/ui/empty-state";
import { useRouter } from "../../navigation/routerContext.ts";
import { useAlive } from "@foyer/ui/alive";
import { useServices } from "../../services/services.ts";
import {
  appKeys,
  apps,
  shownApp,
  useAppAddresses,
  type AppKey,
} from "./apps.ts";
import { deviceOf, unknownDevice, type Device } from "./device.ts";
import { stepsFor } from "./steps.ts";

/** The apps, starting with the one for the visitor's phone (RTE-19, APP-01). */
export default function DownloadPage() {
  const t = useTranslations();
  const { brand } = useServices();
  const router = useRouter();
  const { search } = useLocation();
  const addresses = useAppAddresses();
  const alive = useAlive();
  const device = useMemo(
    () => (alive ? deviceOf(navigator) : unknownDevice),
    [alive],
  );
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

interface AppStepsProps {
  readonly app: AppKey;
  /** Address of the app; without it neither QR code nor button is shown (APP-06). */
  readonly address: string | undefined;
  readonly device: Device;
}

/** How to install one of the apps, depending on the visitor's device (APP-02). */
function AppSteps({ app, address, device }: AppStepsProps) {
  const t = useTranslations();
  const { brand } = useServices();
  if (address === undefined)
    return (
      <EmptyState
        picture="download"
        title={t("download.none")}
        action={<Button href="/">{t("download.lobby")}</Button>}
      >
        {t("download.noneHint")}
      </EmptyState>
    );
  const { steps, extra } = stepsFor(app, device);
  const { title, about, button } = apps[app];
  const inWords = (list: typeof steps) =>
    list.map((step) => ({
      ...step,
      title: t(step.title),
      text: step.text && t(step.text),
    }));
  const leaves = app === "ios" && device.kind === "ios" && !device.safari;
  return (
    <DownloadSteps
      title={t(title, { brand: brand.name })}
      description={t(about)}
      note={
        app === "ios" ? (
          <Inline as="span" gap="x3">
            {t("download.safari")}
            {leaves && (
              <CopyButton
                value={`${location.origin}/down?for=ios`}
                label={t("download.copy")}
              />
            )}
          </Inline>
        ) : undefined
      }
      steps={inWords(steps)}
      extraTitle={t("download.newer")}
      extraSteps={inWords(extra)}
      href={address}
      actionLabel={t(button)}
      scanLabel={t("download.scan")}
    />
  );
}

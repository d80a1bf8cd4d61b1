import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { CopyButton } from "@foyer/ui/copy-button";
import { DownloadSteps } from "@foyer/ui/download-steps";
import { EmptyState } from "@foyer/ui/empty-state";
import { Inline } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { apps, type AppKey } from "./apps.ts";
import type { Device } from "./device.ts";
import { stepsFor } from "./steps.ts";

interface AppStepsProps {
  readonly app: AppKey;
  /** Where the app is; without it neither code nor button is drawn (APP-06). */
  readonly address: string | undefined;
  readonly device: Device;
}

/** How one of the apps gets onto a phone, as it fits the device that is read on (APP-02). */
export function AppSteps({ app, address, device }: AppStepsProps) {
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

import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { QrCode } from "@foyer/ui/qr-code";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { apps, useAppAddresses } from "./apps.ts";

/** The apps as QR codes for a phone's camera, each only if the app is offered (APP-05, APP-06). */
export default function DownloadDialog() {
  const t = useTranslations();
  const { close, leaveFor } = useModalActions();
  const { brand } = useServices();
  const addresses = useAppAddresses();
  const hasSteps = !brand.routes.off.includes("/down");
  const offered = (["ios", "android"] as const).flatMap((key) => {
    const address = addresses[key];
    return address === undefined ? [] : [{ key, address }];
  });
  return (
    <Modal
      open
      onClose={close}
      title={t("download.title")}
      footer={
        offered.length > 0 && hasSteps ? (
          <Button tone="accent" onClick={() => leaveFor("/down")}>
            {t("download.how")}
          </Button>
        ) : undefined
      }
    >
      {offered.length === 0 ? (
        <EmptyState level={3} picture="download" title={t("download.none")} />
      ) : (
        <Inline gap="x8" justify="center" align="start">
          {offered.map(({ key, address }) => (
            <Stack key={key} gap="x2" align="center">
              <QrCode text={address} label={t(apps[key].button)} />
              <Button size="small" icon="download" href={address}>
                {t(apps[key].button)}
              </Button>
              <Text size="small" tone="quiet">
                {t("download.scan")}
              </Text>
            </Stack>
          ))}
        </Inline>
      )}
    </Modal>
  );
}

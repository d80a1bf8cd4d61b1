import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { QrCode } from "@foyer/ui/qr-code";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { appMessages } from "./appWords.ts";
import { useAppAddresses } from "./apps.ts";

const messages = defineMessages({
  title: {
    id: "download.title",
    defaultMessage: "Get the app",
    description: "Heading of the download page",
  },
  how: {
    id: "download.how",
    defaultMessage: "How to install it",
    description: "Button from the codes to the page of the steps",
  },
  none: {
    id: "download.none",
    defaultMessage: "This app is not on offer now",
    description: "In place of an app that the platform does not offer",
  },
});

/** The apps as codes for a phone's camera, each only if there is one (APP-05, APP-06). */
export default function DownloadDialog() {
  const { formatMessage } = useIntl();
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
      title={formatMessage(messages.title)}
      footer={
        offered.length > 0 && hasSteps ? (
          <Button tone="accent" onClick={() => leaveFor("/down")}>
            {formatMessage(messages.how)}
          </Button>
        ) : undefined
      }
    >
      {offered.length === 0 ? (
        <EmptyState
          level={3}
          picture="download"
          title={formatMessage(messages.none)}
        />
      ) : (
        <Inline gap="x8" justify="center" align="start">
          {offered.map(({ key, address }) => (
            <Stack key={key} gap="x2" align="center">
              <QrCode
                text={address}
                label={formatMessage(appMessages[`${key}Button`])}
              />
              <Button size="small" icon="download" href={address}>
                {formatMessage(appMessages[`${key}Button`])}
              </Button>
              <Text size="small" tone="quiet">
                {formatMessage(appMessages.scan)}
              </Text>
            </Stack>
          ))}
        </Inline>
      )}
    </Modal>
  );
}

import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { CopyButton } from "@foyer/ui/copy-button";
import { DownloadSteps } from "@foyer/ui/download-steps";
import { EmptyState } from "@foyer/ui/empty-state";
import { Inline } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { appMessages } from "./appWords.ts";
import type { AppKey } from "./apps.ts";
import type { Device } from "./device.ts";
import { stepsFor } from "./steps.ts";

const messages = defineMessages({
  safari: {
    id: "download.safari",
    defaultMessage:
      "Use Safari: other browsers on iOS cannot install the profile.",
    description: "Must be known before the app for iOS is installed",
  },
  copy: {
    id: "download.copy",
    defaultMessage: "Copy this page’s address",
    description: "Button for who has to open the page in Safari",
  },
  newer: {
    id: "download.newer",
    defaultMessage: "From iOS 17 on, also",
    description: "Heading of the further steps that newer iOS asks for",
  },
  none: {
    id: "download.none",
    defaultMessage: "This app is not on offer now",
    description: "In place of an app that the platform does not offer",
  },
  noneHint: {
    id: "download.noneHint",
    defaultMessage: "Everything here works in your browser too.",
    description: "Below the news that an app is not on offer",
  },
  lobby: {
    id: "download.lobby",
    defaultMessage: "To the lobby",
    description: "Button where an app is not on offer",
  },
});

interface AppStepsProps {
  readonly app: AppKey;
  /** Where the app is; without it neither code nor button is drawn (APP-06). */
  readonly address: string | undefined;
  readonly device: Device;
}

/** How one of the apps gets onto a phone, as it fits the device that is read on (APP-02). */
export function AppSteps({ app, address, device }: AppStepsProps) {
  const { formatMessage } = useIntl();
  const { brand } = useServices();
  if (address === undefined)
    return (
      <EmptyState
        picture="download"
        title={formatMessage(messages.none)}
        action={<Button href="/">{formatMessage(messages.lobby)}</Button>}
      >
        {formatMessage(messages.noneHint)}
      </EmptyState>
    );
  const { steps, extra } = stepsFor(app, device);
  const inWords = (list: typeof steps) =>
    list.map(({ key, title, text, picture }) => ({
      key,
      picture,
      title: formatMessage(title),
      text: text && formatMessage(text),
    }));
  const leaves = app === "ios" && device.kind === "ios" && !device.safari;
  return (
    <DownloadSteps
      title={formatMessage(appMessages[`${app}Title`], { brand: brand.name })}
      description={formatMessage(appMessages[`${app}About`])}
      note={
        app === "ios" ? (
          <Inline as="span" gap="x3">
            {formatMessage(messages.safari)}
            {leaves && (
              <CopyButton
                value={`${location.origin}/down?for=ios`}
                label={formatMessage(messages.copy)}
              />
            )}
          </Inline>
        ) : undefined
      }
      steps={inWords(steps)}
      extraTitle={formatMessage(messages.newer)}
      extraSteps={inWords(extra)}
      href={address}
      actionLabel={formatMessage(appMessages[`${app}Button`])}
      scanLabel={formatMessage(appMessages.scan)}
    />
  );
}

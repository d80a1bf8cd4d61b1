import { useState } from "react";
import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { Heading, Text } from "@foyer/ui/text";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { AppSteps } from "./AppSteps.tsx";
import { appMessages } from "./appWords.ts";
import { appKeys, currentDevice, shownApp, useAppAddresses } from "./apps.ts";

const messages = defineMessages<{
  title: {};
  lead: { brand: string };
  tabs: {};
}>({
  title: {
    id: "download.title",
    defaultMessage: "Get the app",
    description: "Heading of the download page",
  },
  lead: {
    id: "download.lead",
    defaultMessage: "Take {brand} along. You log in with the same account.",
    description: "Sentence below the heading of the download page",
  },
  tabs: {
    id: "download.tabs",
    defaultMessage: "Kinds of phones",
    description: "Name of the tabs: iOS, Android, Lite",
  },
});

/** The apps, the one for the visitor's phone first (RTE-19, APP-01). */
export default function DownloadPage() {
  const { formatMessage } = useIntl();
  const { brand } = useServices();
  const router = useRouter();
  const { search } = useLocation();
  const addresses = useAppAddresses();
  const [device] = useState(currentDevice);
  return (
    <Stack as="section" gap="x6">
      <Stack gap="x2">
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text tone="quiet" measure>
          {formatMessage(messages.lead, { brand: brand.name })}
        </Text>
      </Stack>
      <Tabs
        label={formatMessage(messages.tabs)}
        variant="segment"
        selected={shownApp(search, device, addresses)}
        onSelect={(key) =>
          router.navigate(`/down?for=${key}`, { replace: true })
        }
        items={appKeys.map((key) => ({
          key,
          label: formatMessage(appMessages[key]),
          content: (
            <AppSteps app={key} address={addresses[key]} device={device} />
          ),
        }))}
      />
    </Stack>
  );
}

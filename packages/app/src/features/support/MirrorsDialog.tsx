import { defineMessages, useIntl } from "react-intl";
import { CopyButton } from "@foyer/ui/copy-button";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { Inline, Stack } from "@foyer/ui/stack";
import { useModalActions } from "../../navigation/modals.ts";
import { linkAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";

const messages = defineMessages<{
  title: {};
  lead: {};
  warning: {};
  copy: { host: string };
  none: {};
  noneHint: {};
}>({
  title: {
    id: "mirrors.title",
    defaultMessage: "Our other addresses",
    description: "Title of the dialog that lists the portal's mirror domains",
  },
  lead: {
    id: "mirrors.lead",
    defaultMessage: "The same portal, for when one address cannot be reached.",
    description: "Sentence about the mirror domains",
  },
  warning: {
    id: "mirrors.warning",
    defaultMessage:
      "Only these addresses are ours. Do not log in anywhere else, whoever asks you to.",
    description: "Warning beside the mirror domains, against imitations",
  },
  copy: {
    id: "mirrors.copy",
    defaultMessage: "Copy {host}",
    description: "Button that copies the address of a mirror domain",
  },
  none: {
    id: "mirrors.none",
    defaultMessage: "There are no other addresses",
    description: "In place of the mirror domains where there are none",
  },
  noneHint: {
    id: "mirrors.noneHint",
    defaultMessage: "This is the only one.",
    description: "Below the news that there are no mirror domains",
  },
});

/** The portal's mirror domains, each to be opened or copied. One that is not on the brand's hosts is not shown. */
export default function MirrorsDialog() {
  const { formatMessage } = useIntl();
  const { close } = useModalActions();
  const services = useServices();
  const { domainRoute } = useSite();
  const mirrors = [
    ...new Set(
      (domainRoute?.mirrors ?? []).flatMap(
        (address) => linkAddress(services, address) ?? [],
      ),
    ),
  ];
  return (
    <Modal
      open
      onClose={close}
      title={formatMessage(messages.title)}
      description={formatMessage(messages.lead)}
      size="small"
    >
      {mirrors.length === 0 ? (
        <EmptyState
          level={3}
          picture="external"
          title={formatMessage(messages.none)}
        >
          {formatMessage(messages.noneHint)}
        </EmptyState>
      ) : (
        <Stack gap="x5">
          <InlineMessage tone="warning">
            {formatMessage(messages.warning)}
          </InlineMessage>
          <Stack as="ul" gap="x3">
            {mirrors.map((address) => {
              const { host } = new URL(address);
              return (
                <li key={address}>
                  <Inline justify="between">
                    <Link href={address} external standalone>
                      {host}
                    </Link>
                    <CopyButton
                      value={address}
                      label={formatMessage(messages.copy, { host })}
                    />
                  </Inline>
                </li>
              );
            })}
          </Stack>
        </Stack>
      )}
    </Modal>
  );
}

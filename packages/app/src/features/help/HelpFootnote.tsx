import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useCustomerService } from "../../shared/useCustomerService.ts";

const messages = defineMessages({
  more: {
    id: "help.more",
    defaultMessage: "Not what you were looking for?",
    description: "Below a page of the help, before the way to a person",
  },
  ask: {
    id: "service.contact",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
});

/** Below every page of the help: the way to a person. Nothing where there is none. */
export function HelpFootnote() {
  const { formatMessage } = useIntl();
  const openService = useCustomerService();
  if (!openService) return null;
  return (
    <Inline gap="x3">
      <Text as="span" size="small" tone="quiet">
        {formatMessage(messages.more)}
      </Text>
      <Button size="small" icon="headset" onClick={openService}>
        {formatMessage(messages.ask)}
      </Button>
    </Inline>
  );
}

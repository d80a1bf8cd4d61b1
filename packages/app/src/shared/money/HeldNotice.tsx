import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { useCustomerService } from "../useCustomerService.ts";

const messages = defineMessages({
  next: {
    id: "money.held.next",
    defaultMessage: "Customer service can tell you what to do.",
    description: "What to do where the platform holds a member's money",
  },
  service: {
    id: "service.contact",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
});

/** Why the platform holds the money, in its own words, and who can help. */
export function HeldNotice({ held }: { readonly held: readonly string[] }) {
  const { formatMessage } = useIntl();
  const openService = useCustomerService();
  return (
    <InlineMessage
      tone="warning"
      action={
        openService && (
          <Button icon="headset" onClick={openService}>
            {formatMessage(messages.service)}
          </Button>
        )
      }
    >
      {held.map((words) => (
        <div key={words} dir="auto">
          {words}
        </div>
      ))}
      <div>{formatMessage(messages.next)}</div>
    </InlineMessage>
  );
}

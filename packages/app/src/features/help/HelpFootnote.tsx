import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../modals/modals.ts";
import { useCustomerService } from "../../shared/useCustomerService.ts";

const messages = defineMessages({
  more: {
    id: "help.more",
    defaultMessage: "Not what you were looking for?",
    description: "Below a page of the help, before the way to a person",
  },
  feedback: {
    id: "help.feedback",
    defaultMessage: "Send feedback",
    description: "Button below a page of the help that opens the feedback form",
  },
  ask: {
    id: "service.contact",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
});

/** Below every page of the help: the ways to a person. Nothing where there is none. */
export function HelpFootnote() {
  const { formatMessage } = useIntl();
  const { kind } = useSession();
  const { open } = useModalActions();
  const openService = useCustomerService();
  if (!openService && kind !== "full") return null;
  return (
    <Inline gap="x3">
      <Text as="span" size="small" tone="quiet">
        {formatMessage(messages.more)}
      </Text>
      {openService && (
        <Button size="small" icon="headset" onClick={openService}>
          {formatMessage(messages.ask)}
        </Button>
      )}
      {kind === "full" && (
        <Button
          size="small"
          icon="chat"
          onClick={() =>
            open({ name: "panel", panel: "member", page: "feedback" })
          }
        >
          {formatMessage(messages.feedback)}
        </Button>
      )}
    </Inline>
  );
}

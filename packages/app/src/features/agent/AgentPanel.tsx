import { defineMessages, useIntl } from "react-intl";
import { Avatar } from "@foyer/ui/avatar";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Money } from "@foyer/ui/money";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../modals/modals.ts";
import { useBalance } from "../../shared/balance.ts";
import { useCustomerService } from "../../shared/useCustomerService.ts";

const messages = defineMessages({
  agent: {
    id: "panel.agent",
    defaultMessage: "Agent centre",
    description: "Title of the agent's panel",
  },
  balance: {
    id: "panel.balance",
    defaultMessage: "Balance",
    description: "Label of the balance in the agent's panel",
  },
  byService: {
    id: "panel.byService",
    defaultMessage:
      "Deposits, withdrawals, transfers and records are handled with customer service.",
    description: "How money is moved and records are seen",
  },
  service: {
    id: "panel.service",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
});

/** The agent's panel: who one is, what one has, and the way to customer service for the team. */
export default function AgentPanel() {
  const { formatMessage } = useIntl();
  const { member } = useSession();
  const { close } = useModalActions();
  const { amount, currencySymbol } = useBalance();
  const openService = useCustomerService();
  if (!member) return null;
  return (
    <Modal
      open
      onClose={close}
      title={formatMessage(messages.agent)}
      size="small"
    >
      <Stack gap="x6">
        <Inline gap="x3" align="center">
          <Avatar name={member.account} />
          <Stack gap="x1">
            <Text weight="strong">{member.nickname || member.account}</Text>
            <Text size="small" tone="quiet">
              {member.account}
            </Text>
          </Stack>
          {member.vipLabel && <Badge tone="prize">{member.vipLabel}</Badge>}
        </Inline>
        <Stack gap="x1">
          <Text size="small" tone="quiet">
            {formatMessage(messages.balance)}
          </Text>
          <Money amount={amount} symbol={currencySymbol} size="display" />
        </Stack>
        <InlineMessage
          action={
            openService && (
              <Button onClick={openService}>
                {formatMessage(messages.service)}
              </Button>
            )
          }
        >
          {formatMessage(messages.byService)}
        </InlineMessage>
      </Stack>
    </Modal>
  );
}

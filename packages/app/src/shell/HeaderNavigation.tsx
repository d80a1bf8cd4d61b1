import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { useActors } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";

export const headerMessages = defineMessages({
  deposit: {
    id: "header.deposit",
    defaultMessage: "Deposit",
    description: "Navigation of the header",
  },
  withdraw: {
    id: "header.withdraw",
    defaultMessage: "Withdraw",
    description: "Navigation of the header",
  },
  agent: {
    id: "header.agent",
    defaultMessage: "Agent",
    description: "Navigation of the header, leads to the agent area",
  },
});

/**
 * Deposit and withdraw, through the gate; the way to the agents' area for agents, or for everybody where the brand
 * wants it (HDR-15, OPN-74).
 */
export function HeaderNavigation({ agent }: { readonly agent: boolean }) {
  const { formatMessage } = useIntl();
  const { gate } = useActors();
  const { brand } = useServices();
  const openPanel = (page: string) => () =>
    gate.send({
      type: "launchGate.requested",
      intent: { kind: "panel", panel: "member", page },
    });
  const toAgents =
    (agent || brand.agentEntry === "all") &&
    !brand.routes.off.includes("/agent");
  return (
    <>
      <Button variant="quiet" onClick={openPanel("depositv2")}>
        {formatMessage(headerMessages.deposit)}
      </Button>
      <Button variant="quiet" onClick={openPanel("withdraw")}>
        {formatMessage(headerMessages.withdraw)}
      </Button>
      {toAgents && (
        <Button variant="quiet" href="/agent">
          {formatMessage(headerMessages.agent)}
        </Button>
      )}
    </>
  );
}

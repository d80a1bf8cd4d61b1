import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { useActors } from "../actors/actors.ts";

const messages = defineMessages({
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

/** Deposit and withdraw, through the gate; the agent area for agents (HDR-15). */
export function HeaderNavigation({ agent }: { readonly agent: boolean }) {
  const { formatMessage } = useIntl();
  const { gate } = useActors();
  const openPanel =
    (panel: "member" | "agent", page: string | undefined) => () =>
      gate.send({
        type: "launchGate.requested",
        intent: { kind: "panel", panel, page },
      });
  return (
    <>
      <Button variant="quiet" onClick={openPanel("member", "depositv2")}>
        {formatMessage(messages.deposit)}
      </Button>
      <Button variant="quiet" onClick={openPanel("member", "withdraw")}>
        {formatMessage(messages.withdraw)}
      </Button>
      {agent && (
        <Button variant="quiet" onClick={openPanel("agent", undefined)}>
          {formatMessage(messages.agent)}
        </Button>
      )}
    </>
  );
}

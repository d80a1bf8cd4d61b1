import { defineMessages, useIntl } from "react-intl";
import { Badge } from "../badge/Badge.tsx";
import {
  stateLooks,
  type ContractKind,
  type ContractState,
} from "./contractLooks.ts";

const messages = defineMessages<Record<ContractState | "ending", {}>>({
  AWAITING: {
    id: "ui.contractCard.awaiting",
    defaultMessage: "Awaiting an answer",
    description: "State of a contract: the other side has not answered yet",
  },
  AWAITING_UPLINE: {
    id: "ui.contractCard.awaitingUpline",
    defaultMessage: "Awaiting the agent above",
    description: "State of a contract: the agent above both has to agree",
  },
  ACTIVE: {
    id: "ui.contractCard.active",
    defaultMessage: "In force",
    description: "State of a contract",
  },
  REJECTED: {
    id: "ui.contractCard.rejected",
    defaultMessage: "Rejected",
    description: "State of a contract: the other side said no",
  },
  CANCELLED: {
    id: "ui.contractCard.cancelled",
    defaultMessage: "Cancelled",
    description: "State of a contract: who asked took the request back",
  },
  TERMINATED: {
    id: "ui.contractCard.terminated",
    defaultMessage: "Ended",
    description: "State of a contract",
  },
  ending: {
    id: "ui.contractCard.ending",
    defaultMessage: "Request to end",
    description:
      "Mark of a request that a contract shall end, beside how that request stands",
  },
});

interface StateBadgesProps {
  state: ContractState;
  kind: ContractKind;
}

/** What is asked for and how it stands, in words beside their marks. */
export function StateBadges({ state, kind }: StateBadgesProps) {
  const { formatMessage } = useIntl();
  const { tone, icon } = stateLooks[state];
  return (
    <>
      {kind === "TERMINATION" && (
        <Badge tone="warning" icon="warning">
          {formatMessage(messages.ending)}
        </Badge>
      )}
      <Badge tone={tone} icon={icon}>
        {formatMessage(messages[state])}
      </Badge>
    </>
  );
}

import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { useActors, useSession } from "../../actors/actors.ts";
import { PagePending } from "../../routes/PagePending.tsx";

const messages = defineMessages({
  title: {
    id: "agentHome.title",
    defaultMessage: "Agent centre",
    description: "Heading of the agents' own page",
  },
  noAgent: {
    id: "error.NO_AGENT_SESSION",
    defaultMessage: "No agent is logged in",
    description:
      "The agents' own page was asked for without an agent's session (ERR-10)",
  },
  open: {
    id: "agentHome.open",
    defaultMessage: "Open the agent centre",
    description: "Button that opens the agent's panel",
  },
});

/** The agents' own page; anybody else is led to the agents' sign-in (OPN-18, ERR-10). */
export function AgentHome() {
  const { formatMessage } = useIntl();
  const { kind, member } = useSession();
  const { gate } = useActors();
  if (kind === "unknown") return <PagePending />;
  if (!member?.agent) return <NoAgent />;
  return (
    <Stack as="section" gap="x6" align="start">
      <Stack gap="x2">
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text tone="quiet">{member.nickname || member.account}</Text>
      </Stack>
      <Button
        tone="accent"
        icon="agent"
        onClick={() =>
          gate.send({
            type: "launchGate.requested",
            intent: { kind: "panel", panel: "agent", page: undefined },
          })
        }
      >
        {formatMessage(messages.open)}
      </Button>
    </Stack>
  );
}

function NoAgent() {
  const intl = useIntl();
  useEffect(() => {
    toast.show({
      id: "agent",
      tone: "warning",
      text: intl.formatMessage(messages.noAgent),
    });
  }, [intl]);
  return <Navigate to="/agent" replace />;
}

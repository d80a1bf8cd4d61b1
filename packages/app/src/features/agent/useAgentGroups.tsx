import { useMemo } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { ContractType } from "@foyer/platform/calls";
import { CountBadge } from "@foyer/ui/badge";
import type { CentreGroup } from "@foyer/ui/centre-panel";
import { awaitsDecision, useContracts } from "../../shared/contracts.ts";
import { agentPages, isThere, type AgentPageGroup } from "./agentPages.ts";

const messages = defineMessages<{
  team: {};
  records: {};
  contracts: {};
  waiting: { count: number };
}>({
  team: {
    id: "agentCentre.group.team",
    defaultMessage: "Team",
    description: "Pages of the agent centre about who is in the team",
  },
  records: {
    id: "agentCentre.group.records",
    defaultMessage: "Records",
    description: "Pages of the agent centre that list what has been",
  },
  contracts: {
    id: "agentCentre.group.contracts",
    defaultMessage: "Contracts",
    description: "Pages of the agent centre with contracts, one for each type",
  },
  waiting: {
    id: "agentCentre.badge.waiting",
    defaultMessage:
      "{count, plural, one {# request waits} other {# requests wait}}",
    description: "Spoken with the figure at a page of contracts",
  },
});

const order = [
  "team",
  "records",
  "contracts",
] as const satisfies readonly AgentPageGroup[];

/** The list of the centre's pages for this agent, with a figure where requests wait for an answer. */
export function useAgentGroups(
  types: readonly ContractType[] | undefined,
): CentreGroup[] {
  const { formatMessage } = useIntl();
  const { contracts } = useContracts();
  const waiting = contracts.filter(awaitsDecision);
  const counts = JSON.stringify(waiting.map(({ type }) => type).toSorted());
  return useMemo(() => {
    const asked: readonly unknown[] = JSON.parse(counts);
    return order
      .map((group) => ({
        key: group,
        label: formatMessage(messages[group]),
        items: Object.entries(agentPages)
          .filter(
            ([, page]) => page.group === group && isThere(page, types) === true,
          )
          .map(([key, { label, icon, contract }]) => {
            const count = asked.filter((type) => type === contract).length;
            return {
              key,
              icon,
              label: formatMessage(label),
              badge: (
                <CountBadge
                  count={count}
                  label={formatMessage(messages.waiting, { count })}
                />
              ),
            };
          }),
      }))
      .filter(({ items }) => items.length > 0);
  }, [types, counts, formatMessage]);
}

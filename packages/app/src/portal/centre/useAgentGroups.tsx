import { useMemo } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ContractType } from "@foyer/platform/calls";
import { CountBadge } from "@foyer/ui/badge";
import type { CentreGroup } from "@foyer/ui/centre-panel";
import { awaitsDecision, useContracts } from "../../kit/contracts.ts";
import { agentPages, isThere, type AgentPageGroup } from "./agentPages.ts";

const messages = {
  team: "agentCentre.group.team",
  records: "agentCentre.group.records",
  contracts: "agentCentre.group.contracts",
  waiting: "agentCentre.badge.waiting",
} as const;

const order = [
  "team",
  "records",
  "contracts",
] as const satisfies readonly AgentPageGroup[];

/** The list of the centre's pages for this agent, with a figure where requests wait for an answer. */
export function useAgentGroups(
  types: readonly ContractType[] | undefined,
): CentreGroup[] {
  const t = useTranslations();
  const { contracts } = useContracts();
  const waiting = contracts.filter(awaitsDecision);
  const counts = JSON.stringify(waiting.map(({ type }) => type).toSorted());
  return useMemo(() => {
    const asked: readonly unknown[] = JSON.parse(counts);
    return order
      .map((group) => ({
        key: group,
        label: t(messages[group]),
        items: Object.entries(agentPages)
          .filter(
            ([, page]) => page.group === group && isThere(page, types) === true,
          )
          .map(([key, { label, icon, contract }]) => {
            const count = asked.filter((type) => type === contract).length;
            return {
              key,
              icon,
              label: t(label),
              badge: (
                <CountBadge
                  count={count}
                  label={t(messages.waiting, { count })}
                />
              ),
            };
          }),
      }))
      .filter(({ items }) => items.length > 0);
  }, [types, counts, t]);
}

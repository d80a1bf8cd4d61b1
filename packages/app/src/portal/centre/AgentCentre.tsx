import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { contractPageKeys } from "../../kit/centre/contractPageKeys.ts";
import {
  awaitsDecision,
  useContractFlags,
  useContracts,
} from "../../kit/contracts.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { agentPages } from "./agentPages.ts";
import { Centre } from "./Centre.tsx";
import type { CentrePlace } from "./places.ts";

const groups = {
  team: "agentCentre.group.team",
  records: "agentCentre.group.records",
  contracts: "agentCentre.group.contracts",
} as const;

/** All pages for an agent (AGT-01…16), with a badge where requests need an answer. */
export function AgentCentre({ place }: { readonly place: CentrePlace }) {
  const t = useTranslations();
  const { types, query } = useContractFlags();
  // Pages must not disappear because it is not known which exist.
  const { failure } = useReading(query);
  const failed = types === undefined ? failure : undefined;
  return (
    <Centre
      place={place}
      pages={agentPages}
      facts={{ types }}
      label={t("agentCentre.label")}
      groups={groups}
      counts={useWaitingContracts()}
      waiting="agentCentre.badge.waiting"
      balanceLabel={t("agentCentre.balance")}
      titled
      // Salaries count by the platform's days: what they are compared with starts there, too.
      firstZone="platform"
      unknown={failed ? <ErrorState level={3} {...failed} /> : "loading"}
      footer={
        failed ? (
          <InlineMessage
            tone="warning"
            live="polite"
            action={
              <Button
                size="small"
                loading={failed.retrying}
                onClick={failed.onRetry}
              >
                {t("agentCentre.contracts.again")}
              </Button>
            }
          >
            {t("agentCentre.contracts.unknown")}
          </InlineMessage>
        ) : undefined
      }
    />
  );
}

/** Number of requests that need an answer, by the page of their type. */
function useWaitingContracts(): Readonly<Record<string, number>> {
  const { contracts } = useContracts();
  const waiting = contracts.filter(awaitsDecision);
  return Object.fromEntries(
    Object.entries(contractPageKeys).map(([type, key]) => [
      key,
      waiting.filter((contract) => contract.type === type).length,
    ]),
  );
}

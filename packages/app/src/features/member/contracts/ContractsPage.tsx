import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { Contract } from "@foyer/platform/calls";
import { ContractCardSkeleton } from "@foyer/ui/contract-card";
import { EmptyState } from "@foyer/ui/empty-state";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import {
  canShow,
  ContractCards,
} from "../../../shared/contract/ContractCard.tsx";
import { ContractDecision } from "../../../shared/contract/ContractDecision.tsx";
import { ContractNews } from "../../../shared/contract/ContractNews.tsx";
import { useContractRequest } from "../../../shared/contract/useContractRequest.ts";
import { Loaded } from "../../../shared/reading/Loaded.tsx";
import { useOwnContracts } from "./useOwnContracts.ts";

const messages = defineMessages({
  lead: {
    id: "ownContracts.lead",
    defaultMessage:
      "What your agent has offered you, what is in force, and what has ended. You can ask to end a contract at any time.",
    description: "Above the member’s own contracts",
  },
  open: {
    id: "ownContracts.open",
    defaultMessage: "Requests",
    description: "Heading of contracts that somebody has to answer",
  },
  active: {
    id: "ownContracts.active",
    defaultMessage: "In force",
    description: "Heading of contracts that are in force",
  },
  over: {
    id: "ownContracts.over",
    defaultMessage: "Ended",
    description: "Heading of contracts that were rejected, cancelled or ended",
  },
  none: {
    id: "ownContracts.none",
    defaultMessage: "No contracts yet",
    description: "In place of the member’s own contracts",
  },
  noneText: {
    id: "ownContracts.none.text",
    defaultMessage:
      "When your agent offers you a contract, you will see it here.",
    description: "Below the news that there are no contracts",
  },
  hidden: {
    id: "ownContracts.hidden",
    defaultMessage:
      "Some of your contracts are of a kind that this version of the site cannot show.",
    description: "Below a list from which contracts had to be left out",
  },
  pages: {
    id: "ownContracts.pages",
    defaultMessage: "Pages of contracts",
    description: "Spoken name of the row of page numbers",
  },
});

const partOf = ({ state }: Contract): "open" | "active" | "over" =>
  state === "AWAITING" || state === "AWAITING_UPLINE"
    ? "open"
    : state === "ACTIVE"
      ? "active"
      : "over";

/** The member's own contracts: what is offered, in force and over, and what can be done about each (CON-01 … CON-07). */
export default function ContractsPage() {
  const { formatMessage } = useIntl();
  const [pageNo, setPageNo] = useState(1);
  const { query, list, pages } = useOwnContracts(pageNo);
  const { view, send, decide } = useContractRequest();
  const shown = list.filter(canShow);
  return (
    <>
      <Loaded query={query} pending={<ContractCardSkeleton />}>
        {() =>
          list.length === 0 && pages <= 1 ? (
            <EmptyState
              level={3}
              picture="agent"
              title={formatMessage(messages.none)}
            >
              {formatMessage(messages.noneText)}
            </EmptyState>
          ) : (
            <Stack gap="x8">
              <Text tone="quiet" measure>
                {formatMessage(messages.lead)}
              </Text>
              <ContractNews view={view} send={send} />
              {(["open", "active", "over"] as const).map((part) => {
                const own = shown.filter((one) => partOf(one) === part);
                return (
                  own.length > 0 && (
                    <Stack key={part} as="section" gap="x4">
                      <Heading level={3} size="section">
                        {formatMessage(messages[part])}
                      </Heading>
                      <ContractCards
                        contracts={own}
                        disabled={view.decidesMoney}
                        decide={decide}
                      />
                    </Stack>
                  )
                );
              })}
              {shown.length < list.length && (
                <Text size="small" tone="quiet">
                  {formatMessage(messages.hidden)}
                </Text>
              )}
              <Pager
                label={formatMessage(messages.pages)}
                page={pageNo}
                pages={pages}
                onPage={setPageNo}
              />
            </Stack>
          )
        }
      </Loaded>
      <ContractDecision view={view} send={send} />
    </>
  );
}

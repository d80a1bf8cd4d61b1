import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Contract } from "@foyer/platform/calls";
import { ContractCardSkeleton } from "@foyer/ui/contract-card";
import { EmptyState } from "@foyer/ui/empty-state";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { canShow, ContractCards } from "../contract/ContractCard.tsx";
import { ContractDecision } from "../contract/ContractDecision.tsx";
import { ContractNews } from "../contract/ContractNews.tsx";
import { useContractRequest } from "../contract/useContractRequest.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useOwnContracts } from "./useOwnContracts.ts";

const messages = {
  open: "ownContracts.open",
  active: "ownContracts.active",
  over: "ownContracts.over",
} as const;

const partOf = ({ state }: Contract): "open" | "active" | "over" =>
  state === "AWAITING" || state === "AWAITING_UPLINE"
    ? "open"
    : state === "ACTIVE"
      ? "active"
      : "over";

/** The member's own contracts: offered, in force and ended, each with its available actions (CON-01 … CON-07). */
export default function ContractsPage() {
  const t = useTranslations();
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
              title={t("ownContracts.none")}
            >
              {t("ownContracts.none.text")}
            </EmptyState>
          ) : (
            <Stack gap="x8">
              <Text tone="quiet" measure>
                {t("ownContracts.lead")}
              </Text>
              <ContractNews view={view} send={send} />
              {(["open", "active", "over"] as const).map((part) => {
                const own = shown.filter((one) => partOf(one) === part);
                return (
                  own.length > 0 && (
                    <Stack key={part} as="section" gap="x4">
                      <Heading level={3} size="section">
                        {t(messages[part])}
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
                  {t("ownContracts.hidden")}
                </Text>
              )}
              <Pager
                label={t("ownContracts.pages")}
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

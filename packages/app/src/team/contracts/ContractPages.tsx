import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { ContractRequestEvent } from "@foyer/flows/contract-request";
import type { ContractType } from "@foyer/platform/calls";
import { ContractCardSkeleton } from "@foyer/ui/contract-card";
import { EmptyState } from "@foyer/ui/empty-state";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { canShow, ContractCard } from "../contract/ContractCard.tsx";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { contractPageQuery, type ContractState } from "./contractPageQuery.ts";

import * as css from "./contracts.css.ts";

interface ContractPagesProps {
  readonly type: ContractType;
  readonly state: ContractState | "";
  readonly downline: string;
  /** Something is being decided. */
  readonly disabled: boolean;
  readonly decide: (event: ContractRequestEvent) => void;
}

/** Contracts page by page, each as a card. */
export function ContractPages(props: ContractPagesProps) {
  const { type, state, downline, disabled, decide } = props;
  const t = useTranslations();
  const services = useServices();
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery({
    ...contractPageQuery(services, { type, state, downline, pageNo }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} pending={<ContractCardSkeleton />}>
      {({ list, totalPages }) => {
        const shown = list.filter(canShow);
        return (
          <Stack gap="x4">
            {list.length === 0 ? (
              <EmptyState
                level={3}
                picture="agent"
                title={t("agentContracts.none")}
              >
                {t("agentContracts.none.text")}
              </EmptyState>
            ) : (
              <ul className={css.list} role="list">
                {shown.map((contract) => (
                  <li key={contract.id}>
                    <ContractCard
                      contract={contract}
                      disabled={disabled}
                      decide={decide}
                    />
                  </li>
                ))}
              </ul>
            )}
            {shown.length < list.length && (
              <Text size="small" tone="quiet">
                {t("agentContracts.hidden")}
              </Text>
            )}
            <Pager
              label={t("agentContracts.list")}
              page={pageNo}
              pages={totalPages}
              onPage={setPageNo}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}

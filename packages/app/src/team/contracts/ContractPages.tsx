import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { contractStates, ContractType } from "@foyer/platform/calls";
import { ContractCardSkeleton } from "@foyer/ui/contract-card";
import { EmptyState } from "@foyer/ui/empty-state";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useLastPage, usePageNo } from "../../kit/centre/useFilter.ts";
import { contractsQuery } from "../../kit/contracts.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useServices } from "../../services/services.ts";
import {
  canShow,
  ContractCard,
  type Deciding,
} from "../contract/ContractCard.tsx";
import { ContractTotals } from "../contract/ContractTotals.tsx";
import * as css from "./contracts.css.ts";

export type ContractState = (typeof contractStates)[number];

/** Contracts on a page. */
const pageSize = 10;

interface ContractPagesProps extends Deciding {
  /** @default all */
  readonly type?: ContractType;
  /** IANA name of the time zone that dates are in. */
  readonly timeZone: string;
  readonly state: ContractState | "";
  readonly downline: string;
}

/**
 * Contracts page by page, each as a card, and what all of them have paid.
 *
 * @example <ContractPages downline="lakeagent" state="" timeZone={zone} disabled={busy} decide={decide} />
 */
export function ContractPages(props: ContractPagesProps) {
  const { type, state, downline, timeZone, ...deciding } = props;
  const t = useTranslations();
  const services = useServices();
  const [pageNo, setPageNo] = usePageNo();
  const query = useQuery({
    ...contractsQuery(services, {
      ...(type && { type }),
      pageNo,
      pageSize,
      ...(state !== "" && { state }),
      ...(downline !== "" && { downline }),
    }),
    placeholderData: keepPreviousData,
  });
  useLastPage(query.isPlaceholderData ? undefined : query.data?.totalPages);
  return (
    <Loaded query={query} pending={<ContractCardSkeleton />}>
      {({ list, totalPages, totals }) => {
        const shown = list.filter(canShow);
        return (
          <Stack gap="x4">
            <ContractTotals totals={totals} />
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
                      timeZone={timeZone}
                      {...deciding}
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

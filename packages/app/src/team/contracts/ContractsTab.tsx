import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { contractStates, type ContractType } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { ContractCardSkeleton } from "@foyer/ui/contract-card";
import { EmptyState } from "@foyer/ui/empty-state";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { contractsQuery } from "../../kit/contracts.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import {
  canShow,
  ContractCard,
  type Deciding,
} from "../contract/ContractCard.tsx";
import { ContractDecision } from "../contract/ContractDecision.tsx";
import { ContractNews } from "../contract/ContractNews.tsx";
import { stateWords } from "../contract/contractWords.ts";
import { useContractRequest } from "../contract/useContractRequest.ts";
import { KindFilter } from "../../kit/centre/KindFilter.tsx";
import { useZone } from "../../records/useZone.ts";
import { ZoneChoice } from "../../records/ZoneChoice.tsx";
import { AccountChoice } from "../AccountChoice.tsx";
import {
  anyText,
  oneOf,
  useFilter,
  useLastPage,
  usePageNo,
} from "../../kit/centre/useFilter.ts";
import { OfferDialog } from "./OfferDialog.tsx";
import * as css from "./contracts.css.ts";

type ContractState = (typeof contractStates)[number];

/** Contracts on a page. */
const pageSize = 10;

/** The contracts of one type, each with its available actions, and a button to offer a new one (CON-05…CON-08). */
export function ContractsTab({ type }: { readonly type: ContractType }) {
  const t = useTranslations();
  const { view, send, decide } = useContractRequest();
  const [state, setState] = useFilter<ContractState | "">(
    "kind",
    oneOf(contractStates),
    "",
  );
  const [downline, setDownline] = useFilter("account", anyText, "");
  const zone = useZone();
  const { step } = view;
  const offers = step === "offer" || view.intent?.kind === "offer";
  // Back in the list, the flow still holds the last intent.
  const offering = offers && step !== "list" && step !== "success";
  return (
    <Stack gap="x5">
      <div className={css.filters}>
        <KindFilter
          label={t("agentContracts.state")}
          kinds={contractStates}
          nameOf={(key) => t(stateWords[key])}
          value={state}
          onChange={setState}
        />
        <AccountChoice
          label={t("agentContracts.downline")}
          placeholder={t("agentContracts.downline.any")}
          value={downline}
          onChange={setDownline}
        />
        <ZoneChoice choice={zone} />
      </div>
      <div>
        <Button
          tone="accent"
          icon="plus"
          disabled={view.decidesMoney}
          onClick={() =>
            decide({
              type: "contractRequest.offerStarted",
              contractType: type,
              downline,
            })
          }
        >
          {t("agentContracts.offer")}
        </Button>
      </div>
      {!offering && <ContractNews view={view} send={send} />}
      <ContractPages
        type={type}
        state={state}
        downline={downline}
        timeZone={zone.zone}
        disabled={view.decidesMoney}
        decide={decide}
      />
      {offering && <OfferDialog type={type} view={view} send={send} />}
      <ContractDecision view={view} send={send} />
    </Stack>
  );
}

interface ContractPagesProps extends Deciding {
  readonly type: ContractType;
  /** IANA name of the time zone that dates are in. */
  readonly timeZone: string;
  readonly state: ContractState | "";
  readonly downline: string;
}

/** Contracts page by page, each as a card. */
function ContractPages(props: ContractPagesProps) {
  const { type, state, downline, timeZone, ...deciding } = props;
  const t = useTranslations();
  const services = useServices();
  const [pageNo, setPageNo] = usePageNo();
  const query = useQuery({
    ...contractsQuery(services, {
      type,
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

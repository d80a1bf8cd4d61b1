import { useTranslations } from "@foyer/ui/words";
import {
  contractTypes,
  type Contract,
  type ContractType,
} from "@foyer/platform/calls";
import { ContractCardSkeleton } from "@foyer/ui/contract-card";
import { EmptyState } from "@foyer/ui/empty-state";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { canShow, ContractCards } from "../contract/ContractCard.tsx";
import { ContractDecision } from "../contract/ContractDecision.tsx";
import { ContractNews } from "../contract/ContractNews.tsx";
import { useContractRequest } from "../contract/useContractRequest.ts";
import { ContractTotals } from "../contract/ContractTotals.tsx";
import { typeWords } from "../contract/contractWords.ts";
import { KindFilter } from "../../kit/centre/KindFilter.tsx";
import {
  anyText,
  oneOf,
  useFilter,
  usePageNo,
} from "../../kit/centre/useFilter.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import * as css from "../contracts/contracts.css.ts";
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

const unique = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== "")),
];

/** The member's own contracts: offered, in force and ended, each with its available actions (CON-01 … CON-07). */
export default function ContractsPage() {
  const t = useTranslations();
  const [pageNo, setPageNo] = usePageNo();
  const [type, setType] = useFilter<ContractType | "">(
    "kind",
    oneOf(contractTypes),
    "",
  );
  const [party, setParty] = useFilter("account", anyText, "");
  const asked = { pageNo, type, party };
  const { query, list, pages, types, totals } = useOwnContracts(asked);
  const filtered = type !== "" || party !== "";
  const parties = unique([party, ...list.map((contract) => contract.party)]);
  const { view, send, decide } = useContractRequest();
  const shown = list.filter(canShow);
  return (
    <>
      <Loaded query={query} pending={<ContractCardSkeleton />}>
        {() =>
          list.length === 0 && pages <= 1 && !filtered ? (
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
              <div className={css.filters}>
                {types.length > 1 && (
                  <KindFilter
                    label={t("ownContracts.type")}
                    kinds={types}
                    nameOf={(key) => t(typeWords[key])}
                    value={type}
                    onChange={setType}
                  />
                )}
                {(parties.length > 1 || party !== "") && (
                  <KindFilter
                    label={t("ownContracts.party")}
                    kinds={parties}
                    nameOf={(name) => `\u2068${name}\u2069`}
                    value={party}
                    onChange={setParty}
                  />
                )}
              </div>
              <ContractTotals totals={totals} />
              <ContractNews view={view} send={send} />
              {list.length === 0 && (
                <EmptyState
                  level={3}
                  picture="agent"
                  title={t("ownContracts.noneOfThese")}
                />
              )}
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

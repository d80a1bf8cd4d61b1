import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { contractStates, type ContractType } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Stack } from "@foyer/ui/stack";
import { ContractDecision } from "../contract/ContractDecision.tsx";
import { ContractNews } from "../contract/ContractNews.tsx";
import { stateWords } from "../contract/contractWords.ts";
import { useContractRequest } from "../contract/useContractRequest.ts";
import { KindFilter } from "../../records/KindFilter.tsx";
import { AccountChoice } from "../AccountChoice.tsx";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { ContractPages } from "./ContractPages.tsx";
import type { ContractState } from "./contractPageQuery.ts";

import { OfferDialog } from "./OfferDialog.tsx";
import * as css from "./contracts.css.ts";

interface ContractsTabProps {
  readonly type: ContractType;
}

/** The contracts of one type with what can be done about each, and the way to a new one (CON-05…CON-08). */
export function ContractsTab({ type }: ContractsTabProps) {
  const t = useTranslations();
  const { view, send, decide } = useContractRequest();
  const [state, setState] = useState<ContractState | "">("");
  const [downline, setDownline] = useState(useCentreWays().about);
  const { step } = view;
  const offers = step === "offer" || view.intent?.kind === "offer";
  // What was decided last is still known in the list.
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
        // Another choice begins at its first page.
        key={`${state} ${downline}`}
        type={type}
        state={state}
        downline={downline}
        disabled={view.decidesMoney}
        decide={decide}
      />
      {offering && <OfferDialog type={type} view={view} send={send} />}
      <ContractDecision view={view} send={send} />
    </Stack>
  );
}

import { useTranslations } from "@foyer/ui/words";
import { contractStates, type ContractType } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Stack } from "@foyer/ui/stack";
import { ContractDecision } from "../contract/ContractDecision.tsx";
import { ContractNews } from "../contract/ContractNews.tsx";
import { stateWords } from "../contract/contractWords.ts";
import { useContractRequest } from "../contract/useContractRequest.ts";
import { KindFilter } from "../../kit/centre/KindFilter.tsx";
import { useZone } from "../../records/useZone.ts";
import { ZoneChoice } from "../../records/ZoneChoice.tsx";
import { AccountChoice } from "../AccountChoice.tsx";
import { anyText, oneOf, useFilter } from "../../kit/centre/useFilter.ts";
import { ContractPages, type ContractState } from "./ContractPages.tsx";
import { OfferDialog } from "./OfferDialog.tsx";
import * as css from "./contracts.css.ts";

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

import { useTranslations } from "@foyer/ui/words";
import { contractChoices } from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useSession } from "../../actors/actors.ts";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import { useModalActions } from "../../navigation/modals.ts";
import { awaitsDecision, useContracts } from "../../kit/contracts.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { ContractCards } from "../contract/ContractCard.tsx";
import { ContractDecision } from "../contract/ContractDecision.tsx";
import { ContractNews } from "../contract/ContractNews.tsx";
import { useContractRequest } from "../contract/useContractRequest.ts";

/**
 * Contracts that need an answer come first, then those that can be ended or cancelled; past ones are in the records.
 */
const weightOf = (contract: Contract): number =>
  awaitsDecision(contract) ? 0 : 1;

/** Contracts that this member has to answer, or can act on (CON-01 … CON-07). */
export default function ContractDialog() {
  return (
    <CentreWords>
      <Contracts />
    </CentreWords>
  );
}

function Contracts() {
  const t = useTranslations();
  const { close, open } = useModalActions();
  const { member } = useSession();
  const query = useContracts();
  const { contracts, isLoading } = query;
  const { failure } = useReading(query);
  const { view, send, decide } = useContractRequest();

  const shown = contracts
    .filter(
      (contract) =>
        awaitsDecision(contract) ||
        contractChoices(contract).actions.length > 0,
    )
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const waiting = shown.filter(awaitsDecision).length;
  // All others belong to an agent's team: the agent centre lists them.
  const own = contracts.some(({ downline }) => downline === member?.account);
  const toAll = () =>
    open({ name: "panel", panel: "member", page: "contracts" });
  const later = () => {
    close();
    if (own)
      toast.show({
        id: "contracts",
        tone: "info",
        text: t("contract.later.found"),
        actionLabel: t("contract.all"),
        onAction: toAll,
      });
  };
  return (
    <>
      <Modal
        open
        onClose={close}
        busy={view.step === "checking"}
        title={t("contract.title")}
        description={
          isLoading
            ? undefined
            : t("contract.waiting", {
                count: waiting,
              })
        }
        footer={
          <>
            {own && (
              <Button variant="quiet" onClick={toAll}>
                {t("contract.all")}
              </Button>
            )}
            <Button variant="outline" onClick={waiting > 0 ? later : close}>
              {t(waiting > 0 ? "contract.later" : "contract.close")}
            </Button>
          </>
        }
      >
        <Stack gap="x4">
          <ContractNews view={view} send={send} />
          {isLoading ? (
            <FormSkeleton fields={3} button={false} />
          ) : failure && shown.length === 0 ? (
            <ErrorState level={3} {...failure} />
          ) : shown.length === 0 ? (
            <EmptyState level={3} picture="agent" title={t("contract.none")}>
              {t("contract.none.text")}
            </EmptyState>
          ) : (
            <ContractCards
              contracts={shown}
              disabled={view.decidesMoney}
              decide={decide}
            />
          )}
        </Stack>
      </Modal>
      <ContractDecision view={view} send={send} />
    </>
  );
}

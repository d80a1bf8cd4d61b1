import { defineMessages, useIntl } from "react-intl";
import { contractChoices } from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
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
import { awaitsDecision, useContracts } from "../../shared/contracts.ts";
import { errorText } from "../../shared/words/errors.ts";
import { ContractCards } from "../../shared/contract/ContractCard.tsx";
import { ContractDecision } from "../../shared/contract/ContractDecision.tsx";
import { ContractNews } from "../../shared/contract/ContractNews.tsx";
import { useContractRequest } from "../../shared/contract/useContractRequest.ts";

const messages = defineMessages<
  Record<
    "title" | "none" | "noneText" | "later" | "close" | "all" | "found",
    {}
  > & {
    waiting: { count: number };
  }
>({
  title: {
    id: "contract.title",
    defaultMessage: "Contract requests",
    description: "Title of the dialog of contracts (CON-01)",
  },
  waiting: {
    id: "contract.waiting",
    defaultMessage:
      "{count, plural, =0 {You have no requests to answer} one {# request is waiting for your answer} other {# requests are waiting for your answer}}",
    description: "Under the title of the dialog of contracts",
  },
  none: {
    id: "contract.none",
    defaultMessage: "No contracts yet",
    description: "Nothing is in the list of contracts",
  },
  noneText: {
    id: "contract.none.text",
    defaultMessage:
      "When your agent offers you a contract, you will see it here.",
    description: "Under the news that there is no contract",
  },
  later: {
    id: "contract.later",
    defaultMessage: "Later",
    description: "Button: the question is left for later",
  },
  all: {
    id: "contract.all",
    defaultMessage: "All contracts",
    description: "Button: opens the page with all contracts of the member",
  },
  found: {
    id: "contract.later.found",
    defaultMessage:
      "You can answer later: your requests stay under Contracts in the member centre.",
    description: "Shown after the question about contracts was left for later",
  },
  close: {
    id: "contract.close",
    defaultMessage: "Close",
    description: "Button that closes the dialog",
  },
});

/** What waits for an answer first, then what can be ended or taken back; what is over is a matter of the records. */
const weightOf = (contract: Contract): number =>
  awaitsDecision(contract) ? 0 : 1;

/** Contracts that this member is asked about, or can do something about (CON-01 … CON-07). */
export default function ContractDialog() {
  return (
    <CentreWords>
      <Contracts />
    </CentreWords>
  );
}

function Contracts() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { close, open } = useModalActions();
  const { member } = useSession();
  const { contracts, isLoading, error, refetch, isFetching } = useContracts();
  const { view, send, decide } = useContractRequest();

  const shown = contracts
    .filter(
      (contract) =>
        awaitsDecision(contract) ||
        contractChoices(contract).actions.length > 0,
    )
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const waiting = shown.filter(awaitsDecision).length;
  // The others are those of an agent's team: the agent centre lists them.
  const own = contracts.some(({ downline }) => downline === member?.account);
  const toAll = () =>
    open({ name: "panel", panel: "member", page: "contracts" });
  const later = () => {
    close();
    if (own)
      toast.show({
        id: "contracts",
        tone: "info",
        text: formatMessage(messages.found),
        actionLabel: formatMessage(messages.all),
        onAction: toAll,
      });
  };
  return (
    <>
      <Modal
        open
        onClose={close}
        busy={view.step === "checking"}
        title={formatMessage(messages.title)}
        description={
          isLoading
            ? undefined
            : formatMessage(messages.waiting, {
                count: waiting,
              })
        }
        footer={
          <>
            {own && (
              <Button variant="quiet" onClick={toAll}>
                {formatMessage(messages.all)}
              </Button>
            )}
            <Button variant="outline" onClick={waiting > 0 ? later : close}>
              {formatMessage(waiting > 0 ? messages.later : messages.close)}
            </Button>
          </>
        }
      >
        <Stack gap="x4">
          <ContractNews view={view} send={send} />
          {isLoading ? (
            <FormSkeleton fields={3} button={false} />
          ) : error && shown.length === 0 ? (
            <ErrorState
              level={3}
              title={errorText(intl, {
                reason: error instanceof CallError ? error.code : "UNKNOWN",
              })}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : shown.length === 0 ? (
            <EmptyState
              level={3}
              picture="agent"
              title={formatMessage(messages.none)}
            >
              {formatMessage(messages.noneText)}
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

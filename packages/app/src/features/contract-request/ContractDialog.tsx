import { defineMessages, useIntl } from "react-intl";
import {
  contractChoices,
  type ContractRequestEvent,
} from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import { useModalActions } from "../../modals/modals.ts";
import { awaitsDecision, useContracts } from "../../shared/contracts.ts";
import { errorText } from "../../shared/words/errors.ts";
import * as styles from "../../shared/contract/contract.css.ts";
import { ContractCard } from "../../shared/contract/ContractCard.tsx";
import { ContractDecision } from "../../shared/contract/ContractDecision.tsx";
import { ContractNews } from "../../shared/contract/ContractNews.tsx";
import { useContractRequest } from "../../shared/contract/useContractRequest.ts";

const messages = defineMessages<
  Record<"title" | "none" | "noneText" | "later" | "close", {}> & {
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
      "{count, plural, =0 {Nothing waits for your answer} one {# request waits for your answer} other {# requests wait for your answer}}",
    description: "Under the title of the dialog of contracts",
  },
  none: {
    id: "contract.none",
    defaultMessage: "There is no contract",
    description: "Nothing is in the list of contracts",
  },
  noneText: {
    id: "contract.none.text",
    defaultMessage: "When your agent offers you one, you find it here.",
    description: "Under the news that there is no contract",
  },
  later: {
    id: "contract.later",
    defaultMessage: "Later",
    description: "Button: the question is left for later",
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
  const { close } = useModalActions();
  const { contracts, isLoading, error, refetch, isFetching } = useContracts();
  const { view, send } = useContractRequest();

  const shown = contracts
    .filter(
      (contract) =>
        awaitsDecision(contract) ||
        contractChoices(contract).actions.length > 0,
    )
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const decide = (event: ContractRequestEvent) => {
    // Who goes on has read what came of the last one.
    if (view.step === "success") send({ type: "contractRequest.resultRead" });
    send(event);
  };
  const waiting = shown.filter(awaitsDecision).length;
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
          <Button variant="outline" onClick={close}>
            {formatMessage(waiting > 0 ? messages.later : messages.close)}
          </Button>
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
            <ul className={styles.list} role="list">
              {shown.map((contract) => (
                <li key={contract.id}>
                  <ContractCard
                    contract={contract}
                    disabled={view.decidesMoney}
                    decide={decide}
                  />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Modal>
      <ContractDecision view={view} send={send} />
    </>
  );
}

import { withdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import type { ReceiptAnswer } from "@foyer/platform/calls";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Spinner } from "@foyer/ui/spinner";
import { Stack } from "@foyer/ui/stack";
import { useState } from "react";
import { useIntl } from "react-intl";
import { dialogWords } from "../../../../packages/app/src/features/withdrawal-receipt/dialogWords.ts";
import { ReceiptButtons } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptButtons.tsx";
import { ReceiptChoice } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptChoice.tsx";
import { ReceiptDoubt } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptDoubt.tsx";
import { ReceiptEnd } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptEnd.tsx";
import { ReceiptFigures } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptFigures.tsx";
import { ReceiptProof } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptProof.tsx";
import { ReceiptState } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptState.tsx";
import { ReceiptWarning } from "../../../../packages/app/src/features/withdrawal-receipt/ReceiptWarning.tsx";
import { errorText } from "../../../../packages/app/src/shared/words/errors.ts";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";
import type { withdrawalReceiptStates } from "./withdrawalReceipt.ts";

type Actor = ActorOf<typeof withdrawalReceiptStates>;

/** Whether a payout arrived: the app's own parts of the question, as the view says which. */
export function WithdrawalReceiptState({ actor, portal }: InPortal<Actor>) {
  return (
    <StoryServices actors={portal}>
      <Question actor={actor} />
    </StoryServices>
  );
}

function Question({ actor }: { readonly actor: Actor }) {
  const intl = useIntl();
  const view = useFlow(actor, withdrawalReceiptView);
  const { output, context } = actor.getSnapshot();
  const [chosen, setChosen] = useState<ReceiptAnswer>();
  const { send } = actor;
  const { phase, step } = view;
  const ended = phase === "received" || phase === "full";
  const busy = phase === "uploading" || phase === "sending";
  const proving = phase === "proving" || (busy && !view.endsIt);
  const inDoubt = step !== undefined && step.phase !== "checking";
  const refresh = () => send({ type: "withdrawalReceipt.refreshed" });
  return (
    <>
      <Modal
        open
        onClose={nothing}
        title={intl.formatMessage(dialogWords.title)}
        description={view.receipt.id}
        footer={
          <ReceiptButtons
            view={view}
            busy={busy}
            send={send}
            onClose={nothing}
            onNext={undefined}
            onContinue={() => {
              if (chosen)
                send({
                  type: "withdrawalReceipt.answerChosen",
                  answer: chosen,
                });
            }}
          />
        }
      >
        {ended ? (
          <ReceiptEnd view={view} settledBy={output?.settledBy ?? "platform"} />
        ) : (
          <Stack gap="x5">
            <ReceiptState
              view={view}
              platformNow={context.platformNow}
              onRefresh={refresh}
            />
            <ReceiptFigures receipt={view.receipt} />
            {view.failure && (
              <InlineMessage tone="danger">
                {errorText(intl, view.failure)}
              </InlineMessage>
            )}
            <ReceiptDoubt view={view} send={send} />
            {phase === "checking" && (
              <Spinner label={intl.formatMessage(dialogWords.checking)} />
            )}
            {proving && <ReceiptProof view={view} send={send} />}
            {!proving && phase !== "checking" && !inDoubt && (
              <ReceiptChoice
                view={view}
                value={chosen}
                onChange={setChosen}
                missing={false}
              />
            )}
          </Stack>
        )}
      </Modal>
      <ReceiptWarning view={view} send={send} />
    </>
  );
}

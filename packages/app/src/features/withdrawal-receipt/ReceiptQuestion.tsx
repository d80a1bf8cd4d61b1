import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useIntl } from "react-intl";
import type { Receipt, ReceiptAnswer } from "@foyer/platform/calls";
import { withdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { DateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Spinner } from "@foyer/ui/spinner";
import { Stack } from "@foyer/ui/stack";
import { moneyFor } from "../../actors/money.ts";
import { useServices } from "../../services/services.ts";
import { balanceKey } from "../../shared/balance.ts";
import { receiptsKey } from "../../shared/receipts/receipts.ts";
import { recordsKey } from "../../shared/recordsKey.ts";
import { usePageShown } from "../../shared/usePageShown.ts";
import { errorText } from "../../shared/words/errors.ts";
import { dialogWords } from "./dialogWords.ts";
import { receiptFor } from "./receiptActors.ts";
import { ReceiptHistory } from "../../shared/receipts/ReceiptHistory.tsx";
import { ReceiptButtons } from "./ReceiptButtons.tsx";
import { ReceiptChoice } from "./ReceiptChoice.tsx";
import { ReceiptDoubt } from "./ReceiptDoubt.tsx";
import { ReceiptEnd } from "./ReceiptEnd.tsx";
import { ReceiptFigures } from "./ReceiptFigures.tsx";
import { ReceiptProof } from "./ReceiptProof.tsx";
import { ReceiptState } from "./ReceiptState.tsx";
import { ReceiptWarning } from "./ReceiptWarning.tsx";

interface ReceiptQuestionProps {
  readonly receipt: Receipt;
  readonly memberId: string;
  readonly platformNow: () => number;
  /** As the list has it now: it may have moved on since. */
  readonly listed: Receipt | undefined;
  readonly onClose: () => void;
  /** The next payout that waits for an answer. */
  readonly onNext: (() => void) | undefined;
}

/** Asks whether one payout arrived, as the flow says. */
export function ReceiptQuestion(props: ReceiptQuestionProps) {
  const { receipt, memberId, platformNow, listed, onClose, onNext } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const [money] = useState(() => moneyFor(services, memberId));
  const actor = useActorRef(receiptFor(services, money), {
    input: { receipt, platformNow, ...money.input },
  });
  const view = useSelector(actor, withdrawalReceiptView);
  const settledBy = useSelector(actor, ({ output }) => output?.settledBy);
  const { send } = actor;
  usePageShown(
    useCallback(() => send({ type: "withdrawalReceipt.resumed" }), [send]),
  );
  useNews(view.receipt, listed, () =>
    send({ type: "withdrawalReceipt.refreshed" }),
  );

  const [chosen, setChosen] = useState<ReceiptAnswer>();
  const [missing, setMissing] = useState(false);
  const { phase } = view;
  const ended = phase === "received" || phase === "full";
  const proving =
    phase === "proving" ||
    phase === "uploading" ||
    (phase === "sending" && !view.endsIt);
  const busy = phase === "uploading" || phase === "sending";
  // A first sending is told by its button.
  const inDoubt = view.step?.doubt !== undefined;

  return (
    <>
      <Modal
        open
        // What was sent goes its way: the journal tells the next dialog of it.
        onClose={onClose}
        size="medium"
        title={formatMessage(dialogWords.title)}
        description={
          <>
            <bdi>{view.receipt.id}</bdi>
            {" · "}
            <DateTime at={view.receipt.issuedAt} precision="minute" showZone />
          </>
        }
        footer={
          <ReceiptButtons
            view={view}
            busy={busy}
            send={send}
            onClose={onClose}
            onNext={onNext}
            onContinue={() => {
              setMissing(chosen === undefined);
              if (chosen)
                send({
                  type: "withdrawalReceipt.answerChosen",
                  answer: chosen,
                });
            }}
          />
        }
      >
        {/* There before it has anything to say, so that it is said. */}
        <div role="status">
          {ended && (
            <ReceiptEnd view={view} settledBy={settledBy ?? "platform"} />
          )}
        </div>
        {ended ? (
          <ReceiptHistory receipt={view.receipt} />
        ) : (
          <Stack gap="x5">
            {phase !== "checking" && !inDoubt && (
              <ReceiptState
                view={view}
                platformNow={platformNow}
                onRefresh={() => send({ type: "withdrawalReceipt.refreshed" })}
              />
            )}
            <ReceiptFigures receipt={view.receipt} />
            {view.elsewhere && (
              <InlineMessage live="polite">
                {formatMessage(dialogWords.elsewhere)}
              </InlineMessage>
            )}
            {view.failure && (
              <InlineMessage tone="danger" live="assertive">
                {errorText(intl, view.failure)}
              </InlineMessage>
            )}
            <ReceiptDoubt view={view} send={send} />
            {phase === "checking" && (
              <Spinner label={formatMessage(dialogWords.checking)} />
            )}
            {proving ? (
              <ReceiptProof view={view} send={send} />
            ) : (
              phase !== "checking" &&
              !inDoubt && (
                <ReceiptChoice
                  view={view}
                  value={chosen}
                  onChange={setChosen}
                  missing={missing}
                />
              )
            )}
            {!proving && phase !== "checking" && !inDoubt && (
              <ReceiptHistory receipt={view.receipt} />
            )}
          </Stack>
        )}
      </Modal>
      <ReceiptWarning view={view} send={send} />
    </>
  );
}

/** Keeps list and question in step: what is learnt here goes into the list, and what the list learns is read here. */
function useNews(
  here: Receipt,
  listed: Receipt | undefined,
  onChanged: () => void,
): void {
  const queries = useQueryClient();
  const told = useRef(here.state);
  useEffect(() => {
    if (told.current === here.state) return;
    told.current = here.state;
    void queries.invalidateQueries({ queryKey: receiptsKey });
    void queries.invalidateQueries({ queryKey: balanceKey });
    void queries.invalidateQueries({ queryKey: recordsKey });
  }, [here.state, queries]);

  const news = listed && `${listed.state} ${listed.receivedAmount}`;
  const known = `${here.state} ${here.receivedAmount}`;
  // Only what the list has learnt is news; the platform is asked which of the two is right.
  const onNews = useEffectEvent(() => {
    if (news !== known) onChanged();
  });
  useEffect(() => {
    if (news !== undefined) onNews();
  }, [news]);
}

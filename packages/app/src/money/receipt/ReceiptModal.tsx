import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ReceiptAnswer } from "@foyer/platform/calls";
import type {
  WithdrawalReceiptEvent,
  WithdrawalReceiptOutput,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { DateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Spinner } from "@foyer/ui/spinner";
import { Stack } from "@foyer/ui/stack";
import { ReceiptHistory } from "./ReceiptHistory.tsx";
import { errorText } from "../../kit/words/errors.ts";

import { ReceiptButtons } from "./ReceiptButtons.tsx";
import { ReceiptChoice } from "./ReceiptChoice.tsx";
import { ReceiptDoubt } from "./ReceiptDoubt.tsx";
import { ReceiptEnd } from "./ReceiptEnd.tsx";
import { ReceiptFigures } from "./ReceiptFigures.tsx";
import { ReceiptProof } from "./ReceiptProof.tsx";
import { ReceiptState } from "./ReceiptState.tsx";
import { ReceiptWarning } from "./ReceiptWarning.tsx";

interface ReceiptModalProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
  /** Who has ended it, once it is ended. */
  readonly settledBy: WithdrawalReceiptOutput["settledBy"] | undefined;
  readonly platformNow: () => number;
  readonly onClose: () => void;
  /** The next payout that waits for an answer. */
  readonly onNext: (() => void) | undefined;
}

/** The dialog that asks whether one payout arrived. */
export function ReceiptModal({
  view,
  send,
  settledBy,
  platformNow,
  onClose,
  onNext,
}: ReceiptModalProps) {
  const intl = useIntl();
  const t = useTranslations();
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
        title={t("receipt.title")}
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
                {t("receipt.elsewhere")}
              </InlineMessage>
            )}
            {view.failure && (
              <InlineMessage tone="danger" live="assertive">
                {errorText(intl, view.failure)}
              </InlineMessage>
            )}
            <ReceiptDoubt view={view} send={send} />
            {phase === "checking" && <Spinner label={t("receipt.checking")} />}
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

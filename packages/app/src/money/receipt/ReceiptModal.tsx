import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ReceiptAnswer } from "@foyer/platform/calls";
import type {
  WithdrawalReceiptEvent,
  WithdrawalReceiptOutput,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Spinner } from "@foyer/ui/spinner";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import { ReceiptChoice, ReceiptDoubt, ReceiptProof } from "./ReceiptAnswer.tsx";
import { ReceiptHistory } from "./ReceiptHistory.tsx";
import { ReceiptFigures, ReceiptState } from "./ReceiptState.tsx";
import { useAmounts } from "./receiptText.ts";
import { ReceiptWarning } from "./ReceiptWarning.tsx";

export interface ReceiptModalProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
  /** Who closed the confirmation, once it is closed. */
  readonly settledBy: WithdrawalReceiptOutput["settledBy"] | undefined;
  readonly platformNow: () => number;
  readonly onClose: () => void;
  /** Opens the next withdrawal that needs an answer. */
  readonly onNext: (() => void) | undefined;
}

/** The current stage of the question. */
function stageOf({ phase, endsIt }: WithdrawalReceiptView) {
  const busy = phase === "uploading" || phase === "sending";
  return {
    settled: phase === "received" || phase === "full",
    busy,
    /** The member is proving that nothing arrived, or the proof is being sent. */
    proving: phase === "proving" || (busy && !endsIt),
  };
}

/** The dialog that asks whether one withdrawal arrived. */
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
  const { settled, proving } = stageOf(view);
  // The button itself shows the first submission.
  const calm = phase !== "checking" && view.step?.doubt === undefined;

  return (
    <>
      <Modal
        open
        // A request in flight continues: the journal passes it on to the next dialog.
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
        {/* The live region exists before it has content, so that the content is announced. */}
        <div role="status">
          {settled && (
            <ReceiptEnd view={view} settledBy={settledBy ?? "platform"} />
          )}
        </div>
        {settled ? (
          <ReceiptHistory receipt={view.receipt} />
        ) : (
          <Stack gap="x5">
            {calm && (
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
              calm && (
                <ReceiptChoice
                  view={view}
                  value={chosen}
                  onChange={setChosen}
                  missing={missing}
                />
              )
            )}
            {!proving && calm && <ReceiptHistory receipt={view.receipt} />}
          </Stack>
        )}
      </Modal>
      <ReceiptWarning view={view} send={send} />
    </>
  );
}

const endWords = {
  member: "receipt.end.member",
  timeout: "receipt.end.timeout",
  platform: "receipt.end.platform",
} as const;

interface ReceiptEndProps {
  readonly view: WithdrawalReceiptView;
  readonly settledBy: WithdrawalReceiptOutput["settledBy"];
}

/** The outcome, and who closed the confirmation. */
function ReceiptEnd({ view, settledBy }: ReceiptEndProps) {
  const t = useTranslations();
  const amounts = useAmounts(view.receipt);
  const full = view.phase === "full";
  return (
    <Stack gap="x4">
      <EmptyState
        picture={settledBy === "timeout" ? "clock" : "success"}
        level={3}
        title={t(full ? "receipt.end.full" : "receipt.end.received")}
      >
        {t(full ? "receipt.end.fullText" : endWords[settledBy], amounts)}
      </EmptyState>
      {view.forced && (
        <InlineMessage tone="warning">{t("receipt.end.forced")}</InlineMessage>
      )}
    </Stack>
  );
}

interface ReceiptButtonsProps extends Omit<
  ReceiptModalProps,
  "settledBy" | "platformNow"
> {
  readonly onContinue: () => void;
}

/** The actions in the current phase; none of them closes the confirmation on its own. */
function ReceiptButtons(props: ReceiptButtonsProps) {
  const { view, send, onClose, onNext, onContinue } = props;
  const t = useTranslations();
  const { phase, disputed, forced } = view;
  const { settled, proving, busy } = stageOf(view);
  const next = onNext && (
    <Button tone="accent" onClick={onNext}>
      {t("receipt.next")}
    </Button>
  );
  if (settled)
    return (
      <>
        <Button variant="outline" onClick={onClose}>
          {t("receipt.close")}
        </Button>
        {next}
      </>
    );
  if (proving)
    return (
      <>
        <Button
          variant="outline"
          disabled={busy}
          onClick={() => send({ type: "withdrawalReceipt.reconsidered" })}
        >
          {t("receipt.back")}
        </Button>
        <Button
          // A withdrawal closed by the platform ends here, whatever was reported.
          tone={forced ? "danger" : "accent"}
          variant={forced ? "outline" : "solid"}
          loading={busy}
          onClick={() =>
            send({
              type: "withdrawalReceipt.confirmed",
              answer: "NOT_RECEIVED",
            })
          }
        >
          {t("receipt.report")}
        </Button>
      </>
    );
  const choosing = phase === "choosing" || phase === "reviewing";
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {t(disputed ? "receipt.close" : "receipt.later")}
      </Button>
      {choosing && (
        <Button
          tone={disputed && next ? "neutral" : "accent"}
          onClick={onContinue}
        >
          {t("receipt.goOn")}
        </Button>
      )}
      {disputed && next}
    </>
  );
}

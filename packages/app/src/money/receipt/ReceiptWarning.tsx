import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { InlineMessage } from "@foyer/ui/inline-message";
import { WarningDialog } from "@foyer/ui/warning-dialog";
import { errorText } from "../../kit/words/errors.ts";
import { useAmounts } from "./receiptText.ts";

type Case = "RECEIVED" | "FULL_PAYMENT" | "leave";

const messages = {
  title_RECEIVED: "receipt.warning.received.title",
  text_RECEIVED: "receipt.warning.received.text",
  confirm_RECEIVED: "receipt.warning.received.confirm",
  title_FULL_PAYMENT: "receipt.warning.full.title",
  text_FULL_PAYMENT: "receipt.warning.full.text",
  confirm_FULL_PAYMENT: "receipt.warning.full.confirm",
  title_leave: "receipt.warning.leave.title",
  text_leave: "receipt.warning.leave.text",
  confirm_leave: "receipt.warning.leave.confirm",
} as const;

interface ReceiptWarningProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
}

/** Confirms the answers that close the question: the losses come first, and neither button is the default one. */
export function ReceiptWarning({ view, send }: ReceiptWarningProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { answer, endsIt, phase, forced, partial, step } = view;
  const words = useAmounts(view.receipt);
  // An answer in doubt is shown by the dialog below.
  const waits = phase === "sending" && !step?.doubt;
  const open = endsIt && (phase === "reviewing" || waits);
  const about: Case =
    partial && answer === "RECEIVED"
      ? "leave"
      : answer === "FULL_PAYMENT"
        ? "FULL_PAYMENT"
        : "RECEIVED";
  return (
    <WarningDialog
      open={open}
      busy={waits}
      title={t(messages[`title_${about}`], words)}
      message={
        <>
          {t(messages[`text_${about}`], words)}
          {view.failure && (
            <InlineMessage tone="danger" live="assertive">
              {errorText(intl, view.failure)}
            </InlineMessage>
          )}
        </>
      }
      losses={[
        ...(about === "leave" ? [t("receipt.warning.missing", words)] : []),
        t("receipt.warning.noReport"),
        ...(forced ? [t("receipt.warning.noRefund")] : []),
      ]}
      consent={forced ? t("receipt.forced.agree") : undefined}
      confirmLabel={t(messages[`confirm_${about}`], words)}
      cancelLabel={t("receipt.warning.back")}
      onConfirm={() => {
        if (!answer) return;
        // The button is disabled until the required box is ticked.
        send({ type: "withdrawalReceipt.acknowledged", acknowledged: true });
        send({ type: "withdrawalReceipt.confirmed", answer });
      }}
      onCancel={() => send({ type: "withdrawalReceipt.reconsidered" })}
    />
  );
}

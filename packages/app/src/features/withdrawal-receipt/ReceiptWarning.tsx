import { defineMessages, useIntl } from "react-intl";
import type {
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { InlineMessage } from "@foyer/ui/inline-message";
import { WarningDialog } from "@foyer/ui/warning-dialog";
import { errorText } from "../../shared/words/errors.ts";
import { useAmounts, type Amounts } from "./useAmounts.ts";

type Words = Omit<Amounts, "received">;
type Case = "RECEIVED" | "FULL_PAYMENT" | "leave";

const messages = defineMessages<
  Record<
    `title_${Case}` | `text_${Case}` | `confirm_${Case}` | "missing",
    Words
  > &
    Record<"back" | "noReport" | "noRefund" | "agree", {}>
>({
  title_RECEIVED: {
    id: "receipt.warning.received.title",
    defaultMessage: "Has all of {amount} arrived?",
    description: "Title of the last question before a payout is closed",
  },
  text_RECEIVED: {
    id: "receipt.warning.received.text",
    defaultMessage: "Your yes closes this payout for good.",
    description: "What a yes to “Received” means",
  },
  confirm_RECEIVED: {
    id: "receipt.warning.received.confirm",
    defaultMessage: "Yes, {amount} arrived",
    description: "Button that closes a payout as received",
  },
  title_FULL_PAYMENT: {
    id: "receipt.warning.full.title",
    defaultMessage: "Has {amount} been paid in full?",
    description: "Title of the last question before a payout is closed",
  },
  text_FULL_PAYMENT: {
    id: "receipt.warning.full.text",
    defaultMessage: "Your yes closes this payout for good.",
    description: "What a yes to “Full payment made” means",
  },
  confirm_FULL_PAYMENT: {
    id: "receipt.warning.full.confirm",
    defaultMessage: "Yes, paid in full",
    description: "Button that closes a payout as fully paid",
  },
  title_leave: {
    id: "receipt.warning.leave.title",
    defaultMessage: "Give up the missing {remaining}?",
    description:
      "Title of the last question before a payout that came in part is closed",
  },
  text_leave: {
    id: "receipt.warning.leave.text",
    defaultMessage:
      "Only a part of {amount} has arrived. Your yes closes this payout for good.",
    description: "What a yes to “Received” means when a part is missing",
  },
  confirm_leave: {
    id: "receipt.warning.leave.confirm",
    defaultMessage: "Give up {remaining}",
    description: "Button that closes a payout of which a part is missing",
  },
  missing: {
    id: "receipt.warning.missing",
    defaultMessage: "{remaining} that has not arrived",
    description: "Item of what is lost",
  },
  noReport: {
    id: "receipt.warning.noReport",
    defaultMessage: "The right to report it as not received",
    description: "Item of what is lost",
  },
  noRefund: {
    id: "receipt.warning.noRefund",
    defaultMessage: "Any refund: this payout is settled by force",
    description: "Item of what is lost by a forced receipt",
  },
  agree: {
    id: "receipt.forced.agree",
    defaultMessage:
      "I understand that it counts as received and that the deposit is not refunded.",
    description: "To be ticked before answering about a forced receipt",
  },
  back: {
    id: "receipt.warning.back",
    defaultMessage: "Go back",
    description: "Button: nothing is decided",
  },
});

interface ReceiptWarningProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
}

/** The answers that end it, once more: what is lost is said first, and neither button is the default one. */
export function ReceiptWarning({ view, send }: ReceiptWarningProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { answer, endsIt, phase, forced, partial, step } = view;
  const words = useAmounts(view.receipt);
  // What is in doubt is told in the dialog below.
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
      title={formatMessage(messages[`title_${about}`], words)}
      message={
        <>
          {formatMessage(messages[`text_${about}`], words)}
          {view.failure && (
            <InlineMessage tone="danger" live="assertive">
              {errorText(intl, view.failure)}
            </InlineMessage>
          )}
        </>
      }
      losses={[
        ...(about === "leave" ? [formatMessage(messages.missing, words)] : []),
        formatMessage(messages.noReport),
        ...(forced ? [formatMessage(messages.noRefund)] : []),
      ]}
      consent={forced ? formatMessage(messages.agree) : undefined}
      confirmLabel={formatMessage(messages[`confirm_${about}`], words)}
      cancelLabel={formatMessage(messages.back)}
      onConfirm={() => {
        if (!answer) return;
        // It cannot be pressed before what it asks for was ticked.
        send({ type: "withdrawalReceipt.acknowledged", acknowledged: true });
        send({ type: "withdrawalReceipt.confirmed", answer });
      }}
      onCancel={() => send({ type: "withdrawalReceipt.reconsidered" })}
    />
  );
}

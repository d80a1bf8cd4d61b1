import { useTranslations } from "@foyer/ui/words";
import type {
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";

interface ReceiptButtonsProps {
  readonly view: WithdrawalReceiptView;
  readonly busy: boolean;
  readonly send: (event: WithdrawalReceiptEvent) => void;
  readonly onClose: () => void;
  readonly onNext: (() => void) | undefined;
  readonly onContinue: () => void;
}

/** The ways on from where the question stands; none of them ends anything by itself. */
export function ReceiptButtons(props: ReceiptButtonsProps) {
  const { view, busy, send, onClose, onNext, onContinue } = props;
  const t = useTranslations();
  const { phase, disputed, endsIt, forced } = view;
  const next = onNext && (
    <Button tone="accent" onClick={onNext}>
      {t("receipt.next")}
    </Button>
  );
  if (phase === "received" || phase === "full")
    return (
      <>
        <Button variant="outline" onClick={onClose}>
          {t("receipt.close")}
        </Button>
        {next}
      </>
    );
  if (phase === "proving" || (busy && !endsIt))
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
          // Of a forced one it is the end, whatever was reported.
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

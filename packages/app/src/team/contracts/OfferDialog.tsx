import { useTranslations } from "@foyer/ui/words";
import type {
  ContractRequestEvent,
  ContractRequestView,
} from "@foyer/flows/contract-request";
import type { ContractType } from "@foyer/platform/calls";
import { Modal } from "@foyer/ui/modal";
import { ContractNews } from "../contract/ContractNews.tsx";
import { typeWords } from "../contract/contractWords.ts";
import { StepGroup } from "../../money/order/StepGroup.tsx";
import { OfferForm } from "./OfferForm.tsx";
import { OfferLower } from "./OfferLower.tsx";
import { OfferReview } from "./OfferReview.tsx";

interface OfferDialogProps {
  readonly type: ContractType;
  readonly view: ContractRequestView;
  readonly send: (event: ContractRequestEvent) => void;
}

/** An offer to somebody below, step by step: terms, check, and what would end by it (CON-08). */
export function OfferDialog({ type, view, send }: OfferDialogProps) {
  const t = useTranslations();
  const { step, intent } = view;
  const offer = intent?.kind === "offer" ? intent.offer : undefined;
  const title = t("agentOffer.title", {
    type: t(typeWords[type]),
  });
  const close = () => {
    send({ type: "contractRequest.abandoned" });
    // From the check and from the question the way back leads to the form; out of it, out of all.
    if (step !== "offer") send({ type: "contractRequest.abandoned" });
  };
  const sending = view.busy && step !== "offer";
  return (
    <Modal open onClose={close} busy={sending} title={title}>
      <StepGroup label={title} step={step}>
        {step === "offer" && <OfferForm view={view} send={send} />}
        {step === "confirm" && offer && (
          <OfferReview offer={offer} busy={sending} send={send} />
        )}
        {step === "confirmLower" && offer && (
          <OfferLower
            offer={offer}
            ending={view.ending}
            busy={sending}
            send={send}
          />
        )}
        {(step === "checking" ||
          step === "notDone" ||
          step === "outcomeUnknown") && (
          <ContractNews view={view} send={send} />
        )}
      </StepGroup>
    </Modal>
  );
}

import { useTranslations } from "@foyer/ui/words";
import { Modal } from "@foyer/ui/modal";
import type { Sending } from "../../kit/sending/useSend.ts";
import { StepUpForm } from "./StepUpForm.tsx";

import type { StepUp } from "./useOwnerSend.ts";

interface StepUpDialogProps {
  readonly stepUp: StepUp;
  readonly sending: Sending;
}

/**
 * The question whether it is the owner who asks, in a dialog of its own, for forms that stand on a page.
 *
 * @example {stepUp && <StepUpDialog stepUp={stepUp} sending={sending} />}
 */
export function StepUpDialog({ stepUp, sending }: StepUpDialogProps) {
  return (
    <Modal
      open
      onClose={stepUp.back}
      busy={sending.busy}
      size="small"
      title={useTranslations()("stepUp.title")}
    >
      <StepUpForm stepUp={stepUp} sending={sending} />
    </Modal>
  );
}

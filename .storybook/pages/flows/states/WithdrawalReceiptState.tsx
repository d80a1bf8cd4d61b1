import { withdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { ReceiptModal } from "../../../../packages/app/src/money/receipt/ReceiptModal.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";
import type { withdrawalReceiptStates } from "./withdrawalReceipt.ts";

type Actor = ActorOf<typeof withdrawalReceiptStates>;

/** Whether a payout arrived: the app's own dialog. */
export function WithdrawalReceiptState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, withdrawalReceiptView);
  const { output, context } = actor.getSnapshot();
  return (
    <StoryServices actors={portal}>
      <ReceiptModal
        view={view}
        send={actor.send}
        settledBy={output?.settledBy}
        platformNow={context.platformNow}
        onClose={nothing}
        onNext={undefined}
      />
    </StoryServices>
  );
}

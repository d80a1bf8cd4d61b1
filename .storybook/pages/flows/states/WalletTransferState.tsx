import { walletTransferView } from "@foyer/flows/transfer";
import { WalletTransferSteps } from "../../../../packages/app/src/money/wallet/WalletTransferSteps.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { InPortal } from "./portal.ts";
import { walletName } from "./samples.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";
import type { walletTransferStates } from "./walletTransfer.ts";

type Actor = ActorOf<typeof walletTransferStates>;

/** Money from one wallet to another: the app's own parts, as the view says which. */
export function WalletTransferState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, walletTransferView);
  return (
    <StoryServices actors={portal}>
      <WalletTransferSteps
        view={view}
        output={actor.getSnapshot().output}
        send={actor.send}
        symbol="RM"
        nameOf={walletName}
        onAgain={nothing}
      />
    </StoryServices>
  );
}

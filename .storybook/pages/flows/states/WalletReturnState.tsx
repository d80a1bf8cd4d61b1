import { walletReturnView } from "@foyer/flows/transfer";
import { WalletReturnSteps } from "../../../../packages/app/src/money/wallet/WalletReturnSteps.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { InPortal } from "./portal.ts";
import { walletName } from "./samples.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";
import type { walletReturnStates } from "./walletReturn.ts";

type Actor = ActorOf<typeof walletReturnStates>;

/** Everything back to the main wallet: the app's own parts, as the view says which. */
export function WalletReturnState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, walletReturnView);
  return (
    <StoryServices actors={portal}>
      <WalletReturnSteps
        view={view}
        output={actor.getSnapshot().output}
        send={actor.send}
        symbol="RM"
        nameOf={walletName}
      />
    </StoryServices>
  );
}

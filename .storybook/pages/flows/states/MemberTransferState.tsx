import { memberTransferView } from "@foyer/flows/transfer";
import { CentreWaysProvider } from "../../../../packages/app/src/kit/centre/ways.ts";
import { TransferSteps } from "../../../../packages/app/src/money/transfer/TransferSteps.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { memberTransferStates } from "./memberTransfer.ts";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof memberTransferStates>;

/** Money to somebody of the same line: the app's own parts, as the view says which. */
export function MemberTransferState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, memberTransferView);
  return (
    <StoryServices actors={portal}>
      <CentreWaysProvider value={{ open: nothing, about: "" }}>
        <TransferSteps
          view={view}
          output={actor.getSnapshot().output}
          send={actor.send}
          symbol="RM"
          onAgain={nothing}
        />
      </CentreWaysProvider>
    </StoryServices>
  );
}

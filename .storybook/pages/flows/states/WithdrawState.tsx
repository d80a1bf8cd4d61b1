import { withdrawView } from "@foyer/flows/withdraw";
import { CentreWaysProvider } from "../../../../packages/app/src/kit/centre/ways.ts";
import { WithdrawSteps } from "../../../../packages/app/src/money/withdraw/WithdrawSteps.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";
import type { withdrawStates } from "./withdraw.ts";

type Actor = ActorOf<typeof withdrawStates>;

/** Asking to be paid out: the app's own parts, as the view says which. */
export function WithdrawState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, withdrawView);
  return (
    <StoryServices actors={portal}>
      <CentreWaysProvider value={{ open: nothing, about: "" }}>
        <WithdrawSteps
          view={view}
          output={actor.getSnapshot().output}
          send={actor.send}
          symbol="RM"
          onService={nothing}
          onAgain={nothing}
        />
      </CentreWaysProvider>
    </StoryServices>
  );
}

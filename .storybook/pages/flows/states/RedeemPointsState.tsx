import { redeemView } from "@foyer/flows/points";
import { Modal } from "@foyer/ui/modal";
import { RichText } from "@foyer/ui/rich-text";
import { RedeemSteps } from "../../../../packages/app/src/money/points/RedeemSteps.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { InPortal } from "./portal.ts";
import { teaSet, type redeemStates } from "./redeemPoints.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof redeemStates>;

/** Something of the mall with the form that buys it: the app's own parts, as the view says which. */
export function RedeemPointsState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, redeemView);
  return (
    <StoryServices actors={portal}>
      <Modal open onClose={nothing} title={teaSet.title}>
        <RedeemSteps
          view={view}
          output={actor.getSnapshot().output}
          title={teaSet.title}
          details={<RichText html={teaSet.content} />}
          send={actor.send}
          onRecords={nothing}
        />
      </Modal>
    </StoryServices>
  );
}

import { convertView } from "@foyer/flows/points";
import { ConvertSteps } from "../../../../packages/app/src/money/points/ConvertSteps.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { convertStates } from "./convertPoints.ts";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof convertStates>;

/** The form that turns points into money: the app's own parts, as the view says which. */
export function ConvertPointsState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, convertView);
  return (
    <StoryServices actors={portal}>
      <ConvertSteps
        view={view}
        output={actor.getSnapshot().output}
        send={actor.send}
        onAgain={nothing}
        onRules={nothing}
      />
    </StoryServices>
  );
}

import { activityApplicationView } from "@foyer/flows/activity-application";
import { ActivityApplication } from "../../../../packages/app/src/account/rewards/ActivityApplication.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { activityApplicationStates } from "./activityApplication.ts";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof activityApplicationStates>;

/** Applying for an activity: the app's own dialog, as the view says. */
export function ActivityApplicationState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, activityApplicationView);
  return (
    <StoryServices actors={portal}>
      <ActivityApplication
        view={view}
        send={actor.send}
        title="Show us your lantern"
        onClose={nothing}
      />
    </StoryServices>
  );
}

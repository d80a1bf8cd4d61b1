import { changePasswordView } from "@foyer/flows/change-password";
import { ChangePasswordModal } from "../../../../packages/app/src/entry/change-password/ChangePasswordModal.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { changePasswordStates } from "./changePassword.ts";
import type { InPortal } from "./portal.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

type Actor = ActorOf<typeof changePasswordStates>;

/** The new password that is due: it cannot be left before it is set. */
export function ChangePasswordState({ actor, portal }: InPortal<Actor>) {
  const view = useFlow(actor, changePasswordView);
  return (
    <StoryServices actors={portal}>
      <ChangePasswordModal
        view={view}
        send={actor.send}
        reason="expired"
        onClose={nothing}
      />
    </StoryServices>
  );
}

import { loginView } from "@foyer/flows/login";
import { socialProviders } from "@foyer/platform/calls";
import { Modal } from "@foyer/ui/modal";
import { FormattedMessage } from "react-intl";
import { SignIn } from "../../../../packages/app/src/entry/login/SignIn.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import type { loginStates } from "./login.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface LoginStateProps {
  readonly actor: ActorOf<typeof loginStates>;
}

/** The login popup: the app's own form. */
export function LoginState({ actor }: LoginStateProps) {
  const view = useFlow(actor, loginView);
  const { agentsOnly } = actor.getSnapshot().context.rules;
  return (
    <StoryServices>
      <Modal
        open
        onClose={nothing}
        title={<FormattedMessage id="login.title" />}
        size="small"
      >
        <SignIn
          view={view}
          send={actor.send}
          providers={agentsOnly ? [] : socialProviders}
          freePlay={!agentsOnly}
          links={null}
        />
      </Modal>
    </StoryServices>
  );
}

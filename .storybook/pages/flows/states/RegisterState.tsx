import { registerView } from "@foyer/flows/register";
import { Modal } from "@foyer/ui/modal";
import { FormattedMessage } from "react-intl";
import { RegisterFormView } from "../../../../packages/app/src/entry/register/RegisterFormView.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import { registerForm, type registerStates } from "./register.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface RegisterStateProps {
  readonly actor: ActorOf<typeof registerStates>;
}

/** The registration popup: the app's own form. */
export function RegisterState({ actor }: RegisterStateProps) {
  const view = useFlow(actor, registerView);
  return (
    <StoryServices>
      <Modal
        open
        onClose={nothing}
        title={<FormattedMessage id="register.title" />}
      >
        <RegisterFormView
          form={registerForm}
          view={view}
          send={actor.send}
          restored={false}
          onCleared={nothing}
        />
      </Modal>
    </StoryServices>
  );
}

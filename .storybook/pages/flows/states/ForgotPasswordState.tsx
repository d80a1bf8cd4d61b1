import { forgotPasswordView } from "@foyer/flows/forgot-password";
import { Modal } from "@foyer/ui/modal";
import { FormattedMessage } from "react-intl";
import { RecoveryFormView } from "../../../../packages/app/src/entry/forgot-password/RecoveryFormView.tsx";
import { StoryServices } from "../../../../packages/app/src/testing/StoryServices.tsx";
import { recoveryForm, type forgotPasswordStates } from "./forgotPassword.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface ForgotPasswordStateProps {
  readonly actor: ActorOf<typeof forgotPasswordStates>;
}

/** The recovery popup: the app's own form. */
export function ForgotPasswordState({ actor }: ForgotPasswordStateProps) {
  const view = useFlow(actor, forgotPasswordView);
  return (
    <StoryServices>
      <Modal
        open
        onClose={nothing}
        title={<FormattedMessage id="forgotPassword.title" />}
        size="small"
      >
        <RecoveryFormView form={recoveryForm} view={view} send={actor.send} />
      </Modal>
    </StoryServices>
  );
}

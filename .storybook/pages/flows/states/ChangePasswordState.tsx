import { changePasswordView } from "@foyer/flows/change-password";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { FormattedMessage, useIntl } from "react-intl";
import {
  ChangePasswordFields,
  passwordLabels,
  passwordProblemText,
} from "../../../../packages/app/src/features/change-password/ChangePasswordFields.tsx";
import { errorText } from "../../../../packages/app/src/shared/words/errors.ts";
import type { changePasswordStates } from "./changePassword.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface ChangePasswordStateProps {
  readonly actor: ActorOf<typeof changePasswordStates>;
}

/** The new password that is due: it cannot be left before it is set. */
export function ChangePasswordState({ actor }: ChangePasswordStateProps) {
  const intl = useIntl();
  const view = useFlow(actor, changePasswordView);
  return (
    <Modal
      open
      forced
      size="small"
      title={<FormattedMessage id="changePassword.title" />}
      description="Your password has expired. Choose a new one to go on."
    >
      <Form
        label="Choose a new password"
        onSubmit={() => actor.send({ type: "changePassword.submitted" })}
        problems={view.asked.flatMap((name) => {
          const problem = view.fields[name];
          const label = intl.formatMessage(passwordLabels[name]);
          return problem
            ? [
                {
                  name,
                  message: `${label}: ${passwordProblemText(intl, problem)}`,
                },
              ]
            : [];
        })}
        error={
          view.failure && !view.toldAtField
            ? errorText(intl, view.failure)
            : undefined
        }
        busy={view.busy}
      >
        <Stack gap="x5">
          <ChangePasswordFields view={view} send={actor.send} />
          <Button
            type="submit"
            tone="accent"
            size="large"
            wide
            loading={view.busy}
            disabled={!view.busy && !view.canSubmit}
          >
            Save the new password
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}

import {
  changePasswordView,
  type PasswordField as Field,
  type PasswordProblem,
} from "@foyer/flows/change-password";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { PasswordField } from "@foyer/ui/password-field";
import { Stack } from "@foyer/ui/stack";
import { useIntl } from "react-intl";
import { errorText } from "../../../../packages/app/src/shared/words/errors.ts";
import type { changePasswordStates } from "./changePassword.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

const labels: Readonly<Record<Field, string>> = {
  oldPassword: "Old password",
  newPassword: "New password",
  confirmNewPassword: "New password again",
};
const words: Readonly<Record<PasswordProblem, string>> = {
  required: "Input cannot be empty",
  notEqual: "Confirmation password is not correct",
  unchanged: "The new password must differ from the old one",
};
const fields = ["oldPassword", "newPassword", "confirmNewPassword"] as const;

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
      title="Choose a new password"
      description="Your password has expired. Choose a new one to go on."
    >
      <Form
        label="Choose a new password"
        onSubmit={() => actor.send({ type: "changePassword.submitted" })}
        problems={fields.flatMap((name) => {
          const problem = view.fields[name];
          return problem
            ? [{ name, message: `${labels[name]}: ${words[problem]}` }]
            : [];
        })}
        error={view.failure && errorText(intl, view.failure)}
        busy={view.busy}
      >
        <Stack gap="x5">
          {fields.map((field) => {
            const problem = view.fields[field];
            return (
              <PasswordField
                key={field}
                name={field}
                label={labels[field]}
                value={view.values[field]}
                onChange={(value) =>
                  actor.send({
                    type: "changePassword.fieldChanged",
                    field,
                    value,
                  })
                }
                error={problem && words[problem]}
                autoComplete={
                  field === "oldPassword" ? "current-password" : "new-password"
                }
                required
              />
            );
          })}
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

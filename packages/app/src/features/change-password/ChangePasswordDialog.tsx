import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { fromPromise } from "xstate";
import { defineMessages, useIntl } from "react-intl";
import {
  changePasswordMachine,
  changePasswordView,
  type PasswordField as Field,
  type PasswordProblem,
} from "@foyer/flows/change-password";
import type { PasswordDue } from "@foyer/flows/session";
import { changePassword } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { PasswordField } from "@foyer/ui/password-field";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../../actors/actors.ts";
import { refused } from "../../actors/failure.ts";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../shared/words/errors.ts";

const messages = defineMessages({
  title: {
    id: "changePassword.title",
    defaultMessage: "Choose a new password",
    description: "Title of the dialog that sets a new password",
  },
  firstLogin: {
    id: "changePassword.why.firstLogin",
    defaultMessage:
      "This is your first sign-in. Choose a password that only you know, then play.",
    description: "Why a new password is due",
  },
  defaultPassword: {
    id: "changePassword.why.defaultPassword",
    defaultMessage:
      "You signed in with the password that new accounts start with. Others may know it, so choose one of your own.",
    description: "Why a new password is due",
  },
  expired: {
    id: "changePassword.why.expired",
    defaultMessage: "Your password has expired. Choose a new one to go on.",
    description: "Why a new password is due",
  },
  oldPassword: {
    id: "changePassword.old",
    defaultMessage: "Old password",
    description: "Label of a field",
  },
  newPassword: {
    id: "changePassword.new",
    defaultMessage: "New password",
    description: "Label of a field",
  },
  confirmNewPassword: {
    id: "changePassword.confirm",
    defaultMessage: "New password again",
    description: "Label of a field",
  },
  required: {
    id: "validation.required",
    defaultMessage: "Input cannot be empty",
    description: "A required field was left empty",
  },
  notEqual: {
    id: "validation.confirmation",
    defaultMessage: "Confirmation password is not correct",
    description: "The second entry of a new password differs",
  },
  unchanged: {
    id: "validation.unchanged",
    defaultMessage: "The new password must differ from the old one",
    description: "The new password is the old one",
  },
  submit: {
    id: "changePassword.submit",
    defaultMessage: "Save the new password",
    description: "Button that sets the new password",
  },
  saved: {
    id: "changePassword.saved",
    defaultMessage: "Your new password is set",
    description: "Shown after the password was changed",
  },
});

/** Current password first, as password managers expect. */
const fields: readonly {
  readonly field: Field;
  readonly autoComplete: string;
}[] = [
  { field: "oldPassword", autoComplete: "current-password" },
  { field: "newPassword", autoComplete: "new-password" },
  { field: "confirmNewPassword", autoComplete: "new-password" },
];

/** The new password that is due: it cannot be left before it is set (PWD-04). */
export default function ChangePasswordDialog({
  reason,
}: {
  readonly reason: PasswordDue;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { client } = useServices();
  const { session } = useActors();
  const actor = useActorRef(
    changePasswordMachine.provide({
      actors: {
        savePassword: fromPromise(({ input, signal }) =>
          client
            .call(changePassword, input, { signal })
            .then((ok) => ({ ok }), refused),
        ),
      },
    }),
  );
  const view = useSelector(actor, changePasswordView);

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        toast.show({
          tone: "success",
          text: intl.formatMessage(messages.saved),
        });
        session.send({ type: "session.passwordChanged" });
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, session, intl]);

  const words = (problem: PasswordProblem) => formatMessage(messages[problem]);
  const problems = fields.flatMap(({ field }) => {
    const problem = view.fields[field];
    return problem
      ? [
          {
            name: field,
            message: `${formatMessage(messages[field])}: ${words(problem)}`,
          },
        ]
      : [];
  });
  return (
    <Modal
      open
      forced
      size="small"
      title={formatMessage(messages.title)}
      description={formatMessage(messages[reason])}
    >
      <Form
        label={formatMessage(messages.title)}
        onSubmit={() => actor.send({ type: "changePassword.submitted" })}
        problems={problems}
        error={view.failure && errorText(intl, view.failure)}
        busy={view.busy}
      >
        <Stack gap="x5">
          {fields.map(({ field, autoComplete }) => {
            const problem = view.fields[field];
            return (
              <PasswordField
                key={field}
                name={field}
                label={formatMessage(messages[field])}
                value={view.values[field]}
                onChange={(value) =>
                  actor.send({
                    type: "changePassword.fieldChanged",
                    field,
                    value,
                  })
                }
                error={problem && words(problem)}
                autoComplete={autoComplete}
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
          >
            {formatMessage(messages.submit)}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}

import { useCallback, useEffect, useState } from "react";
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
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { PasswordField } from "@foyer/ui/password-field";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../../actors/actors.ts";
import { modalOf, useModalActions } from "../../modals/modals.ts";
import { useRouter } from "../../routes/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { rememberStore } from "../../shared/remember.ts";
import {
  forgetTypedPassword,
  typedPassword,
} from "../../shared/typedPassword.ts";
import { errorText } from "../../shared/words/errors.ts";
import { askSaved, savePassword } from "./changePasswordActors.ts";

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

/**
 * A new password: of one's own will, or because one is due, which cannot be left before it is set (PWD-04). It ends
 * at the start (PWD-02) or, for who came from the member centre, there again; the member is read anew either way.
 */
export default function ChangePasswordDialog({
  reason,
}: {
  readonly reason?: PasswordDue;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { client, brand } = useServices();
  const { session } = useActors();
  const { open, close, leaveFor } = useModalActions();
  const router = useRouter();
  // What was just typed at the login is not asked for again (PWD-03), unless the platform finds it wrong.
  const [known, setKnown] = useState(() => typedPassword(session));
  useEffect(() => () => forgetTypedPassword(session), [session]);
  const actor = useActorRef(
    changePasswordMachine.provide({
      actors: {
        savePassword: fromPromise(({ input, signal }) =>
          savePassword(client, input, signal),
        ),
        askSaved: fromPromise(({ input, signal }) =>
          askSaved(client, input.newPassword, signal),
        ),
      },
    }),
  );
  const view = useSelector(actor, changePasswordView);

  useEffect(() => {
    actor.send({
      type: "changePassword.fieldChanged",
      field: "oldPassword",
      value: known ?? "",
    });
  }, [actor, known]);

  /** Back to the centre it was opened from, if any; a password that is due was not asked for by anybody. */
  const goBack = useCallback((): boolean => {
    const request = reason ? undefined : modalOf(router.location);
    const back = request?.name === "changePassword" ? request.back : undefined;
    if (back === undefined) return false;
    if (back === "here") close();
    else open({ name: "panel", panel: "member", page: back.panel });
    return true;
  }, [reason, router, open, close]);

  useEffect(() => {
    const subscription = actor.subscribe({
      next: (snapshot) => {
        const { failure } = changePasswordView(snapshot);
        if (failure?.reason === "OLD_PASSWORD_WRONG") setKnown(undefined);
      },
      complete: () => {
        toast.show({
          tone: "success",
          text: intl.formatMessage(messages.saved),
        });
        // What this device remembers signs nobody in any more.
        const { merchantCode, rememberPassword: password } = brand;
        void rememberStore({ merchantCode, password }).forget();
        session.send({ type: "session.passwordChanged" });
        session.send({ type: "session.resumed" });
        if (!goBack()) leaveFor("/");
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, session, intl, brand, leaveFor, goBack]);

  const asked = fields.filter(
    ({ field }) => known === undefined || field !== "oldPassword",
  );
  const words = (problem: PasswordProblem) => formatMessage(messages[problem]);
  const problems = asked.flatMap(({ field }) => {
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
      {...(reason
        ? { forced: true, description: formatMessage(messages[reason]) }
        : { onClose: () => void (goBack() || close()) })}
      size="small"
      title={formatMessage(messages.title)}
    >
      <Form
        label={formatMessage(messages.title)}
        onSubmit={() => actor.send({ type: "changePassword.submitted" })}
        problems={problems}
        error={view.failure && errorText(intl, view.failure)}
        busy={view.busy}
      >
        <Stack gap="x5">
          {asked.map(({ field, autoComplete }, index) => {
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
                autoFocus={index === 0}
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
            {formatMessage(messages.submit)}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}

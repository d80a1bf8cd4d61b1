import { defineMessages, useIntl } from "react-intl";
import type {
  ChangePasswordEvent,
  ChangePasswordView,
} from "@foyer/flows/change-password";
import type { PasswordDue } from "@foyer/flows/session";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../shared/words/errors.ts";
import {
  ChangePasswordFields,
  passwordLabels,
  passwordProblemText,
} from "./ChangePasswordFields.tsx";
import { ForcedWayOut } from "./ForcedWayOut.tsx";

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
  submit: {
    id: "changePassword.submit",
    defaultMessage: "Save the new password",
    description: "Button that sets the new password",
  },
});

interface ChangePasswordModalProps {
  readonly view: ChangePasswordView;
  readonly send: (event: ChangePasswordEvent) => void;
  /** Why one is due: then it cannot be left before it is set (PWD-04). */
  readonly reason: PasswordDue | undefined;
  readonly onClose: () => void;
}

/** The dialog that asks for a new password. */
export function ChangePasswordModal({
  view,
  send,
  reason,
  onClose,
}: ChangePasswordModalProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const problems = view.asked.flatMap((name) => {
    const problem = view.fields[name];
    if (!problem) return [];
    const message = formatMessage(validationWords.inField, {
      field: formatMessage(passwordLabels[name]),
      problem: passwordProblemText(intl, problem),
    });
    return [{ name, message }];
  });
  return (
    <Modal
      open
      {...(reason
        ? { forced: true, description: formatMessage(messages[reason]) }
        : { onClose })}
      size="small"
      title={formatMessage(messages.title)}
    >
      <Form
        label={formatMessage(messages.title)}
        onSubmit={() => send({ type: "changePassword.submitted" })}
        problems={problems}
        error={
          view.failure && !view.toldAtField
            ? errorText(intl, view.failure)
            : undefined
        }
        busy={view.busy}
      >
        <Stack gap="x5">
          <ChangePasswordFields view={view} send={send} />
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
          {reason && <ForcedWayOut disabled={view.busy} />}
        </Stack>
      </Form>
    </Modal>
  );
}

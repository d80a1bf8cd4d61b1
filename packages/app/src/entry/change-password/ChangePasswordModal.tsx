import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
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
import { errorText } from "../../kit/words/errors.ts";
import {
  ChangePasswordFields,
  passwordLabels,
  passwordProblemText,
} from "./ChangePasswordFields.tsx";
import { ForcedWayOut } from "./ForcedWayOut.tsx";

const messages = {
  firstLogin: "changePassword.why.firstLogin",
  defaultPassword: "changePassword.why.defaultPassword",
  expired: "changePassword.why.expired",
} as const;

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
  const t = useTranslations();
  const problems = view.asked.flatMap((name) => {
    const problem = view.fields[name];
    if (!problem) return [];
    const message = t(validationWords.inField, {
      field: t(passwordLabels[name]),
      problem: passwordProblemText(intl, problem),
    });
    return [{ name, message }];
  });
  return (
    <Modal
      open
      {...(reason
        ? { forced: true, description: t(messages[reason]) }
        : { onClose })}
      size="small"
      title={t("changePassword.title")}
    >
      <Form
        label={t("changePassword.title")}
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
            {t("changePassword.submit")}
          </Button>
          {reason && <ForcedWayOut disabled={view.busy} />}
        </Stack>
      </Form>
    </Modal>
  );
}

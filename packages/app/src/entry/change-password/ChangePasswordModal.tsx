import { useIntl, type IntlShape } from "react-intl";
import type {
  ChangePasswordEvent,
  ChangePasswordView,
  PasswordProblem,
} from "@foyer/flows/change-password";
import type { PasswordDue } from "@foyer/flows/session";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { PasswordField } from "@foyer/ui/password-field";
import {
  PatternField,
  refusalText,
  validationWords,
} from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { translate, useTranslations } from "@foyer/ui/words";
import { useActors } from "../../actors/actors.ts";
import { ServiceButton } from "../../kit/parts/ServiceButton.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { EntryForm } from "../EntryForm.tsx";
import { useLogout } from "../useLogout.ts";

const reasons = {
  firstLogin: "changePassword.why.firstLogin",
  defaultPassword: "changePassword.why.defaultPassword",
  expired: "changePassword.why.expired",
} as const;

const passwordLabels = {
  oldPassword: "changePassword.old",
  newPassword: "changePassword.new",
  confirmNewPassword: "changePassword.confirm",
} as const;

const messages = {
  unchanged: "validation.unchanged",
  unsuitable: "changePassword.unsuitable",
} as const;

/** The error message of a field. */
function passwordProblemText(
  intl: IntlShape,
  problem: PasswordProblem,
): string {
  if (!("params" in problem))
    return problem.reason === "wrong"
      ? errorText(intl, { reason: "OLD_PASSWORD_WRONG" })
      : translate(intl, messages[problem.reason]);
  const { reason, params } = problem;
  return reason === "mobile" || reason === "age" || reason === "different"
    ? translate(intl, validationWords.other)
    : refusalText(intl, { reason, params }, "password");
}

interface ChangePasswordModalProps {
  readonly view: ChangePasswordView;
  readonly send: (event: ChangePasswordEvent) => void;
  /** Why a change is due: then the dialog cannot be left before it is set (PWD-04). */
  readonly reason: PasswordDue | undefined;
  readonly onClose: () => void;
}

/** The dialog that asks for a new password; its requirements are ticked off during typing. */
export function ChangePasswordModal(props: ChangePasswordModalProps) {
  const { view, send, reason, onClose } = props;
  const intl = useIntl();
  const t = useTranslations();
  const fields = view.asked.map((field, index) => {
    const problem = view.fields[field];
    return {
      name: field,
      label: t(passwordLabels[field]),
      value: view.values[field],
      onChange: (value: string) =>
        send({ type: "changePassword.fieldChanged", field, value }),
      error: problem && passwordProblemText(intl, problem),
      autoComplete:
        field === "oldPassword" ? "current-password" : "new-password",
      autoFocus: index === 0,
      required: true,
    };
  });
  return (
    <Modal
      open
      {...(reason
        ? { forced: true, description: t(reasons[reason]) }
        : { onClose })}
      size="small"
      title={t("changePassword.title")}
    >
      <EntryForm
        label={t("changePassword.title")}
        view={view.toldAtField ? { ...view, failure: undefined } : view}
        fields={fields}
        submit={t("changePassword.submit")}
        onSubmit={() => send({ type: "changePassword.submitted" })}
        below={reason && <ForcedWayOut disabled={view.busy} />}
      >
        {fields.map((field) =>
          field.name === "newPassword" ? (
            <PatternField
              key={field.name}
              {...field}
              kind="password"
              meaning="password"
              rule={view.rule ?? {}}
            />
          ) : (
            <PasswordField key={field.name} {...field} />
          ),
        )}
      </EntryForm>
    </Modal>
  );
}

/** Options for a member who cannot or will not choose a new password now: log out, or contact customer service. */
function ForcedWayOut({ disabled }: { readonly disabled: boolean }) {
  const t = useTranslations();
  const { session } = useActors();
  const router = useRouter();
  const { busy, send } = useLogout(() => {
    router.navigate("/", { replace: true, state: {} });
    session.send({ type: "session.signedOut" });
  });
  return (
    <Stack gap="x2">
      <Button
        variant="quiet"
        size="small"
        wide
        disabled={disabled}
        loading={busy}
        onClick={() => send({ type: "logout.confirmed" })}
      >
        {t("changePassword.logout")}
      </Button>
      <ServiceButton variant="quiet" size="small" wide fromDialog />
    </Stack>
  );
}

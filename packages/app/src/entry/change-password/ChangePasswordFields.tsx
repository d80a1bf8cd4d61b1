import { useIntl, type IntlShape } from "react-intl";
import { translate, useTranslations } from "@foyer/ui/words";
import type {
  ChangePasswordEvent,
  ChangePasswordView,
  PasswordField as Field,
  PasswordProblem,
} from "@foyer/flows/change-password";
import { PasswordField } from "@foyer/ui/password-field";
import {
  PatternField,
  refusalText,
  validationWords,
} from "@foyer/ui/pattern-field";
import { errorText } from "../../kit/words/errors.ts";

export const passwordLabels = {
  oldPassword: "changePassword.old",
  newPassword: "changePassword.new",
  confirmNewPassword: "changePassword.confirm",
} as const;

const messages = {
  unchanged: "validation.unchanged",
  unsuitable: "changePassword.unsuitable",
} as const;

const completion: Readonly<Record<Field, string>> = {
  oldPassword: "current-password",
  newPassword: "new-password",
  confirmNewPassword: "new-password",
};

/** What is wrong with a field, in words. */
export function passwordProblemText(
  intl: IntlShape,
  problem: PasswordProblem,
): string {
  if (!("params" in problem))
    return problem.reason === "wrong"
      ? errorText(intl, { reason: "OLD_PASSWORD_WRONG" })
      : translate(intl, messages[problem.reason]);
  const { reason, params } = problem;
  return reason === "mobile" || reason === "age"
    ? translate(intl, validationWords.other)
    : refusalText(intl, { reason, params }, "password");
}

interface ChangePasswordFieldsProps {
  readonly view: ChangePasswordView;
  readonly send: (event: ChangePasswordEvent) => void;
}

/** The fields of a new password, with what it has to be like ticked off as it is typed. */
export function ChangePasswordFields({
  view,
  send,
}: ChangePasswordFieldsProps) {
  const intl = useIntl();
  const t = useTranslations();
  return view.asked.map((field, index) => {
    const problem = view.fields[field];
    const common = {
      name: field,
      label: t(passwordLabels[field]),
      value: view.values[field],
      onChange: (value: string) =>
        send({ type: "changePassword.fieldChanged", field, value }),
      error: problem && passwordProblemText(intl, problem),
      autoComplete: completion[field],
      autoFocus: index === 0,
      required: true,
    };
    return field === "newPassword" ? (
      <PatternField
        key={field}
        {...common}
        kind="password"
        meaning="password"
        rule={view.rule ?? {}}
      />
    ) : (
      <PasswordField key={field} {...common} />
    );
  });
}

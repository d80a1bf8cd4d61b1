import { defineMessages, useIntl, type IntlShape } from "react-intl";
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
import { errorText } from "../../shared/words/errors.ts";

export const passwordLabels = defineMessages<Record<Field, {}>>({
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
});

const messages = defineMessages({
  unchanged: {
    id: "validation.unchanged",
    defaultMessage: "The new password must differ from the old one",
    description: "The new password is the old one",
  },
  unsuitable: {
    id: "changePassword.unsuitable",
    defaultMessage: "This password is not accepted. Choose another one.",
    description: "At a new password that the platform refused",
  },
});

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
      : intl.formatMessage(messages[problem.reason]);
  const { reason, params } = problem;
  return reason === "mobile" || reason === "age"
    ? intl.formatMessage(validationWords.other)
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
  return view.asked.map((field, index) => {
    const problem = view.fields[field];
    const common = {
      name: field,
      label: intl.formatMessage(passwordLabels[field]),
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

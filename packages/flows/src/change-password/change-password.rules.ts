import type {
  PasswordField,
  PasswordProblem,
  PasswordValues,
} from "./change-password.types.ts";

/** Values as they are checked and sent: without outer spaces, so that what is set is what signs in (VAL-01). */
export function trimmedPasswords(values: PasswordValues): PasswordValues {
  return {
    oldPassword: values.oldPassword.trim(),
    newPassword: values.newPassword.trim(),
    confirmNewPassword: values.confirmNewPassword.trim(),
  };
}

/** Fields that keep the form from being sent (VAL-14). */
export function passwordProblems(
  typed: PasswordValues,
): Partial<Record<PasswordField, PasswordProblem>> {
  const values = trimmedPasswords(typed);
  const problems: Partial<Record<PasswordField, PasswordProblem>> = {};
  if (values.oldPassword === "") problems.oldPassword = "required";
  if (values.newPassword === "") problems.newPassword = "required";
  else if (values.newPassword === values.oldPassword)
    problems.newPassword = "unchanged";
  if (values.confirmNewPassword === "")
    problems.confirmNewPassword = "required";
  else if (values.confirmNewPassword !== values.newPassword)
    problems.confirmNewPassword = "notEqual";
  return problems;
}

import { equal, required, validate } from "@foyer/platform/validation";
import { askedBy, type FieldRule } from "../shared/field-rule.ts";
import {
  passwordFields,
  type PasswordProblems,
  type PasswordValues,
  type SaveFailure,
} from "./change-password.types.ts";

/**
 * Values as they are checked and sent: without outer spaces, so that the password set is the one used to log in
 * (VAL-01).
 */
export function trimmedPasswords(values: PasswordValues): PasswordValues {
  return {
    oldPassword: values.oldPassword.trim(),
    newPassword: values.newPassword.trim(),
    confirmNewPassword: values.confirmNewPassword.trim(),
  };
}

/** Fields that prevent the form from being sent (VAL-14). */
export function passwordProblems(
  typed: PasswordValues,
  rule: FieldRule | undefined,
): PasswordProblems {
  const problems = validate(typed, {
    oldPassword: [required()],
    newPassword: askedBy(rule),
    confirmNewPassword: [required(), equal("newPassword")],
  });
  const { oldPassword, newPassword } = trimmedPasswords(typed);
  return newPassword !== "" && newPassword === oldPassword
    ? { ...problems, newPassword: { reason: "unchanged" } }
    : problems;
}

/** Fields at which a rejection by the platform is shown; none if it belongs to no field. */
export function refusedProblems(failure: SaveFailure): PasswordProblems {
  if (failure.reason === "OLD_PASSWORD_WRONG")
    return { oldPassword: { reason: "wrong" } };
  return Object.fromEntries(
    passwordFields
      .filter((field) => failure.fields?.includes(field))
      .map((field) => [field, { reason: "unsuitable" }] as const),
  );
}

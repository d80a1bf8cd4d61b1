import type { Failure, Result } from "../shared/result.ts";

export type PasswordField =
  "oldPassword" | "newPassword" | "confirmNewPassword";
export type PasswordProblem = "required" | "notEqual" | "unchanged";

export type PasswordValues = Readonly<Record<PasswordField, string>>;
export type SavePasswordOutput = Result<unknown>;

export interface ChangePasswordContext {
  readonly values: PasswordValues;
  readonly fields: Partial<Record<PasswordField, PasswordProblem>>;
  readonly failure: Failure | undefined;
}

export type ChangePasswordEvent =
  | { type: "changePassword.fieldChanged"; field: PasswordField; value: string }
  | { type: "changePassword.submitted" };

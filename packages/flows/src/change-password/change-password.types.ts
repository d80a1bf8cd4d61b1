import type { Failure, Result } from "../shared/result.ts";

export type PasswordField =
  "oldPassword" | "newPassword" | "confirmNewPassword";
export type PasswordProblem = "required" | "notEqual" | "unchanged";

export type PasswordValues = Readonly<Record<PasswordField, string>>;
export type SavePasswordOutput = Result<unknown>;

export interface AskSavedInput {
  /** The password that was sent, without outer spaces. */
  readonly newPassword: string;
}
/** Whether it is the member's password now. */
export type AskSavedOutput = Result<boolean>;

export interface ChangePasswordContext {
  readonly values: PasswordValues;
  readonly fields: Partial<Record<PasswordField, PasswordProblem>>;
  readonly failure: Failure | undefined;
  /** A new password that was sent without an answer: it may be the member's now. */
  readonly lost: string | undefined;
}

export type ChangePasswordEvent =
  | { type: "changePassword.fieldChanged"; field: PasswordField; value: string }
  | { type: "changePassword.submitted" };

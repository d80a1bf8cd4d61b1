import type { Refusal } from "@foyer/platform/validation";
import type { FieldRule } from "../shared/field-rule.ts";
import type { Failure, Result } from "../shared/result.ts";

/** Current password first, as password managers expect. */
export const passwordFields = [
  "oldPassword",
  "newPassword",
  "confirmNewPassword",
] as const;
export type PasswordField = (typeof passwordFields)[number];

/**
 * What is wrong with a field: an error found by the form, a new password equal to the old one, a wrong old password,
 * or one that the platform does not accept.
 */
export type PasswordProblem =
  | Refusal
  | { readonly reason: "unchanged" | "wrong" | "unsuitable" };
export type PasswordProblems = Readonly<
  Partial<Record<PasswordField, PasswordProblem>>
>;

export type PasswordValues = Readonly<Record<PasswordField, string>>;

export interface SaveFailure extends Failure {
  /** Fields that the platform rejects. */
  readonly fields?: readonly string[];
}
export type SavePasswordOutput = Result<unknown, SaveFailure>;

export interface AskSavedInput {
  /** The password that was sent, without outer spaces. */
  readonly newPassword: string;
}
/** Whether it is the member's password now. */
export type AskSavedOutput = Result<boolean>;

export interface ChangePasswordInput {
  /** The old password, if it was typed just now and is not asked for again (PWD-03). */
  readonly known?: string | undefined;
}

export interface ChangePasswordContext {
  /** The old password is not asked for; the platform has not reported it as wrong. */
  readonly oldIsKnown: boolean;
  readonly values: PasswordValues;
  /** The platform's rule for a new password; undefined until it is known, and then only the platform validates. */
  readonly rule: FieldRule | undefined;
  readonly fields: PasswordProblems;
  readonly failure: SaveFailure | undefined;
  /** A new password that was sent without an answer: it may now be the member's. */
  readonly lost: string | undefined;
}

export type ChangePasswordEvent =
  | { type: "changePassword.fieldChanged"; field: PasswordField; value: string }
  | { type: "changePassword.ruleCame"; rule: FieldRule }
  | { type: "changePassword.submitted" };

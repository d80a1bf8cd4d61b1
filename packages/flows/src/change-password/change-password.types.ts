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
 * What is wrong with a field: what the form finds, a new password that is the old one, an old one that is not right,
 * or one that the platform does not take.
 */
export type PasswordProblem =
  | Refusal
  | { readonly reason: "unchanged" | "wrong" | "unsuitable" };
export type PasswordProblems = Readonly<
  Partial<Record<PasswordField, PasswordProblem>>
>;

export type PasswordValues = Readonly<Record<PasswordField, string>>;

export interface SaveFailure extends Failure {
  /** Fields that the platform refuses. */
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
  /** The old password, where it was typed just now and is not asked for again (PWD-03). */
  readonly known?: string | undefined;
}

export interface ChangePasswordContext {
  /** The old password is not asked for; the platform has not found it wrong. */
  readonly oldIsKnown: boolean;
  readonly values: PasswordValues;
  /** What the platform asks of a new password; undefined until it has said so, and it judges by itself. */
  readonly rule: FieldRule | undefined;
  readonly fields: PasswordProblems;
  readonly failure: SaveFailure | undefined;
  /** A new password that was sent without an answer: it may be the member's now. */
  readonly lost: string | undefined;
}

export type ChangePasswordEvent =
  | { type: "changePassword.fieldChanged"; field: PasswordField; value: string }
  | { type: "changePassword.ruleCame"; rule: FieldRule }
  | { type: "changePassword.submitted" };

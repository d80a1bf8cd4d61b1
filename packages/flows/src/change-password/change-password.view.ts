import type { SnapshotFrom } from "xstate";
import type { Failure } from "../shared/result.ts";
import type { changePasswordMachine } from "./change-password.machine.ts";
import type { FieldRule } from "../shared/field-rule.ts";
import { refusedProblems } from "./change-password.rules.ts";
import {
  passwordFields,
  type PasswordField,
  type PasswordProblems,
  type PasswordValues,
} from "./change-password.types.ts";

/** What the dialog shows. */
export interface ChangePasswordView {
  readonly values: PasswordValues;
  /** Fields that are shown, in their order. */
  readonly asked: readonly PasswordField[];
  /** The rule for a new password; undefined while unknown. */
  readonly rule: FieldRule | undefined;
  readonly fields: PasswordProblems;
  readonly failure: Failure | undefined;
  /** The failure belongs to a field and is shown there. */
  readonly toldAtField: boolean;
  readonly busy: boolean;
  /** False while sending, and during the wait after too many tries. */
  readonly canSubmit: boolean;
}

/** Turns a snapshot into what the dialog shows. */
export function changePasswordView(
  snapshot: SnapshotFrom<typeof changePasswordMachine>,
): ChangePasswordView {
  const { values, oldIsKnown, rule, fields, failure } = snapshot.context;
  return {
    values,
    asked: passwordFields.filter(
      (field) => !oldIsKnown || field !== "oldPassword",
    ),
    rule,
    fields,
    failure,
    toldAtField:
      failure !== undefined && Object.keys(refusedProblems(failure)).length > 0,
    busy:
      snapshot.matches("saving") ||
      snapshot.matches("asking") ||
      snapshot.matches("askingFirst"),
    canSubmit: snapshot.can({ type: "changePassword.submitted" }),
  };
}

import type { SnapshotFrom } from "xstate";
import type { Failure } from "../shared/result.ts";
import type { changePasswordMachine } from "./change-password.machine.ts";
import type {
  PasswordField,
  PasswordProblem,
  PasswordValues,
} from "./change-password.types.ts";

/** What the dialog shows. */
export interface ChangePasswordView {
  readonly values: PasswordValues;
  readonly fields: Partial<Record<PasswordField, PasswordProblem>>;
  readonly failure: Failure | undefined;
  readonly busy: boolean;
  /** False while it is sent, and while too many tries have to be waited out. */
  readonly canSubmit: boolean;
}

/** Turns a snapshot into what the dialog shows. */
export function changePasswordView(
  snapshot: SnapshotFrom<typeof changePasswordMachine>,
): ChangePasswordView {
  const { values, fields, failure } = snapshot.context;
  return {
    values,
    fields,
    failure,
    busy:
      snapshot.matches("saving") ||
      snapshot.matches("asking") ||
      snapshot.matches("askingFirst"),
    canSubmit: snapshot.can({ type: "changePassword.submitted" }),
  };
}

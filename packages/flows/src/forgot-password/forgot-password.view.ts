import type { SnapshotFrom } from "xstate";
import type { Failure } from "../shared/result.ts";
import type { SmsCodeView } from "../sms-code/sms-code.ts";
import type { forgotPasswordMachine } from "./forgot-password.machine.ts";
import { mobileProblems } from "./forgot-password.rules.ts";
import type {
  ForgotContext,
  ForgotRoute,
  ForgotValues,
} from "./forgot-password.types.ts";

/** What the forgotten-password dialog shows. */
export interface ForgotPasswordView {
  /** With only one, no tab strip is drawn. */
  readonly routes: readonly ForgotRoute[];
  readonly route: ForgotRoute;
  readonly values: ForgotValues;
  readonly fields: ForgotContext["fields"];
  readonly failure: Failure | undefined;
  readonly busy: boolean;
  readonly canSubmit: boolean;
  readonly smsCode: SmsCodeView & { readonly needsNumber: boolean };
}

/**
 * Turns a snapshot into what the dialog shows.
 *
 * @example forgotPasswordView(actor.getSnapshot()).canSubmit // true while the form can be sent
 */
export function forgotPasswordView(
  snapshot: SnapshotFrom<typeof forgotPasswordMachine>,
): ForgotPasswordView {
  const { context } = snapshot;
  return {
    routes: context.rules.routes,
    route: context.route,
    values: context.values,
    fields: context.fields,
    failure: context.failure,
    busy:
      snapshot.matches({ open: "sendingMail" }) ||
      snapshot.matches({ open: "settingPassword" }) ||
      snapshot.matches({ open: "signingIn" }),
    canSubmit: snapshot.can({ type: "forgotPassword.submitted" }),
    smsCode: {
      ...context.smsCode,
      needsNumber: Object.keys(mobileProblems(context)).length > 0,
    },
  };
}

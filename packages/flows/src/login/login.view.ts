import type { SnapshotFrom } from "xstate";
import type { Failure } from "../shared/result.ts";
import type { loginMachine } from "./login.machine.ts";
import type { FieldProblem, LoginField, LoginValues } from "./login.types.ts";

/** What the sign-in dialog shows. */
export interface LoginView {
  readonly values: LoginValues;
  readonly remember: boolean;
  readonly offersRemember: boolean;
  readonly fields: Partial<Record<LoginField, FieldProblem>>;
  readonly failure: Failure | undefined;
  /** The button works; the form may be edited all the same. */
  readonly busy: boolean;
  readonly canSubmit: boolean;
  readonly captcha: {
    readonly needed: boolean;
    /** data: address of the picture. */
    readonly source: string | undefined;
    readonly loading: boolean;
    readonly canRefresh: boolean;
  };
}

/**
 * Turns a snapshot into what the dialog shows.
 *
 * @example loginView(actor.getSnapshot()).canSubmit // true while the form can be sent
 */
export function loginView(
  snapshot: SnapshotFrom<typeof loginMachine>,
): LoginView {
  const { values, remember, rules, fields, failure, captcha } =
    snapshot.context;
  const loading = snapshot.matches({ open: { captcha: "loading" } });
  return {
    values,
    remember,
    offersRemember: rules.offersRemember,
    fields,
    failure,
    busy:
      snapshot.matches({ open: { form: "checkingBot" } }) ||
      snapshot.matches({ open: { form: "signingIn" } }) ||
      snapshot.matches({ open: { form: "remembering" } }) ||
      snapshot.matches({ open: { form: "judgingPassword" } }),
    canSubmit: snapshot.can({ type: "login.submitted" }),
    captcha: {
      needed:
        !snapshot.matches({ open: { captcha: "notNeeded" } }) &&
        snapshot.status === "active",
      source: captcha && `data:image/png;base64,${captcha.image}`,
      loading,
      canRefresh: snapshot.can({ type: "login.captchaRefreshed" }),
    },
  };
}

import type { SnapshotFrom } from "xstate";
import type { SocialProvider } from "@foyer/platform/calls";
import type { CaptchaView } from "../captcha/captcha.ts";
import type { Failure } from "../shared/result.ts";
import type { SmsCodeView } from "../sms-code/sms-code.ts";
import type { loginMachine } from "./login.machine.ts";
import { captchaOf, isRemembered, mobileProblems } from "./login.rules.ts";
import type {
  CaptchaWork,
  FieldProblem,
  LoginField,
  LoginTab,
  LoginValues,
  OpenCheck,
} from "./login.types.ts";

type FormState =
  | "awaitingProvider"
  | "startingTrial"
  | "settling"
  | { trying: "checkingBot" | "signingIn" | "remembering" | "judgingPassword" };

/** What the login dialog shows. */
export interface LoginView {
  /** With only one, no tab strip is drawn (LGN-01). */
  readonly tabs: readonly LoginTab[];
  readonly tab: LoginTab;
  readonly values: LoginValues;
  readonly remember: boolean;
  readonly offersRemember: boolean;
  /** The username in the form logs in here without a password: the field may stay empty. */
  readonly remembered: boolean;
  readonly fields: Partial<Record<LoginField, FieldProblem>>;
  /** Why the form was rejected. */
  readonly failure: Failure | undefined;
  /** Why the login through another site or as a trial user failed: unrelated to the form. */
  readonly failureElsewhere: Failure | undefined;
  /** The button is busy; the form may still be edited. */
  readonly busy: boolean;
  readonly canSubmit: boolean;
  /** A trial session is being started. */
  readonly startingTrial: boolean;
  /** Set: the further check is shown instead of the form (LGN-22). */
  readonly extraCheck: OpenCheck | undefined;
  /** Set: the popup of that site is open. */
  readonly awaiting: SocialProvider | undefined;
  readonly smsCode: SmsCodeView & {
    /** Why the button is disabled: there is no number to send to (SMS-07). */
    readonly needsNumber: boolean;
  };
  readonly captcha: CaptchaView;
  /** Work of the device in place of the picture. */
  readonly work: CaptchaWork & {
    /** The work is running and can be cancelled. */
    readonly running: boolean;
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
  const { context } = snapshot;
  const { values, remember, rules, fields, failure, captcha, tab } = context;
  const form = (state: FormState) => snapshot.matches({ open: state });
  return {
    tabs: rules.tabs,
    tab,
    values,
    remember,
    offersRemember: rules.offersRemember,
    remembered: isRemembered(context),
    fields,
    failure,
    failureElsewhere: context.failureElsewhere,
    busy:
      form({ trying: "checkingBot" }) ||
      form({ trying: "signingIn" }) ||
      form({ trying: "remembering" }) ||
      form({ trying: "judgingPassword" }) ||
      form("startingTrial") ||
      form("settling"),
    startingTrial: form("startingTrial"),
    canSubmit: snapshot.can({ type: "login.submitted" }),
    extraCheck: context.extraCheck,
    awaiting: form("awaitingProvider") ? context.provider : undefined,
    smsCode: {
      ...context.smsCode,
      needsNumber: Object.keys(mobileProblems(context)).length > 0,
    },
    captcha,
    work: {
      ...context.work,
      running:
        form({ trying: "checkingBot" }) && captchaOf(context) !== undefined,
    },
  };
}

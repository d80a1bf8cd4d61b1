import type { SnapshotFrom } from "xstate";
import type { RegisterType } from "@foyer/platform/calls";
import type { RegisterField } from "@foyer/platform/domain";
import type { CaptchaView } from "../captcha/captcha.ts";
import type { Failure } from "../shared/result.ts";
import type { SmsCodeView } from "../sms-code/sms-code.ts";
import type { registerMachine } from "./register.machine.ts";
import {
  mobileProblems,
  sentLink,
  sentReferral,
  shownFields,
} from "./register.rules.ts";
import type { FieldProblems, RegisterValues } from "./register.types.ts";

/** What the registration dialog shows. */
export interface RegisterView {
  /** With only one, no tab strip is drawn (REG-01). */
  readonly types: readonly RegisterType[];
  readonly type: RegisterType;
  /** In the order of the form. */
  readonly shown: readonly RegisterField[];
  readonly values: RegisterValues;
  readonly fields: FieldProblems;
  readonly agreed: boolean;
  readonly termsMissing: boolean;
  readonly failure: Failure | undefined;
  /** Code of an agent's or affiliate's link, which is sent with the registration and has to be valid. */
  readonly linkCode: string | undefined;
  /** Code of a friend's link, which is sent with the registration. */
  readonly referralCode: string | undefined;
  /** The invitation code is not valid: shown in a warning that has to be confirmed. */
  readonly invitationRefused: boolean;
  readonly busy: boolean;
  readonly canSubmit: boolean;
  readonly smsCode: SmsCodeView & { readonly needsNumber: boolean };
  readonly captcha: CaptchaView;
}

/**
 * Turns a snapshot into what the dialog shows.
 *
 * @example registerView(actor.getSnapshot()).shown.map(({ field }) => field)
 */
export function registerView(
  snapshot: SnapshotFrom<typeof registerMachine>,
): RegisterView {
  const { context } = snapshot;
  const refused = snapshot.matches({ open: { trying: "affiliateRefused" } });
  const waiting = snapshot.matches({ open: { trying: "waiting" } });
  return {
    types: context.rules.types,
    type: context.type,
    shown: shownFields(context),
    values: context.values,
    fields: context.fields,
    agreed: context.agreed,
    termsMissing: context.termsMissing,
    failure: context.failure,
    linkCode: sentLink(context),
    referralCode: sentReferral(context),
    invitationRefused: refused,
    busy: snapshot.matches({ open: "trying" }) && !refused && !waiting,
    canSubmit: snapshot.can({ type: "register.submitted" }),
    smsCode: {
      ...context.smsCode,
      needsNumber: Object.keys(mobileProblems(context)).length > 0,
    },
    captcha: context.captcha,
  };
}

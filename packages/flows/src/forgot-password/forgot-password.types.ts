import type { Refusal } from "@foyer/platform/validation";
import type { FieldRule } from "../shared/field-rule.ts";
import type { Failure, Result } from "../shared/result.ts";
import type {
  KeptCode,
  SmsCodeInput,
  SmsCodeView,
} from "../sms-code/sms-code.ts";

/** Routes to a new password: by e-mail, or by a code sent to the mobile number (FGT-04). */
export type ForgotRoute = "email" | "phone";

export type ForgotField =
  | "username"
  | "email"
  | "mobileNum"
  | "countryDialingCode"
  | "verificationCode"
  | "newPassword";
export type ForgotValues = Readonly<Record<ForgotField, string>>;

export interface ForgotRules {
  /** Routes that are switched on; the first is selected. */
  readonly routes: readonly ForgotRoute[];
  readonly dialingCodes: readonly {
    readonly countryDialingCode: string;
    readonly digits: number | undefined;
  }[];
  /** Rule for usernames; absent: any is accepted. */
  readonly username?: FieldRule | undefined;
  readonly password: FieldRule;
}

export interface ForgotInput extends Pick<SmsCodeInput, "now"> {
  readonly rules: ForgotRules;
}

export interface ForgotContext extends ForgotInput {
  readonly route: ForgotRoute;
  readonly values: ForgotValues;
  readonly fields: Readonly<Partial<Record<ForgotField, Refusal>>>;
  readonly failure: Failure | undefined;
  readonly smsCode: SmsCodeView;
  /** Ticket of the reset by mobile number; valid for one login. */
  readonly ticket: ResetTicket | undefined;
  readonly token: string | undefined;
}

export type ForgotEvent =
  | { type: "forgotPassword.routeChosen"; route: ForgotRoute }
  | { type: "forgotPassword.fieldChanged"; field: ForgotField; value: string }
  | { type: "forgotPassword.codeRequested" }
  /** A code that was requested earlier in this visit. */
  | { type: "forgotPassword.codeKept"; code: KeptCode }
  | { type: "forgotPassword.codeRefusalRead" }
  /** The page came back from the background. */
  | { type: "forgotPassword.resumed" }
  | { type: "forgotPassword.submitted" };

export interface ResetTicket {
  readonly account: string;
  readonly loginTicket: string;
}

/**
 * `mailSent`: a mail is on its way, and the member logs in after reading it (FGT-03, LGN-27). `signedIn`: the mobile
 * route logs in automatically (FGT-06). `passwordSet`: the password is set but that login failed, so the member is
 * asked to log in (OPN-73).
 */
export type ForgotOutput =
  | { readonly outcome: "mailSent" }
  | { readonly outcome: "signedIn"; readonly token: string }
  | { readonly outcome: "passwordSet" };

export type SendMailOutput = Result<true>;
export type SetPasswordOutput = Result<ResetTicket>;
export type SignInAfterResetOutput = Result<{ readonly token: string }>;

export interface SendMailInput {
  readonly username: string;
  readonly email: string;
}
export interface SetPasswordInput {
  readonly newPassword: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
}
export interface SignInAfterResetInput extends ResetTicket {
  readonly password: string;
}

import type { ExtraMethod, SocialProvider } from "@foyer/platform/calls";
import type { CaptchaView } from "../captcha/captcha.ts";
import type { Failure, Result } from "../shared/result.ts";
import type {
  KeptCode,
  SmsCodeInput,
  SmsCodeView,
} from "../sms-code/sms-code.ts";

/** Login methods with a form (LGN-01). */
export type LoginTab = "username" | "sms";

export type LoginField =
  | "username"
  | "password"
  | "captcha"
  | "mobileNum"
  | "countryDialingCode"
  | "code"
  | "verification";

/** Why a field was not accepted; the message is chosen by the screen. */
export type FieldProblem = "required" | "mobile";

export type LoginValues = Readonly<Record<LoginField, string>>;

/** A country whose mobile numbers are accepted. */
export interface DialingCode {
  /** Without "+". */
  readonly countryDialingCode: string;
  /** How many digits a number has; undefined: 6 to 15 (OPN-43). */
  readonly digits: number | undefined;
}

/** The further check that the platform requires at an unknown address (LGN-22). */
export interface ExtraCheck {
  readonly method: ExtraMethod;
  /** Where a code was sent, mostly masked. */
  readonly sentTo: string;
}

/** The open further check. */
export interface OpenCheck extends ExtraCheck {
  /** A captcha is required with it, too: the platform says so each time. */
  readonly withCaptcha: boolean;
  /** It was requested again, for example after a code had expired. */
  readonly again: boolean;
}

/** Work of the device in place of a captcha picture, for visitors who cannot see it. */
export interface CaptchaWork {
  readonly offered: boolean;
  readonly chosen: boolean;
  /** Progress from 0 to 1; undefined: unknown. */
  readonly share: number | undefined;
}

/** Why the member has to choose a new password before anything else (LGN-13 … LGN-15). */
export type PasswordChange = "firstLogin" | "defaultPassword" | "expired";

/** What a rejected login adds: the platform requires a captcha, or a further proof. */
export interface LoginFailure extends Failure {
  readonly captchaRequired: boolean;
  /** The device may work in place of the picture. */
  readonly captchaByWork?: boolean | undefined;
  readonly extraCheck?: ExtraCheck | undefined;
}

export interface SignedIn {
  readonly token: string;
  /** What this device logs in with next time; undefined: the platform gives none, or was not asked. */
  readonly deviceToken?: string | undefined;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

/** Brand rules that the flow follows. */
export interface LoginRules {
  /** A first login leads to a forced change (OPN-08). */
  readonly firstLoginForcesChange: boolean;
  /** An expired password leads to a forced change (LGN-15). */
  readonly expiryForcesChange: boolean;
  /** False on the agents' login page (LGN-04). */
  readonly offersRemember: boolean;
  /** Login methods that are switched on, in their order; the first is selected. */
  readonly tabs: readonly LoginTab[];
  /** Countries of the sms tab; the first is chosen. Empty while unknown. */
  readonly dialingCodes: readonly DialingCode[];
  /** Only agents may log in here; anyone else is logged out again (OPN-70). */
  readonly agentsOnly: boolean;
}

export interface LoginInput extends Pick<SmsCodeInput, "now"> {
  readonly rules: LoginRules;
}

export interface LoginContext extends LoginInput {
  readonly tab: LoginTab;
  readonly values: LoginValues;
  readonly remember: boolean;
  /** The token that this device logs in with in place of a password, and its username. */
  readonly device: RememberedDevice | undefined;
  readonly fields: Partial<Record<LoginField, FieldProblem>>;
  /** Why the last try with the form failed. */
  readonly failure: Failure | undefined;
  /** Why the last try through another site or as a trial user failed. */
  readonly failureElsewhere: Failure | undefined;
  readonly captcha: CaptchaView;
  readonly work: CaptchaWork;
  readonly smsCode: SmsCodeView;
  readonly extraCheck: OpenCheck | undefined;
  /** The provider whose popup is open. */
  readonly provider: SocialProvider | undefined;
  /** Opaque proof of the bot check, valid for one try. */
  readonly botCheck: string | undefined;
  readonly signedIn: SignedIn | undefined;
  readonly change: PasswordChange | undefined;
}

export type LoginEvent =
  | { type: "login.fieldChanged"; field: LoginField; value: string }
  | { type: "login.rememberChanged"; remember: boolean }
  | { type: "login.tabChosen"; tab: LoginTab }
  /** Countries of the sms tab have been read; a number may be typed earlier. */
  | {
      type: "login.countriesCame";
      dialingCodes: LoginRules["dialingCodes"];
    }
  | { type: "login.codeRequested" }
  /** A code that was requested earlier in this visit. */
  | { type: "login.codeKept"; code: KeptCode }
  | { type: "login.codeRefusalRead" }
  /** The page came back from the background. */
  | { type: "login.resumed" }
  | { type: "login.socialChosen"; provider: SocialProvider }
  | { type: "login.freePlayChosen" }
  /** The further check, the popup, or the work in place of a captcha was abandoned. */
  | { type: "login.abandoned" }
  | { type: "login.submitted" }
  | { type: "login.captchaRefreshed" }
  | { type: "login.workChosen"; chosen: boolean }
  /** Progress of the work. */
  | { type: "login.worked"; share: number };

export interface LoginOutput {
  readonly token: string;
  readonly firstLogin: boolean;
  /** Set: open the forced password change instead of the portal. */
  readonly change: PasswordChange | undefined;
}

/** A token that the platform can revoke, in place of a password. */
export interface RememberedDevice {
  readonly username: string;
  readonly deviceToken: string;
}

/** What a device keeps for a day; a code is never among it (OPN-10). */
export type Remembered =
  | RememberedDevice
  | { readonly username: string; readonly password: string }
  | { readonly mobileNum: string; readonly countryDialingCode: string }
  | undefined;
export type RecallOutput = Result<Remembered>;
export interface BotCheckInput {
  /** Set: the username whose captcha is replaced by the work. */
  readonly captchaOf: string | undefined;
}
export type BotCheckOutput = Result<string>;
export type SignInOutput = Result<SignedIn, LoginFailure>;
export type DefaultPasswordOutput = Result<boolean>;
/** `ok: false`: not an agent, and logged out again. */
export type AgentCheckOutput = Result<boolean>;

export interface SignInInput {
  readonly type: LoginTab | "device";
  /** The mobile number, for sms (LGN-03). */
  readonly username: string;
  /** The code, for sms; the device's token, for device. */
  readonly password: string;
  /** The visitor wants to be remembered on this device: a token is requested. */
  readonly remember: boolean;
  readonly countryDialingCode: string | undefined;
  readonly captcha: string | undefined;
  readonly captchaKey: string | undefined;
  readonly botCheck: string | undefined;
  readonly verification:
    | { readonly method: ExtraMethod; readonly value: string }
    | undefined;
}

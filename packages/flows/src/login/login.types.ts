import type { Failure, Result } from "../shared/result.ts";

export type LoginField = "username" | "password" | "captcha";

/** Why a field was not accepted; the message is chosen by the screen. */
export type FieldProblem = "required";

export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

/** Why the person has to choose a new password before anything else (LGN-13 … LGN-15). */
export type PasswordChange = "firstLogin" | "defaultPassword" | "expired";

/** What a refused sign-in adds: the platform wants a captcha, or a further proof. */
export interface LoginFailure extends Failure {
  readonly captchaRequired: boolean;
}

export interface SignedIn {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

export interface CaptchaImage {
  /** base64 of a PNG. */
  readonly image: string;
  readonly key: string;
}

/** Brand rules that the flow obeys. */
export interface LoginRules {
  /** A first sign-in leads to a forced change (OPN-08). */
  readonly firstLoginForcesChange: boolean;
  /** An expired password leads to a forced change (LGN-15). */
  readonly expiryForcesChange: boolean;
  /** False on the agents' sign-in page (LGN-04). */
  readonly offersRemember: boolean;
}

export interface LoginInput {
  readonly rules: LoginRules;
}

export interface LoginContext {
  readonly rules: LoginRules;
  readonly values: LoginValues;
  readonly remember: boolean;
  readonly fields: Partial<Record<LoginField, FieldProblem>>;
  /** Why the last try failed. */
  readonly failure: Failure | undefined;
  /** The platform takes no try without a picture read, whether the picture has come yet or not. */
  readonly captchaNeeded: boolean;
  readonly captcha: CaptchaImage | undefined;
  /** Opaque proof of the bot check, good for one try. */
  readonly botCheck: string | undefined;
  readonly signedIn: SignedIn | undefined;
  readonly change: PasswordChange | undefined;
}

export type LoginEvent =
  | { type: "login.fieldChanged"; field: LoginField; value: string }
  | { type: "login.rememberChanged"; remember: boolean }
  | { type: "login.submitted" }
  | { type: "login.captchaRefreshed" }
  /** Raised by the flow itself: the platform wants a (new) picture read. */
  | { type: "login.captchaAsked" };

export interface LoginOutput {
  readonly token: string;
  readonly firstLogin: boolean;
  /** Set: open the forced change of the password instead of the portal. */
  readonly change: PasswordChange | undefined;
}

export type Remembered =
  { readonly username: string; readonly password: string } | undefined;
export type RecallOutput = Result<Remembered>;
export type BotCheckOutput = Result<string>;
export type SignInOutput = Result<SignedIn, LoginFailure>;
export type CaptchaOutput = Result<CaptchaImage>;
export type DefaultPasswordOutput = Result<boolean>;

export interface SignInInput {
  readonly username: string;
  readonly password: string;
  readonly captcha: string | undefined;
  readonly captchaKey: string | undefined;
  readonly botCheck: string | undefined;
}

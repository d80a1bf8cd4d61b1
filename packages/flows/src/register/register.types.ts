import type { RegisterType, Registration } from "@foyer/platform/calls";
import type { RegisterField, RegisterFieldName } from "@foyer/platform/domain";
import type { Refusal } from "@foyer/platform/validation";
import type { CaptchaView } from "../captcha/captcha.ts";
import type { Failure, Result } from "../shared/result.ts";
import type {
  KeptCode,
  SmsCodeInput,
  SmsCodeView,
} from "../sms-code/sms-code.ts";

/** Everything that can be typed; what is not shown stays empty. */
export type RegisterValues = Readonly<
  Record<RegisterFieldName | "countryDialingCode", string>
>;
export type RegisterValueName = keyof RegisterValues;

/** The contents of the form, read before it is drawn (REG-20). */
export interface RegisterRules {
  /** Registration types that are switched on, in their order; the first is selected (REG-01). */
  readonly types: readonly RegisterType[];
  readonly fields: Readonly<Record<RegisterType, readonly RegisterField[]>>;
  /** Countries whose numbers are accepted; the first is chosen. */
  readonly dialingCodes: readonly {
    readonly countryDialingCode: string;
    readonly digits: number | undefined;
  }[];
  /** Codes are sent and checked by the brand's own phone login provider (REG-06). */
  readonly thirdPartySms: boolean;
  /** Version of the terms to be agreed to. */
  readonly termsVersion: string | undefined;
  /** Minimum age in years (OPN-01). */
  readonly age: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Where the visitor came from; sent along (REG-09, REG-12). */
export interface RegisterOrigin {
  readonly affiliateCode: string | undefined;
  readonly referralCode: string | undefined;
  readonly domain: string;
  readonly registerUrl: string;
}

export interface RegisterInput extends Pick<SmsCodeInput, "now"> {
  readonly rules: RegisterRules;
  readonly origin: RegisterOrigin;
}

/** The result of a third party's check of the code. */
export interface PhoneProof {
  readonly firebaseChannel: string;
  readonly firebaseIdToken: string;
}

export type FieldProblems = Readonly<
  Partial<Record<RegisterFieldName, Refusal>>
>;

export interface RegisterContext extends RegisterInput {
  readonly type: RegisterType;
  readonly values: RegisterValues;
  readonly agreed: boolean;
  readonly fields: FieldProblems;
  /** The form was submitted without agreeing to the terms (REG-04). */
  readonly termsMissing: boolean;
  readonly failure: Failure | undefined;
  readonly smsCode: SmsCodeView;
  readonly captcha: CaptchaView;
  readonly botCheck: string | undefined;
  readonly phoneProof: PhoneProof | undefined;
  readonly signedIn: RegisterOutput | undefined;
}

export type RegisterEvent =
  | { type: "register.fieldChanged"; field: RegisterValueName; value: string }
  | { type: "register.fieldLeft"; field: RegisterFieldName }
  | { type: "register.agreed"; agreed: boolean }
  | { type: "register.typeChosen"; registerType: RegisterType }
  | { type: "register.codeRequested" }
  /** A code that was requested earlier in this visit. */
  | { type: "register.codeKept"; code: KeptCode }
  | { type: "register.codeRefusalRead" }
  /** The page came back from the background. */
  | { type: "register.resumed" }
  | { type: "register.captchaRefreshed" }
  | { type: "register.submitted" }
  /** The warning about the invitation code was read (REG-03). */
  | { type: "register.refusalRead" };

export interface RegisterOutput {
  readonly token: string;
  readonly firstLogin: boolean;
}

export type AffiliateOutput = Result<{ readonly valid: boolean }>;
export type PatternsOutput = Result<readonly RegisterFieldName[]>;
export type PhoneProofOutput = Result<PhoneProof>;
export type RegisterCallOutput = Result<RegisterOutput>;

export interface RegisterCallInput {
  readonly type: RegisterType;
  readonly payload: Registration;
}

/** Values to be checked against patterns that this app does not know (VAL-11). */
export type PatternsInput = readonly {
  readonly field: RegisterFieldName;
  readonly pattern: string;
  readonly value: string;
}[];

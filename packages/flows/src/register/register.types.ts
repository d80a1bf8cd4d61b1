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

/** What the form is made of, read before it is drawn (REG-20). */
export interface RegisterRules {
  /** Ways that are switched on, in their order; the first is open (REG-01). */
  readonly types: readonly RegisterType[];
  readonly fields: Readonly<Record<RegisterType, readonly RegisterField[]>>;
  /** Countries whose numbers are taken; the first is chosen. */
  readonly dialingCodes: readonly {
    readonly countryDialingCode: string;
    readonly digits: number | undefined;
  }[];
  /** Codes are sent and checked by the brand's own phone sign-in (REG-06). */
  readonly thirdPartySms: boolean;
  /** Version of the terms that are agreed to. */
  readonly termsVersion: string | undefined;
  /** Years that a birthday has to lie back (OPN-01). */
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

/** What a third party's check of the code gave. */
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
  /** A try was made without the terms (REG-04). */
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
  /** Of a code that was asked for earlier in this visit. */
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

/** Values against patterns that the house does not know (VAL-11). */
export type PatternsInput = readonly {
  readonly field: RegisterFieldName;
  readonly pattern: string;
  readonly value: string;
}[];

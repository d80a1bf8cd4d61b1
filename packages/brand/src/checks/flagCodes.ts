import { flagCodes, type Brand } from "@foyer/platform/brand";

/** A switch whose code a brand names in `features`. */
export type FeatureName = keyof Brand["features"];

/**
 * The usual whitelabel codes of the switches that a brand names in `features`: those of the development platform. A
 * platform may use others.
 */
export const usualCodes: Readonly<Record<FeatureName, string>> = {
  freePlay: "FREEPLAY3",
  forcePasswordExpiry: "PASSEXPIRY3",
  smsLogin: "SMSLOGIN3",
  facebookLogin: "FACEBOOKLOGIN3",
  googleLogin: "GOOGLELOGIN3",
  telegramLogin: "TELEGRAMLOGIN3",
};

type FixedFlag = (typeof flagCodes)[keyof typeof flagCodes];

/** What each switch does that has the same code on every platform. */
const uses: Readonly<Record<FixedFlag, string>> = {
  REGMOBVERF3: "Registration asks for a code sent by SMS.",
  USERNAMEREG3: "Members can register with a username.",
  MOBILENUMREG3: "Members can register with a mobile number.",
  MOBILENUMPASSREG3: "Registration with a mobile number asks for a password.",
  CHNGPASSVERIF3: "A forgotten password can be reset by mobile number.",
  AGENTPOLICY3: "Agents have contracts and summed-up figures.",
  MANPLAYREB3: "The member centre has the page of the manual rebate.",
};

/** A switch that has the same code on every platform. */
export interface FixedCode {
  /** The portal's name of the switch. */
  readonly name: string;
  readonly code: string;
  /** What happens if it is on, in a sentence. */
  readonly use: string;
}

export const fixedCodes: readonly FixedCode[] = Object.entries(flagCodes).map(
  ([name, code]) => ({ name, code, use: uses[code] }),
);

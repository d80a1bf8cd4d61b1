import type { Brand } from "../brand/brand.ts";
import type { WhitelabelNode } from "../calls/system.ts";

/** A brand's rules for flags. */
export type FlagRules = Pick<Brand, "flags" | "features">;

const documented = {
  /** An SMS code is required on registration (ROL-11). */
  registrationSms: "REGMOBVERF3",
  /** Registration has a username tab (ROL-12). */
  usernameRegistration: "USERNAMEREG3",
  /** Registration has a mobile tab (ROL-13). */
  mobileRegistration: "MOBILENUMREG3",
  /** Registration by mobile number requires a password (ROL-14). */
  mobileRegistrationPassword: "MOBILENUMPASSREG3",
  /** A forgotten password can be reset by mobile number (ROL-15). */
  passwordByPhone: "CHNGPASSVERIF3",
  /** Consolidated data is loaded (ROL-16). */
  agentPolicy: "AGENTPOLICY3",
  /** There is a page for the manual rebate (ROL-17). */
  manualRebate: "MANPLAYREB3",
} as const;

const byBrand = [
  "freePlay",
  "forcePasswordExpiry",
  "smsLogin",
  "facebookLogin",
  "googleLogin",
  "telegramLogin",
] as const;

/** Switches of the product, named as in the code. */
export type Flags = Readonly<
  Record<keyof typeof documented | (typeof byBrand)[number], boolean>
>;

const on = new Set(["1", "true", "y", "yes", "on"]);

function codesOf(tree: readonly WhitelabelNode[]): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const visit = (node: WhitelabelNode): void => {
    // Of two nodes with the same code, the first counts.
    if (!found.has(node.code))
      found.set(node.code, on.has(node.value.trim().toLowerCase()));
    node.children.forEach(visit);
  };
  tree.forEach(visit);
  return found;
}

/**
 * Creates a reader of the whitelabel tree by code; what the brand sets takes precedence (ROL-10, ROL-19).
 *
 * @example flagReader(permission.whitelabel, brand)("FACEBOOKLOGIN")
 */
export function flagReader(
  tree: readonly WhitelabelNode[],
  rules: Pick<FlagRules, "flags">,
): (code: string) => boolean {
  const codes = codesOf(tree);
  const fixed = new Map(Object.entries(rules.flags));
  return (code) => fixed.get(code) ?? codes.get(code) ?? false;
}

/**
 * Reads every switch of the product; one without a code in the brand is off (OPN-34).
 *
 * @example flagsOf(permission.whitelabel, brand).freePlay
 */
export function flagsOf(
  tree: readonly WhitelabelNode[],
  rules: FlagRules,
): Flags {
  const read = flagReader(tree, rules);
  const { features } = rules;
  const named = (code: string | undefined): boolean => !!code && read(code);
  return {
    registrationSms: read(documented.registrationSms),
    usernameRegistration: read(documented.usernameRegistration),
    mobileRegistration: read(documented.mobileRegistration),
    mobileRegistrationPassword: read(documented.mobileRegistrationPassword),
    passwordByPhone: read(documented.passwordByPhone),
    agentPolicy: read(documented.agentPolicy),
    manualRebate: read(documented.manualRebate),
    freePlay: named(features.freePlay),
    forcePasswordExpiry: named(features.forcePasswordExpiry),
    smsLogin: named(features.smsLogin),
    facebookLogin: named(features.facebookLogin),
    googleLogin: named(features.googleLogin),
    telegramLogin: named(features.telegramLogin),
  };
}

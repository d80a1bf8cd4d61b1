import type { Brand } from "../brand/brand.ts";
import { flagCodes } from "../brand/flag-codes.ts";
import type { WhitelabelNode } from "../calls/system.ts";

/** A brand's rules for flags. */
export type FlagRules = Pick<Brand, "flags" | "features">;

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
  Record<keyof typeof flagCodes | (typeof byBrand)[number], boolean>
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
    registrationSms: read(flagCodes.registrationSms),
    usernameRegistration: read(flagCodes.usernameRegistration),
    mobileRegistration: read(flagCodes.mobileRegistration),
    mobileRegistrationPassword: read(flagCodes.mobileRegistrationPassword),
    passwordByPhone: read(flagCodes.passwordByPhone),
    agentPolicy: read(flagCodes.agentPolicy),
    manualRebate: read(flagCodes.manualRebate),
    freePlay: named(features.freePlay),
    forcePasswordExpiry: named(features.forcePasswordExpiry),
    smsLogin: named(features.smsLogin),
    facebookLogin: named(features.facebookLogin),
    googleLogin: named(features.googleLogin),
    telegramLogin: named(features.telegramLogin),
  };
}

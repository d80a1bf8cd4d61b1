import type { Brand } from "../brand/brand.ts";

type Types = Pick<Brand, "accountTypes">;

/**
 * Kind of a logged-in account; a type on no list is a full member (ROL-07, OPN-03).
 *
 * @example sessionKindOf("4", brand) // "trial"
 */
export function sessionKindOf(type: string, brand: Types): "trial" | "full" {
  return brand.accountTypes.trial.includes(type) ? "trial" : "full";
}

/**
 * Whether an account is an agent's (ROL-06).
 *
 * @example isAgent("41", brand) // true
 */
export function isAgent(type: string, brand: Types): boolean {
  return brand.accountTypes.agent.includes(type);
}

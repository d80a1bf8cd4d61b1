import { roleEntries, type Role } from "@foyer/themes/contract";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";

export interface NamedRole {
  /** Dotted name. */
  readonly name: string;
  /** The last part of the name. */
  readonly short: string;
  readonly role: Role;
  /** Name of the CSS variable. */
  readonly css: string;
}

/**
 * The roles whose dotted name begins with the prefix, in the order of the contract.
 *
 * @example rolesOf("space.")
 */
export function rolesOf(prefix: string): NamedRole[] {
  return roleEntries()
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, role]) => ({
      name,
      short: name.slice(prefix.length),
      role,
      css: `var(${variableOf(name)})`,
    }));
}

import { modes, roleEntries, type Role } from "@foyer/themes/contract";
import type { Overrides } from "../seeds/derive.ts";
import { nearest, shown } from "../files/problem.ts";
import { tokensIn, type Token } from "./dtcg.ts";
import { TokenError, type Attempt } from "./tokenBasics.ts";
import { cssOf } from "./tokenValues.ts";

/** The groups of a tokens.json in which roles are set: for both modes, or for one. */
export type RoleGroup = keyof Overrides;

export const roleGroups = [
  "both",
  ...modes,
] as const satisfies readonly RoleGroup[];

const roles: ReadonlyMap<string, Role> = new Map(roleEntries());

/**
 * The roles that a brand sets itself, from a file's tokens; one that cannot be used is reported.
 *
 * @example readRoles(tokens, attempt).dark["color.accent.fill"]
 */
export function readRoles(
  tokens: ReadonlyMap<string, Token>,
  attempt: Attempt,
): Overrides {
  const inGroup = (group: RoleGroup) =>
    Object.fromEntries(
      tokensIn(group, tokens).flatMap(([name, token]) => {
        const css = attempt(name === "" ? group : `${group}.${name}`, () =>
          roleValue(name, token, group),
        );
        return css === undefined ? [] : [[name, css] as const];
      }),
    );
  return {
    both: inGroup("both"),
    dark: inGroup("dark"),
    light: inGroup("light"),
  };
}

/**
 * The value of a role as CSS. Throws a TokenError if there is no such role, or if it cannot have this value or be in
 * this group.
 *
 * @example roleValue("radius.card", { type: "dimension", value: { value: 8, unit: "px" } }, "both") // "8px"
 */
export function roleValue(
  name: string,
  { type, value }: Token,
  group: RoleGroup,
): string {
  if (name === "")
    throw new TokenError("is a value; it must be a group of roles");
  const role = roles.get(name);
  if (!role)
    throw new TokenError(
      `there is no role ${shown(name)}${nearest(name, [...roles.keys()])}`,
    );
  if (!role.perMode && group !== "both")
    throw new TokenError(
      'does not differ between modes; write it under "both"',
    );
  if (type !== role.type)
    throw new TokenError(`must have $type "${role.type}"`);
  return cssOf(role.type, value);
}

import type { CSSProperties } from "react";
import type { Role } from "@foyer/themes/contract";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { readVariable } from "./measure.ts";
import * as css from "./tokens.css.ts";

/**
 * One role: what it looks like, what it is for, and its value now.
 *
 * @example <RoleCard name="color.accent.fill" role={role} />
 */
export function RoleCard({
  name,
  role,
}: {
  readonly name: string;
  readonly role: Role;
}) {
  const variable = variableOf(name);
  return (
    <li className={css.card}>
      <div
        className={css.sample}
        aria-hidden="true"
        {...sampleOf(role, variable)}
      >
        {childOf(role, variable)}
      </div>
      <span className={css.name}>{name}</span>
      <span className={css.use}>{role.use}</span>
      <span className={css.value}>{readVariable(variable)}</span>
    </li>
  );
}

function sampleOf(role: Role, variable: string): { style?: CSSProperties } {
  return role.type === "color"
    ? { style: { background: `var(${variable})` } }
    : {};
}

function childOf({ type }: Role, variable: string) {
  const own = `var(${variable})`;
  if (type === "dimension")
    return <div className={css.bar} style={{ inlineSize: own }} />;
  if (type === "shadow")
    return <div className={css.tile} style={{ boxShadow: own }} />;
  if (type === "fontFamily")
    return <span style={{ fontFamily: own }}>Handgloves 0123</span>;
  if (type === "fontWeight")
    return <span style={{ fontWeight: own }}>Handgloves 0123</span>;
  return null;
}

import type { Role } from "@foyer/themes/contract";
import { variableOf } from "../../packages/brand/src/seeds/css.ts";
import * as css from "./parts.css.ts";

export interface RoleSampleProps {
  /** Dotted name of the role. */
  readonly name: string;
  readonly type: Role["type"];
}

/** What a role looks like in the brand and mode around it. */
export function RoleSample({ name, type }: RoleSampleProps) {
  const value = `var(${variableOf(name)})`;
  return (
    <span
      className={css.sample}
      aria-hidden="true"
      {...(type === "color" ? { style: { background: value } } : {})}
    >
      {inner(name, type, value)}
    </span>
  );
}

function inner(name: string, type: Role["type"], value: string) {
  if (type === "shadow")
    return <span className={css.tile} style={{ boxShadow: value }} />;
  if (type === "fontFamily")
    return <span style={{ fontFamily: value }}>Ag</span>;
  if (type === "fontWeight")
    return <span style={{ fontWeight: value }}>Ag</span>;
  if (name.startsWith("text."))
    return <span style={{ fontSize: `min(${value}, 1.75rem)` }}>Ag</span>;
  if (name.startsWith("radius."))
    return (
      <span className={css.corner} style={{ borderStartStartRadius: value }} />
    );
  if (name.startsWith("border."))
    return <span className={css.line} style={{ blockSize: value }} />;
  if (type === "dimension")
    return <span className={css.bar} style={{ inlineSize: value }} />;
  if (name.startsWith("leading."))
    return (
      <span className={css.lines} style={{ lineHeight: value }}>
        Ag
        <br />
        Ag
      </span>
    );
  return type === "duration" || type === "cubicBezier" ? (
    <span className={css.wave} />
  ) : null;
}

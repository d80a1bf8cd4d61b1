import type { RoleType } from "@foyer/themes/contract";
import { NumberField } from "@foyer/ui/number-field";
import { Text } from "@foyer/ui/text";

export interface RoleFigureProps {
  readonly label: string;
  readonly name: string;
  readonly type: RoleType;
  /** The role's value now, as its style sheet has it. */
  readonly css: string;
  /** Called with a value of the same form and unit. */
  onChange(css: string): void;
}

/* Wide enough for any brand, and narrow enough for any screen. */
const limits: Partial<Record<RoleType, readonly [number, number]>> = {
  dimension: [-4, 400],
  number: [0, 4],
  fontWeight: [1, 1000],
  duration: [0, 2000],
};

/** A role that is a figure, in the unit that it has. */
export function RoleFigure(props: RoleFigureProps) {
  const { label, name, type, css, onChange } = props;
  const [, figure, unit = ""] = /^(-?[\d.]+)(px|rem|em|ms|s)?$/.exec(css) ?? [];
  const [min, max] = limits[type] ?? [0, 1000];
  if (figure === undefined || unit === "em")
    return <Text size="small">{`It is ${css}, which its seed decides.`}</Text>;
  const isRem = unit === "rem";
  const fine = isRem || unit === "s" || type === "number";
  return (
    <NumberField
      label={label}
      name={`role-${name}`}
      value={Number(figure)}
      min={min}
      max={max}
      step={isRem ? 0.0625 : fine ? 0.01 : 1}
      pageStep={isRem ? 0.25 : fine ? 0.1 : 10}
      fractionDigits={fine ? 4 : 2}
      unit={unit || undefined}
      onChange={(next) => next !== undefined && onChange(`${next}${unit}`)}
    />
  );
}

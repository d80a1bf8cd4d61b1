import { useState } from "react";
import { roleEntries, type Role, type RoleType } from "@foyer/themes/contract";
import { Button } from "@foyer/ui/button";
import { ComboBox } from "@foyer/ui/combo-box";
import { Select } from "@foyer/ui/select";
import { Heading, Text } from "@foyer/ui/text";
import { NumberField } from "@foyer/ui/number-field";
import {
  readColor,
  writeColor,
} from "../../packages/brand/src/colors/color.ts";
import { withRole, type Place } from "./changes.ts";
import { ColorSliders } from "./ColorSliders.tsx";
import { Control } from "./Control.tsx";
import { HexField } from "./HexField.tsx";
import { useDesk } from "./StudioContext.ts";
import { shortRole } from "./words.ts";
import * as css from "./controls.css.ts";
import * as panels from "./panels.css.ts";

const roles = new Map(roleEntries());
const places = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
] as const;

/** Roles that a typed control can set; shadows, families and curves follow their seeds. */
const isSettable = ({ type }: Role) =>
  ["color", "dimension", "number", "fontWeight", "duration"].includes(type);

const options = [...roles]
  .filter(([, role]) => isSettable(role))
  .map(([name, { use }]) => ({
    value: name,
    label: shortRole(name),
    detail: use,
    keywords: use,
  }));

/** Single roles that the brand sets itself, where the value derived from the seeds is not what it wants. */
export function RolePanel() {
  const { studio, mode, linked } = useDesk();
  const [name, setName] = useState<string | undefined>(
    () =>
      options.find(({ value }) => value.replaceAll(".", "-") === linked)?.value,
  );
  const [place, setPlace] = useState<Place>(mode);
  const role = name === undefined ? undefined : roles.get(name);
  const own = (["both", "dark", "light"] as const).flatMap((where) =>
    Object.keys(studio.draft.tokens.overrides[where]).map(
      (set) => [where, set] as const,
    ),
  );
  return (
    <div className={panels.panel}>
      <Text size="small" tone="quiet">
        Every role is derived from the seeds. Override a role only where the
        result is not what you want; the roles that depend on it are then
        recalculated.
      </Text>
      <ComboBox
        label="Role"
        name="role"
        options={options}
        value={name}
        onChange={setName}
      />
      {role?.perMode && (
        <Select
          label="Mode"
          name="role-mode"
          options={places}
          value={place === "both" ? mode : place}
          onChange={(next) => setPlace(next === "light" ? "light" : "dark")}
        />
      )}
      {name !== undefined && role && (
        <RoleControl
          key={`${name} ${place}`}
          name={name}
          role={role}
          place={role.perMode ? (place === "both" ? mode : place) : "both"}
        />
      )}
      <section className={panels.group} aria-label="Overridden roles">
        <Heading level={2} size="card">
          Overridden roles
        </Heading>
        {own.length === 0 ? (
          <Text size="small" tone="quiet">
            None: all roles are derived from the seeds.
          </Text>
        ) : (
          <ul className={css.items}>
            {own.map(([where, set]) => (
              <li key={`${where} ${set}`} className={css.item}>
                <span className={css.itemName}>
                  {shortRole(set)} {where === "both" ? "" : `(${where})`}
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() =>
                    studio.change((pack) =>
                      withRole(pack, where, set, undefined),
                    )
                  }
                >
                  {`Reset ${shortRole(set)}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

interface RoleControlProps {
  readonly name: string;
  readonly role: Role;
  readonly place: Place;
}

function RoleControl({ name, role, place }: RoleControlProps) {
  const { studio } = useDesk();
  const { draft, saved, measured } = studio;
  const shownIn = place === "both" ? "shared" : place;
  const now = measured.theme[shownIn][name] ?? "";
  const set = (value: string | undefined, moving?: string) =>
    studio.change((pack) => withRole(pack, place, name, value), moving);
  const color = role.type === "color" ? readColor(now) : undefined;
  return (
    <Control
      name={name}
      title={shortRole(name)}
      changed={
        draft.tokens.overrides[place][name] !==
        saved.tokens.overrides[place][name]
      }
      onReset={() => set(saved.tokens.overrides[place][name])}
    >
      <div className={css.mix}>
        <Text size="small" tone="quiet">
          {role.use}
        </Text>
        {color ? (
          <>
            <span
              className={css.wideSwatch}
              style={{ backgroundColor: now }}
              aria-hidden="true"
            />
            <ColorSliders
              value={color}
              onChange={(next) => set(writeColor(next), name)}
              onSettle={studio.settle}
            />
            <HexField
              name={name}
              label={`${shortRole(name)} as hex`}
              value={now}
              onChange={(next) => set(writeColor(next))}
            />
          </>
        ) : (
          <RoleFigure
            label={shortRole(name)}
            name={name}
            css={now}
            type={role.type}
            onChange={set}
          />
        )}
      </div>
    </Control>
  );
}

interface RoleFigureProps {
  readonly label: string;
  readonly name: string;
  readonly type: RoleType;
  /** The role's current value, as in its style sheet. */
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

/** A role that is a number, in its unit. */
function RoleFigure(props: RoleFigureProps) {
  const { label, name, type, css, onChange } = props;
  const [, figure, unit = ""] = /^(-?[\d.]+)(px|rem|em|ms|s)?$/.exec(css) ?? [];
  const [min, max] = limits[type] ?? [0, 1000];
  if (figure === undefined || unit === "em")
    return <Text size="small">{`Value: ${css}, set by its seed.`}</Text>;
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

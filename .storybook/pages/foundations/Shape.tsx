import { CopyName } from "../../parts/CopyName.tsx";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { readVariable } from "../tokens/measure.ts";
import * as css from "./foundations.css.ts";
import { Section } from "../../parts/Section.tsx";
import { Page } from "./Page.tsx";
import { rolesOf, type NamedRole } from "./roles.ts";

/** Radius, border and shadow. */
export function Shape() {
  return (
    <Page
      title="Shape and depth"
      lead="A brand is consistently round or crisp. Lightness raises surfaces in dark mode, soft shadow in light mode."
    >
      <Section title="Radius">
        <Tiles
          roles={rolesOf("radius.")}
          style={(value) => ({
            borderRadius: value,
            border: "1px solid currentColor",
          })}
        />
      </Section>
      <Section title="Border">
        <Tiles
          roles={rolesOf("border.")}
          style={(value) => ({ border: `${value} solid currentColor` })}
        />
      </Section>
      <Section title="Shadow">
        <Tiles
          roles={rolesOf("shadow.")}
          style={(value) => ({ boxShadow: value })}
        />
      </Section>
    </Page>
  );
}

interface TilesProps {
  readonly roles: readonly NamedRole[];
  readonly style: (value: string) => Readonly<Record<string, string>>;
}

function Tiles({ roles, style }: TilesProps) {
  return (
    <ul className={css.tiles}>
      {roles.map(({ name, role, css: value }) => (
        <li key={name} className={css.tileItem}>
          <span className={css.tile} style={style(value)} />
          <CopyName text={name} label={`Copy ${name}`} quiet />
          <span className={css.use}>{role.use}</span>
          <span className={css.value}>{readVariable(variableOf(name))}</span>
        </li>
      ))}
    </ul>
  );
}

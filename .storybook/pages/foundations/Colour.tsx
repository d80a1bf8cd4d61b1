import { pairs } from "@foyer/themes/contract";
import { CopyName } from "../../parts/CopyName.tsx";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { contrast, readVariable } from "../tokens/measure.ts";
import * as css from "./foundations.css.ts";
import { Section } from "../../parts/Section.tsx";
import { Page } from "./Page.tsx";
import { rolesOf, type NamedRole } from "./roles.ts";

const groups = [
  [
    "Surfaces",
    "color.surface.",
    "Four levels: page, raised, overlay, sunken. They rise by lightness in the dark and by shadow in the light.",
  ],
  [
    "Text",
    "color.text.",
    "What is to be read, what may be read, what cannot be used now.",
  ],
  [
    "Lines",
    "color.line.",
    "Separate by space and surface first, by line last.",
  ],
  [
    "Accent",
    "color.accent.",
    "Only for what can be pressed or is chosen now. Never two accents side by side.",
  ],
  ["Success", "color.success.", ""],
  ["Warning", "color.warning.", ""],
  ["Danger", "color.danger.", ""],
  ["Information", "color.info.", "Status colours are for status alone."],
  ["Winnings", "color.prize.", "Winnings and VIP alone."],
  ["On art", "color.art.", "What lies on pictures brings its own ground."],
  [
    "Light",
    "color.glow.",
    "The brand’s light: behind the hero and the primary action only.",
  ],
] as const;

/** Every colour, with what is written on it and the contrast measured here and now. */
export function Colour() {
  return (
    <Page
      title="Colour"
      lead="A brand gives a few seeds; every role follows from them, in both modes. A colour is named for what it does, never for how it looks."
    >
      {groups.map(([title, prefix, lead]) => (
        <Section key={prefix} title={title} lead={lead}>
          <ul className={css.swatches}>
            {rolesOf(prefix).map((role) => (
              <Swatch key={role.name} {...role} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

function Swatch({ name, role, css: background }: NamedRole) {
  const written = pairs
    .filter(({ background, atLeast }) => background === name && atLeast > 3)
    .slice(0, 4);
  return (
    <li className={css.swatch}>
      <div className={css.swatchGround} style={{ background }}>
        {written.map(({ foreground, atLeast }) => {
          const ratio = contrast(
            readVariable(variableOf(foreground)),
            readVariable(variableOf(name)),
          );
          return (
            <span
              key={foreground}
              className={css.onSwatch}
              style={{ color: `var(${variableOf(foreground)})` }}
              title={`${foreground}: at least ${atLeast}`}
            >
              {ratio >= atLeast ? "Aa" : "✗"} {ratio.toFixed(1)}
            </span>
          );
        })}
      </div>
      <CopyName text={name} label={`Copy ${name}`} quiet />
      <span className={css.use}>{role.use}</span>
      <span className={css.value}>{readVariable(variableOf(name))}</span>
    </li>
  );
}

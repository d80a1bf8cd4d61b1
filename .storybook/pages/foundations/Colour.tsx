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
    "Four levels: page, raised, overlay, sunken. Lightness raises them in dark mode, shadow in light mode.",
  ],
  ["Text", "color.text.", "Primary text, secondary text and disabled text."],
  [
    "Lines",
    "color.line.",
    "Use space and surface to separate content first, lines last.",
  ],
  [
    "Accent",
    "color.accent.",
    "Only for controls and the current selection. Never two accents side by side.",
  ],
  ["Success", "color.success.", ""],
  ["Warning", "color.warning.", ""],
  ["Danger", "color.danger.", ""],
  ["Information", "color.info.", "Status colours are for status only."],
  ["Winnings", "color.prize.", "For winnings and VIP only."],
  [
    "On art",
    "color.art.",
    "Anything on top of pictures has its own background.",
  ],
  [
    "Light",
    "color.glow.",
    "The brand’s glow: behind the hero and the primary action only.",
  ],
] as const;

/** Every colour, with the text colours used on it and the contrast measured at runtime. */
export function Colour() {
  return (
    <Page
      title="Colour"
      lead="A brand sets a few seeds; every role is derived from them, in both modes. Colours are named for their purpose, never for their look."
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

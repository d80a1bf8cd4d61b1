import { CopyName } from "../../parts/CopyName.tsx";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { viewports } from "../../viewports.ts";
import { readVariable } from "../tokens/measure.ts";
import * as css from "./foundations.css.ts";
import { Section } from "../../parts/Section.tsx";
import { Page } from "./Page.tsx";
import { rolesOf, type NamedRole } from "./roles.ts";

/** Spacing, sizes, and the breakpoints of the layout. */
export function Measures() {
  return (
    <Page
      title="Space and size"
      lead="One scale in steps of 4 px. A component’s inner space is never larger than the space around it. Change Density in the toolbar to see the scale tighter or wider."
    >
      <Section title="Space">
        <ul className={css.steps}>
          {rolesOf("space.").map((role) => (
            <Step key={role.name} {...role} />
          ))}
        </ul>
      </Section>
      <Section
        title="Sizes"
        lead="Touch targets need 44 px: controls grow to that size on touch screens."
      >
        <ul className={css.rows}>
          {rolesOf("size.").map((role) => (
            <Bar key={role.name} {...role} />
          ))}
        </ul>
      </Section>
      <Section
        title="Widths"
        lead="Layouts adapt to their container. Where the window matters, these are the breakpoints, in em, so that larger text counts as a smaller window. Below are the sizes of the viewport tool, at half scale."
      >
        <ul className={css.twoColumns}>
          {(["phone", "tablet", "desktop"] as const).map((name) => (
            <li key={name} className={css.card}>
              <strong>{name}</strong>
              <span className={css.value}>{media[name]}</span>
            </li>
          ))}
        </ul>
        <ul className={css.rows}>
          {Object.values(viewports).map(({ name, styles }) => (
            <li key={name} className={css.row}>
              <span className={css.bar}>
                <span
                  className={css.fill}
                  style={{ inlineSize: `calc(${styles.width} * 0.5)` }}
                />
              </span>
              <span className={css.rowWords}>{name} px</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function Step({ name, role, css: inlineSize }: NamedRole) {
  return (
    <li className={css.step}>
      <span className={css.square} style={{ inlineSize }} />
      <span className={css.rowWords}>
        <CopyName text={name} label={`Copy ${name}`} quiet />
        <span className={css.use}>{role.use}</span>
      </span>
    </li>
  );
}

function Bar({ name, role, css: inlineSize }: NamedRole) {
  return (
    <li className={css.row}>
      <span className={css.bar}>
        <span className={css.fill} style={{ inlineSize }} />
      </span>
      <span className={css.rowWords}>
        <CopyName text={name} label={`Copy ${name}`} quiet />
        <span className={css.use}>{role.use}</span>
        <span className={css.value}>{readVariable(variableOf(name))}</span>
      </span>
    </li>
  );
}

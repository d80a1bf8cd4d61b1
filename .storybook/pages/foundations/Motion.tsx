import { Button } from "@foyer/ui/button";
import { useState } from "react";
import { CopyName } from "../../parts/CopyName.tsx";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { useShownLook } from "../../useLook.ts";
import { readVariable } from "../tokens/measure.ts";
import * as css from "./foundations.css.ts";
import { Section } from "../../parts/Section.tsx";
import { Page } from "./Page.tsx";
import { rolesOf } from "./roles.ts";

/** Durations and easing curves. */
export function Motion() {
  const [away, setAway] = useState(false);
  const { motion } = useShownLook();
  return (
    <Page
      title="Motion"
      lead="Motion shows where an element comes from: 120 to 200 ms, one curve, position and opacity only. Theme colours do not fade when the mode changes."
    >
      <Section
        title="Durations"
        lead={`Choose Reduced motion in the toolbar: everything still works and looks finished. Current setting: ${motion}.`}
      >
        <div>
          <Button icon="play" onClick={() => setAway(!away)}>
            Move
          </Button>
        </div>
        <ul className={css.rows}>
          {rolesOf("motion.")
            .filter(({ role }) => role.type === "duration")
            .map(({ name, role, css: duration }) => (
              <li key={name} className={css.row}>
                <span className={css.track}>
                  <span
                    className={away ? css.runnerAway : css.runner}
                    style={{ transitionDuration: duration }}
                  />
                </span>
                <span className={css.rowWords}>
                  <CopyName text={name} label={`Copy ${name}`} quiet />
                  <span className={css.use}>{role.use}</span>
                  <span className={css.value}>
                    {readVariable(variableOf(name))}
                  </span>
                </span>
              </li>
            ))}
        </ul>
      </Section>
      <Section title="Curve">
        <Curve value={readVariable(variableOf("motion.easing"))} />
      </Section>
    </Page>
  );
}

function Curve({ value }: { readonly value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?\d*\.?\d+/g) ?? [])
    .slice(0, 4)
    .map(Number);
  return (
    <figure className={css.curveCard}>
      <svg className={css.curve} viewBox="-4 -4 108 108" aria-hidden="true">
        <path className={css.curveAxis} d="M0 0V100H100" />
        <path
          className={css.curveLine}
          d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
        />
      </svg>
      <figcaption>
        <CopyName text="motion.easing" label="Copy motion.easing" quiet />
        <span className={css.value}>{value}</span>
      </figcaption>
    </figure>
  );
}

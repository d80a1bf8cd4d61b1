import {
  Component,
  createElement,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from "react";
import { Story } from "@storybook/addon-docs/blocks";
import type { PreparedStory } from "storybook/internal/types";
import { Canvas } from "../parts/Canvas.tsx";
import { Words } from "../parts/Words.tsx";
import { useShownLook } from "../useLook.ts";
import { axesOf, planMatrix, type MatrixPlan } from "./matrix.ts";
import * as css from "./page.css.ts";
import { showHandState, twinRules, type HandState } from "./pseudo.ts";
import { Section } from "../parts/Section.tsx";
import { isFramed } from "./StoryFigure.tsx";
import { useComponentStyles } from "./useComponentStyles.ts";

export interface StateMatrixProps {
  /** The component's first story; its arguments fill the cells. */
  readonly story: PreparedStory;
  /** A matrix drawn by the stories themselves, shown where none can be generated. */
  readonly drawn?: PreparedStory | undefined;
}

/** Every variant of the component's recipe in every state. */
export function StateMatrix({ story, drawn }: StateMatrixProps) {
  const look = useShownLook();
  const styles = useComponentStyles(fileOf(story));
  if (!styles) return null;
  const plan = planOf(story, styles.flatMap(Object.values));
  const { component } = story;
  if (!plan || !isComponent(component))
    return drawn ? (
      <Section id="matrix" title="State matrix">
        <Canvas look={look}>
          <Story of={drawn.moduleExport} __forceInitialArgs />
        </Canvas>
      </Section>
    ) : null;
  const cell = (props: object, hand?: HandState) => (
    <Cell hand={hand}>
      {createElement(component, { ...story.initialArgs, ...props })}
    </Cell>
  );
  return (
    <Section
      id="matrix"
      title="State matrix"
      lead="Generated from the component’s recipe: every variant in every state. Hover, focus and press use the component’s own style rules."
    >
      <Words>
        <Canvas look={look} plain>
          <Table plan={plan} cell={cell} />
          {plan.further.map(({ name, values }) => (
            <div key={name} className={css.strip}>
              <span className={css.rowName}>{name}</span>
              {values.map((value) => (
                <div key={String(value)} className={css.stripCell}>
                  {cell({ [name]: value })}
                  <span className={css.cellName}>{String(value)}</span>
                </div>
              ))}
            </div>
          ))}
        </Canvas>
      </Words>
    </Section>
  );
}

function Table({
  plan,
  cell,
}: {
  readonly plan: MatrixPlan;
  readonly cell: (props: object, hand?: HandState) => ReactNode;
}) {
  const isNamed = plan.rows.some(({ label }) => label !== "");
  return (
    // It may be wider than the page; then it scrolls, also with the keyboard.
    <div
      className={css.matrixFrame}
      tabIndex={0}
      role="region"
      aria-label="State matrix"
    >
      <table className={css.matrix}>
        <thead>
          <tr>
            {isNamed && <td />}
            {plan.states.map(({ label }) => (
              <th key={label} scope="col" className={css.columnName}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.rows.map((row) => (
            <tr key={row.label}>
              {isNamed && (
                <th scope="row" className={css.rowName}>
                  {row.label}
                </th>
              )}
              {plan.states.map(({ label, props, hand }) => (
                <td key={label} className={css.matrixCell}>
                  {cell({ ...row.props, ...props }, hand)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  hand,
  children,
}: {
  readonly hand?: HandState | undefined;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!hand || !box.current) return;
    twinRules();
    showHandState(box.current, hand);
  });
  return (
    <div ref={box} inert className={css.cell}>
      <Guard>{children}</Guard>
    </div>
  );
}

/** A component may throw on a combination that no story shows; then its cell stays empty. */
class Guard extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? "–" : this.props.children;
  }
}

/**
 * Composed of many parts and as wide as its container: dozens of them in a table say nothing. `matrix: true`
 * overrides this.
 */
const isComposite = /^Components\/(Content|Lobby|Game|Layout)\//;

/** Undefined if the stories forbid a matrix or there is nothing to vary. */
function planOf(
  story: PreparedStory,
  styles: readonly unknown[],
): MatrixPlan | undefined {
  const wish: unknown = story.parameters["matrix"];
  if (wish === false || isFramed(story)) return undefined;
  if (wish !== true && isComposite.test(story.title)) return undefined;
  const props = Object.keys(story.argTypes);
  const switches = Object.entries(story.argTypes)
    .filter(([, { type }]) => type?.name === "boolean")
    .map(([name]) => name);
  const plan = planMatrix(axesOf(styles, props), props, switches);
  const cells = plan.rows.length * plan.states.length;
  return cells + plan.further.length > 1 ? plan : undefined;
}

function fileOf({ parameters }: PreparedStory): string {
  const file: unknown = parameters["fileName"];
  return typeof file === "string" ? file : "";
}

function isComponent(value: unknown): value is ComponentType<object> {
  return (
    typeof value === "function" || (typeof value === "object" && value !== null)
  );
}

/** A variant of a component's recipe, and its values. */
export interface Axis {
  readonly name: string;
  readonly values: readonly (string | boolean)[];
}

/** What a matrix shows: rows of combined variants against states, then one row for each further variant. */
export interface MatrixPlan {
  readonly rows: readonly MatrixRow[];
  readonly states: readonly MatrixState[];
  readonly further: readonly Axis[];
}

export interface MatrixRow {
  readonly label: string;
  readonly props: Props;
}

export interface MatrixState {
  readonly label: string;
  readonly props: Props;
  readonly hand?: "hover" | "focus" | "pressed";
}

type Props = Readonly<Record<string, string | boolean>>;

/** Props that are states, under this library's names. */
const stateProps = [
  "selected",
  "checked",
  "loading",
  "busy",
  "disabled",
  "readOnly",
];

/**
 * Variants of the recipes that are also props of the component.
 *
 * @example axesOf([button], ["tone", "children"]) // [{ name: "tone", values: ["accent", …] }]
 */
export function axesOf(
  styles: readonly unknown[],
  props: readonly string[],
): Axis[] {
  const found = new Map<string, (string | boolean)[]>();
  for (const style of styles)
    for (const [name, values] of Object.entries(variantsOf(style)))
      if (
        props.includes(name) &&
        !stateProps.includes(name) &&
        (found.get(name)?.length ?? 0) < values.length
      )
        found.set(name, values.map(valueOf));
  return [...found].map(([name, values]) => ({ name, values }));
}

/** Variants of a recipe by name, with their values; empty for anything that is not a recipe. */
export function variantsOf(style: unknown): Record<string, string[]> {
  if (typeof style !== "function") return {};
  const classes: unknown = Reflect.get(style, "classNames");
  const variants: unknown =
    typeof classes === "object" && classes && Reflect.get(classes, "variants");
  if (typeof variants !== "object" || !variants) return {};
  return Object.fromEntries(
    Object.entries(variants).map(([name, values]: [string, unknown]) => [
      name,
      typeof values === "object" && values ? Object.keys(values) : [],
    ]),
  );
}

/** A variant's value as the prop has it: "true" and "false" are booleans. */
export const valueOf = (value: string): string | boolean =>
  value === "true" ? true : value === "false" ? false : value;

/**
 * Plans the matrix: the variants with the most values are combined into rows, as long as there are few enough.
 *
 * @param props Every prop; if there are handlers among them, the component has pointer states.
 * @param switches The boolean props.
 * @example planMatrix([{ name: "tone", values: ["accent", "danger"] }], ["tone", "disabled", "onClick"], ["disabled"])
 */
export function planMatrix(
  axes: readonly Axis[],
  props: readonly string[],
  switches: readonly string[],
  most = 16,
): MatrixPlan {
  const named = axes.filter(({ values }) => values.length > 1);
  const ranked = named
    .filter(({ values }) => values.some((value) => typeof value === "string"))
    .sort((one, other) => rank(one.name) - rank(other.name));
  const combined: Axis[] = [];
  for (const axis of ranked) {
    const size = [...combined, axis].reduce(
      (product, { values }) => product * values.length,
      1,
    );
    if (combined.length < 2 && size <= most) combined.push(axis);
  }
  return {
    rows: combined.reduce<MatrixRow[]>(crossed, [{ label: "", props: {} }]),
    states: statesOf(props, switches),
    further: named.filter((axis) => !combined.includes(axis)),
  };
}

const order = ["tone", "variant", "size"];
const rank = (name: string) => {
  const place = order.indexOf(name);
  return place < 0 ? order.length : place;
};

function crossed(
  rows: readonly MatrixRow[],
  { name, values }: Axis,
): MatrixRow[] {
  return rows.flatMap(({ label, props }) =>
    values.map((value) => ({
      label: [label, String(value)].filter(Boolean).join(" · "),
      props: { ...props, [name]: value },
    })),
  );
}

function statesOf(
  props: readonly string[],
  switches: readonly string[],
): MatrixState[] {
  const answers = props.some(
    (name) =>
      name === "href" || /^on(Click|Press|Change|Select|Play|Copy)/.test(name),
  );
  const hands = ["hover", "focus", "pressed"] as const;
  return [
    { label: "rest", props: {} },
    ...(answers ? hands.map((hand) => ({ label: hand, props: {}, hand })) : []),
    ...stateProps
      .filter((name) => switches.includes(name))
      .map((name) => ({ label: name, props: { [name]: true } })),
  ];
}

import { valueOf, variantsOf } from "./matrix.ts";

/** A style rule: its selector and its declarations. */
export interface PlainRule {
  readonly selector: string;
  readonly text: string;
}

/**
 * Every class that a style module's exports can give: plain ones, records of them, and recipes in each combination.
 *
 * @example classesOf([{ link: "a1 b2" }]) // Set { "a1", "b2" }
 */
export function classesOf(values: readonly unknown[]): Set<string> {
  const classes = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === "string")
      for (const name of value.split(/\s+/)) classes.add(name);
    else if (typeof value === "function") recipeClasses(value).forEach(visit);
    else if (typeof value === "object" && value)
      Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  classes.delete("");
  return classes;
}

function recipeClasses(recipe: Function): unknown[] {
  const variants = Object.entries(variantsOf(recipe));
  if (!("classNames" in recipe)) return [];
  const selections = variants.reduce<Record<string, string | boolean>[]>(
    (all, [name, values]) =>
      all
        .flatMap((one) =>
          values.map((value) => ({ ...one, [name]: valueOf(value) })),
        )
        .slice(0, 400),
    [{}],
  );
  return selections.map((selection): unknown =>
    Reflect.apply(recipe, undefined, [selection]),
  );
}

/**
 * The custom properties that rules of these classes read.
 *
 * @example variablesRead([{ selector: ".a", text: "color: var(--color-text-primary)" }], new Set(["a"]))
 */
export function variablesRead(
  rules: Iterable<PlainRule>,
  classes: ReadonlySet<string>,
): Set<string> {
  const names = new Set<string>();
  for (const { selector, text } of rules) {
    const own = [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = ""]) =>
      classes.has(name),
    );
    if (!own) continue;
    for (const [, name = ""] of text.matchAll(/var\(\s*(--[\w-]+)/g))
      names.add(name);
  }
  return names;
}

/** What a story file says about its component besides the props: `parameters.guide`. */
export interface Guide {
  readonly do: readonly string[];
  readonly dont: readonly string[];
  readonly accessibility: readonly string[];
  readonly keywords: readonly string[];
  readonly keyboard: readonly Key[];
}

/** A row of the keyboard table. */
export interface Key {
  readonly keys: string;
  readonly effect: string;
}

/**
 * Reads the guide from a component's parameters; what is missing or has the wrong type becomes empty.
 *
 * @example readGuide(meta.parameters).do
 */
export function readGuide(parameters: unknown): Guide {
  const guide = field(parameters, "guide");
  const sentences = (name: string) => texts(field(guide, name));
  return {
    do: sentences("do"),
    dont: sentences("dont"),
    accessibility: sentences("accessibility"),
    keywords: sentences("keywords"),
    keyboard: keys(field(guide, "keyboard")),
  };
}

/** A field of a value that might not be an object; undefined if there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Reflect.get(value, name)
    : undefined;
}

function texts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === "string");
}

/** Rows as { keys, effect }, as [keys, effect], or as an object of keys → effect. */
function keys(value: unknown): Key[] {
  const rows: unknown[] = Array.isArray(value)
    ? value
    : Object.entries(value ?? {});
  return rows.flatMap((row) => {
    const [first, second] = Array.isArray(row)
      ? texts(row)
      : [
          field(row, "keys") ?? field(row, "key"),
          field(row, "effect") ?? field(row, "does"),
        ];
    return typeof first === "string" && typeof second === "string"
      ? [{ keys: first, effect: second }]
      : [];
  });
}

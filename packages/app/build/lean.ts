/** A range within a module's code. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Node extends Range {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The code with these ranges replaced by blanks, so that source maps stay correct. */
export function blanked(code: string, ranges: Iterable<Range>): string {
  let lean = code;
  for (const { start, end } of ranges)
    lean =
      lean.slice(0, start) +
      code.slice(start, end).replace(/[^\n]/g, " ") +
      lean.slice(end);
  return lean;
}

/** Ranges of an object's properties with these names. Each includes the comma after it, up to the next property. */
export function* propertiesNamed(
  object: Node,
  names: ReadonlySet<string>,
): Generator<Range> {
  const properties: readonly unknown[] = Array.isArray(object["properties"])
    ? object["properties"]
    : [];
  for (const [index, property] of properties.entries()) {
    if (
      !isNode(property) ||
      !isNode(property["key"]) ||
      !names.has(String(property["key"]["name"]))
    )
      continue;
    const next = properties[index + 1];
    yield {
      start: property.start,
      end: isNode(next) ? next.start : object.end - 1,
    };
  }
}

/** Whether this node calls the function of that name. */
export const isCallOf = (node: Node, name: string): boolean =>
  node.type === "CallExpression" &&
  isNode(node["callee"]) &&
  node["callee"]["name"] === name;

export function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    "start" in value &&
    "end" in value
  );
}

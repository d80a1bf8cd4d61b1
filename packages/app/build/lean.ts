/** A stretch of a module's code. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Node extends Range {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Code with blanks in place of these stretches, so that source maps stay true. */
export function blanked(code: string, ranges: Iterable<Range>): string {
  let lean = code;
  for (const { start, end } of ranges)
    lean =
      lean.slice(0, start) +
      code.slice(start, end).replace(/[^\n]/g, " ") +
      lean.slice(end);
  return lean;
}

/** Where properties of these names stand in an object. One goes with the comma after it, up to where the next begins. */
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

/** Whether this calls the function of that name. */
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

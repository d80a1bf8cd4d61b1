import type { Plugin, Rollup } from "vite";

/** What a message says to its translators and to a build without packs; a built portal reads its packs. */
const unneeded = new Set(["defaultMessage", "description"]);

/**
 * Takes the English words out of `defineMessages` in a build: they stand in the packs already, and would be
 * shipped twice. Blanks take their place, so that source maps stay true.
 *
 * @example defineConfig({ plugins: [leanMessages()] })
 */
export function leanMessages(): Plugin {
  return {
    name: "foyer-lean-messages",
    apply: "build",
    transform(code, id) {
      if (
        !/\/packages\/(ui|app)\/src\/.*\.tsx?$/.test(id) ||
        !code.includes("defineMessages")
      )
        return undefined;
      const tree: unknown = this.parse(code);
      let lean = code;
      for (const { start, end } of doomed(tree)) {
        lean =
          lean.slice(0, start) +
          code.slice(start, end).replace(/[^\n]/g, " ") +
          lean.slice(end);
      }
      return { code: lean, map: null } satisfies Rollup.SourceDescription;
    },
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function* doomed(node: unknown, inside = false): Generator<Range> {
  if (Array.isArray(node)) {
    for (const child of node) yield* doomed(child, inside);
    return;
  }
  if (!isNode(node)) return;
  const call =
    node.type === "CallExpression" &&
    isNode(node["callee"]) &&
    node["callee"]["name"] === "defineMessages";
  const within = inside || call;
  if (
    within &&
    node.type === "ObjectExpression" &&
    Array.isArray(node["properties"])
  ) {
    yield* unneededOf(node["properties"], node.end);
  }
  for (const child of Object.values(node)) yield* doomed(child, within);
}

/* A property goes with the comma after it, up to where the next one begins or the object ends. */
function* unneededOf(
  properties: readonly unknown[],
  objectEnd: number,
): Generator<Range> {
  for (const [index, property] of properties.entries()) {
    if (
      !isNode(property) ||
      !isNode(property["key"]) ||
      !unneeded.has(String(property["key"]["name"]))
    )
      continue;
    const next = properties[index + 1];
    yield {
      start: property.start,
      end: isNode(next) ? next.start : objectEnd - 1,
    };
  }
}

function isNode(
  value: unknown,
): value is Range & { readonly type: string; readonly [key: string]: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    "start" in value &&
    "end" in value
  );
}

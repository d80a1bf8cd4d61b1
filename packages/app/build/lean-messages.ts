import type { Plugin } from "vite";
import {
  blanked,
  isCallOf,
  isNode,
  propertiesNamed,
  type Range,
} from "./lean.ts";

/** What a message says to its translators and to a build without packs; a built portal reads its packs. */
const unneeded = new Set(["defaultMessage", "description"]);

/**
 * Takes the English words out of `defineMessages` in a build: they stand in the packs already, and would be
 * shipped twice.
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
      return { code: blanked(code, doomed(this.parse(code))), map: null };
    },
  };
}

function* doomed(node: unknown, inside = false): Generator<Range> {
  if (Array.isArray(node)) {
    for (const child of node) yield* doomed(child, inside);
    return;
  }
  if (!isNode(node)) return;
  const within = inside || isCallOf(node, "defineMessages");
  if (within && node.type === "ObjectExpression")
    yield* propertiesNamed(node, unneeded);
  for (const child of Object.values(node)) yield* doomed(child, within);
}

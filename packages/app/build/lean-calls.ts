import type { Plugin } from "vite";
import {
  blanked,
  isCallOf,
  isNode,
  propertiesNamed,
  type Range,
} from "./lean.ts";

/**
 * Fields of a call that only document or verify the contract; a portal, which only makes the call, does not need
 * them.
 */
const unneeded = new Set(["id", "purpose"]);

/**
 * Removes row ids and purpose texts of the contract from `defineCall` in a build of the portal.
 *
 * @example defineConfig({ plugins: [leanCalls()] })
 */
export function leanCalls(): Plugin {
  return {
    name: "foyer-lean-calls",
    apply: "build",
    transform(code, id) {
      if (!/\/packages\/platform\/src\/calls\/.*\.ts$/.test(id))
        return undefined;
      return { code: blanked(code, doomed(this.parse(code))), map: null };
    },
  };
}

/* Only the call's own properties: fields of its request and response may have the same names. */
function* doomed(node: unknown): Generator<Range> {
  if (Array.isArray(node)) {
    for (const child of node) yield* doomed(child);
    return;
  }
  if (!isNode(node)) return;
  if (isCallOf(node, "defineCall") && Array.isArray(node["arguments"])) {
    const [definition]: readonly unknown[] = node["arguments"];
    if (isNode(definition)) yield* propertiesNamed(definition, unneeded);
    return;
  }
  for (const child of Object.values(node)) yield* doomed(child);
}

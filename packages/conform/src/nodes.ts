import type { Shape } from "./shape.ts";

/** One place of a shape, however many values it has. */
export interface Node {
  /** Named as `compare` names what it has seen: "$.list[].amount". */
  readonly node: string;
  readonly shape: Shape;
}

/**
 * All places of a shape, each once; a recursive shape is entered once.
 *
 * @example nodesOf(shapeOf(calls.balance.response)).map(({ node }) => node) // ["$", "$.balance", "$.currencySymbol"]
 */
export function nodesOf(shape: Shape, at = "$"): readonly Node[] {
  const found: Node[] = [];
  const entered = new Set<Shape>();
  const walk = (outer: Shape, shape: Shape, node: string): void => {
    switch (shape.kind) {
      case "maybe":
      case "checked":
        return walk(outer, shape.shape, node);
      case "lazy": {
        const inner = shape.shape();
        if (entered.has(inner)) return;
        entered.add(inner);
        return walk(outer, inner, node);
      }
      case "union":
        shape.options.forEach((one, index) =>
          walk(one, one, `${node}|${index}`),
        );
        return;
      case "any":
        return;
      case "list":
        found.push({ node, shape: outer });
        return walk(shape.item, shape.item, `${node}[]`);
      case "record":
        found.push({ node, shape: outer });
        return walk(shape.value, shape.value, `${node}.*`);
      case "object":
        found.push({ node, shape: outer });
        for (const [name, member] of Object.entries(shape.members))
          walk(member, member, `${node}.${name}`);
        return;
      default:
        found.push({ node, shape: outer });
    }
  };
  walk(shape, shape, at);
  return found;
}

import { isRecord } from "@foyer/platform/client/json";
import { compare } from "../compare.ts";
import type { Shape } from "../shape.ts";
import { exampleOf } from "./example.ts";

/**
 * Copies a value and replaces one node of its shape. If the value has nothing there, an example is inserted first, so
 * that a node of an empty list can be made wrong too.
 *
 * @param target The node, as `nodesOf` names it.
 * @param other The replacement; undefined: nothing.
 */
export function mutateAt(
  shape: Shape,
  value: unknown,
  target: string,
  other: unknown,
  at = "$",
): unknown {
  const walk = (shape: Shape, value: unknown, node: string): unknown => {
    if (node === target && shape.kind !== "union") return other;
    switch (shape.kind) {
      case "maybe":
        return walk(shape.shape, value ?? exampleOf(shape.shape), node);
      case "checked":
        return walk(shape.shape, value ?? exampleOf(shape), node);
      case "lazy":
        return walk(shape.shape(), value, node);
      case "union":
        return walkUnion(shape.options, value, node);
      case "list": {
        const found: readonly unknown[] = Array.isArray(value) ? value : [];
        const items = found.length > 0 ? found : [exampleOf(shape.item)];
        const place = placeIn(shape.item, items, `${node}[]`);
        const all = place < items.length ? items : [...items, undefined];
        return all.map((one, index) =>
          index === place ? walk(shape.item, one, `${node}[]`) : one,
        );
      }
      case "record": {
        const found = isRecord(value) ? Object.entries(value) : [];
        const entries =
          found.length > 0 ? found : [["a", exampleOf(shape.value)] as const];
        return Object.fromEntries(
          entries.map(([name, one], index) => [
            name,
            index === 0 ? walk(shape.value, one, `${node}.*`) : one,
          ]),
        );
      }
      case "object": {
        const found = isRecord(value) ? value : {};
        const name = Object.keys(shape.members).find((one) =>
          leadsTo(`${node}.${one}`, target),
        );
        const member = name === undefined ? undefined : shape.members[name];
        if (name === undefined || member === undefined) return value;
        const { [name]: old, ...rest } = found;
        const next = walk(member, old ?? exampleOf(member), `${node}.${name}`);
        return next === undefined ? rest : { ...found, [name]: next };
      }
      default:
        return value;
    }
  };

  const walkUnion = (
    options: readonly Shape[],
    value: unknown,
    node: string,
  ): unknown => {
    const index = options.findIndex((_, place) =>
      leadsTo(`${node}|${place}`, target),
    );
    const option = options[index];
    if (option === undefined) return value;
    const fits = compare(option, value).differences.length === 0;
    return walk(option, fits ? value : exampleOf(option), `${node}|${index}`);
  };

  /**
   * In a list of different kinds, the index of the first item of the targeted kind; the list's length if there is
   * none.
   */
  const placeIn = (
    item: Shape,
    items: readonly unknown[],
    node: string,
  ): number => {
    if (item.kind !== "union") return 0;
    const option = item.options.find((_, place) =>
      leadsTo(`${node}|${place}`, target),
    );
    if (option === undefined) return 0;
    const place = items.findIndex(
      (one) => compare(option, one).differences.length === 0,
    );
    return place < 0 ? items.length : place;
  };

  return walk(shape, value, at);
}

/** Whether a node is the target or one of its ancestors. */
const leadsTo = (node: string, target: string): boolean =>
  target === node ||
  (target.startsWith(node) && /^[.[|]/.test(target.slice(node.length)));

import { isRecord } from "@foyer/platform/client/json";
import { fits } from "./fits.ts";
import { mayBeMissing, mayBeNull, type Shape } from "./shape.ts";
import { expectedOf, wordsOf } from "./words.ts";

/** One place where an answer differs from the contract. */
export interface Difference {
  /** JSON path, as "$.list[3].amount"; or what was tried, as "without a token". */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  /** How many places of the same list differ like this; the path is that of the first. */
  readonly times: number;
}

/** Result of a comparison. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Members that the contract does not name: harmless, and never read by the portal. */
  readonly extra: readonly string[];
  /** Nodes of the shape for which the value had content; an empty list shows nothing of its items. */
  readonly seen: ReadonlySet<string>;
}

/** Current position: in the value, for the report, and in the shape, for counting what was seen. */
interface Place {
  readonly path: string;
  readonly node: string;
  /** Name of the member that holds the value. */
  readonly name: string;
}

const memberOf = (place: Place, name: string): Place => ({
  path: /^[A-Za-z_$][\w$]*$/.test(name)
    ? `${place.path}.${name}`
    : `${place.path}[${JSON.stringify(name)}]`,
  node: `${place.node}.${name}`,
  name,
});

/**
 * Compares a value with the contract, strictly.
 *
 * @param at Prefix of all paths.
 * @example compare(shapeOf(calls.balance.response), { balance: 12.5 }).differences
 * // [{ path: "$.balance", expected: "a decimal as a text …", got: "the number 12.5", times: 1 }]
 */
export function compare(shape: Shape, value: unknown, at = "$"): Comparison {
  const found = new Map<string, Difference>();
  const extra = new Set<string>();
  const seen = new Set<string>();

  const note = (
    place: Place,
    expected: string,
    got: unknown,
    gotWords = wordsOf(got, place.name),
  ): void => {
    const key = `${place.path.replace(/\[\d+\]/g, "[]")} ${expected}`;
    const known = found.get(key);
    found.set(
      key,
      known
        ? { ...known, times: known.times + 1 }
        : { path: place.path, expected, got: gotWords, times: 1 },
    );
  };

  /** Whether the value fits completely. */
  function walk(shape: Shape, value: unknown, place: Place): boolean {
    const plain = fits(shape, value);
    if (plain !== undefined) {
      seen.add(place.node);
      if (!plain) note(place, expectedOf(shape), value);
      return plain;
    }
    switch (shape.kind) {
      case "maybe":
        if (value === undefined ? shape.missing : value === null && shape.null)
          return true;
        if (value !== undefined && value === shape.standIn) {
          seen.add(place.node);
          return true;
        }
        return walk(shape.shape, value, place);
      case "checked": {
        if (!walk(shape.shape, value, place)) return false;
        const fault = value === undefined ? undefined : shape.fault(value);
        if (fault === undefined) return true;
        note(place, fault, value);
        return false;
      }
      case "lazy":
        return walk(shape.shape(), value, place);
      case "union":
        return walkUnion(shape.options, value, place);
      case "list":
        return walkList(shape, value, place);
      case "record":
        if (!isRecord(value)) {
          note(place, expectedOf(shape), value);
          return false;
        }
        seen.add(place.node);
        return Object.entries(value)
          .map(([name, one]) =>
            walk(shape.value, one, {
              ...memberOf(place, name),
              node: `${place.node}.*`,
            }),
          )
          .every(Boolean);
      case "object":
        return walkObject(shape, value, place);
      default:
        return true;
    }
  }

  function walkList(
    shape: Extract<Shape, { kind: "list" }>,
    value: unknown,
    place: Place,
  ): boolean {
    if (!Array.isArray(value)) {
      note(place, expectedOf(shape), value);
      return false;
    }
    seen.add(place.node);
    return value
      .map((one: unknown, index) =>
        walk(shape.item, one, {
          path: `${place.path}[${index}]`,
          node: `${place.node}[]`,
          name: place.name,
        }),
      )
      .every(Boolean);
  }

  function walkObject(
    shape: Extract<Shape, { kind: "object" }>,
    value: unknown,
    place: Place,
  ): boolean {
    if (!isRecord(value)) {
      note(place, expectedOf(shape), value);
      return false;
    }
    seen.add(place.node);
    if (!shape.open)
      for (const name of Object.keys(value))
        if (!(name in shape.members))
          extra.add(memberOf(place, name).path.replace(/\[\d+\]/g, "[]"));
    return Object.entries(shape.members)
      .map(([name, member]) => {
        const one = Object.hasOwn(value, name) ? value[name] : undefined;
        const at = memberOf(place, name);
        if (one === undefined && mayBeMissing(member)) return true;
        if (one === null && mayBeNull(member)) {
          seen.add(at.node);
          return true;
        }
        return walk(member, one, at);
      })
      .every(Boolean);
  }

  /** Differences are reported against the option that fits best. */
  function walkUnion(
    options: readonly Shape[],
    value: unknown,
    place: Place,
  ): boolean {
    const tries = options.map((option, index) => {
      const node = `${place.node}|${index}`;
      return {
        option,
        node,
        tried: compareAt(option, value, { ...place, node }),
      };
    });
    const best = tries.toSorted(
      (one, other) => weight(one.tried) - weight(other.tried),
    )[0];
    if (best === undefined) return true;
    return walk(best.option, value, { ...place, node: best.node });
  }

  walk(shape, value, { path: at, node: at, name: "" });
  return { differences: [...found.values()], extra: [...extra], seen };
}

const compareAt = (shape: Shape, value: unknown, place: Place): Comparison =>
  compare(shape, value, place.path);

const weight = ({ differences }: Comparison): number => differences.length;

import * as v from "valibot";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "@foyer/platform/schema/tolerant";
import { hiddenSchemas } from "./hidden-schemas.ts";
import { maybe, part, partsOf, ruled, textLimits } from "./shape-parts.ts";
import type { Shape } from "./shape.ts";

/** The structure of a schema, as a text: two schemas made of the same building block have the same. */
function madeOf(schema: object): string {
  const { type, pipe, wrapped, options } = part(schema);
  const [, ...rest] = pipe;
  const inner = wrapped === undefined ? "" : `<${madeOf(wrapped)}>`;
  const choice =
    type === "union"
      ? `(${options.flatMap((one) => (typeof one === "object" ? [madeOf(one)] : [])).join("|")})`
      : "";
  const first = pipe[0] === undefined ? `${type}${inner}${choice}` : "";
  return pipe[0] === undefined
    ? first
    : [madeOf(pipe[0]), ...rest.map((one) => part(one).type)].join(">");
}

/** The building blocks of tolerant schemas, with the shape that each requires when read strictly. */
const blocks: ReadonlyMap<string, (schema: object) => Shape> = new Map([
  [madeOf(text()), () => ({ kind: "text" })],
  [
    madeOf(optionalText()),
    () => maybe({ kind: "text" }, { missing: true, null: true }),
  ],
  // A missing switch is off: platforms need not send those that this version has added.
  [
    madeOf(flag()),
    () => maybe({ kind: "flag" }, { missing: true, null: true }),
  ],
  [madeOf(amount()), () => ({ kind: "amount" })],
  [madeOf(epoch()), () => ({ kind: "time" })],
  [madeOf(count()), () => ({ kind: "count" })],
  [madeOf(v.pipe(text(), v.digits(), v.transform(Number))), countInText],
  [madeOf(oneOf(["one"])), membersOf],
  [madeOf(list(v.unknown())), listOf],
] satisfies [string, (schema: object) => Shape][]);

function countInText(): Shape {
  return { kind: "count" };
}

/** The portal tolerates an unknown member, but the contract does not include it. */
function membersOf(schema: object): Shape {
  const { options } = part(part(schema).pipe[2] ?? {});
  return {
    kind: "enum",
    members: options.flatMap((one) =>
      typeof one === "object" || one === "unknown" ? [] : [one],
    ),
  };
}

function listOf(schema: object): Shape {
  const { item } = part(part(schema).wrapped ?? {});
  const { wrapped } = part(item ?? {});
  if (wrapped === undefined) throw new Error("A list of nothing.");
  return {
    kind: "list",
    item: shapeOf(wrapped),
    least: undefined,
    most: undefined,
  };
}

const found = new WeakMap<object, Shape>();

/**
 * Reads a schema strictly. The same schema gives the same shape.
 *
 * @example shapeOf(calls.balance.response) // { kind: "object", members: { balance: { kind: "amount" }, … } }
 * @throws Error for a schema with parts that it does not know: add them here.
 */
export function shapeOf(schema: object): Shape {
  const known = found.get(schema);
  if (known) return known;
  const shape = read(hiddenSchemas.get(schema) ?? schema);
  found.set(schema, shape);
  return shape;
}

function read(schema: object): Shape {
  const { fallback, standIn, pipe } = part(schema);
  const block = blocks.get(madeOf(schema));
  const shape = block
    ? block(schema)
    : pipe.length > 0
      ? readPipe(schema, pipe)
      : readPlain(schema);
  // What the portal can replace with a fallback may be left out.
  return fallback
    ? maybe(shape, { missing: true, null: true, standIn })
    : shape;
}

/** A schema and the validations that follow it. Transformations do not concern the platform. */
function readPipe(schema: object, pipe: readonly object[]): Shape {
  const [first, ...actions] = pipe;
  const shape = shapeOf(first ?? {});
  const rules = actions.filter((one) => part(one).kind === "validation");
  if (rules.length === 0) return shape;
  return ruled(withLimits(shape, rules), schema);
}

function withLimits(shape: Shape, rules: readonly object[]): Shape {
  const limits = textLimits(rules);
  if (shape.kind === "string") return { kind: "string", limits };
  if (shape.kind === "list")
    return { ...shape, least: limits.minLength, most: limits.maxLength };
  if (shape.kind === "number") {
    const named = rules.map(part);
    return {
      kind: "number",
      whole: named.some(({ type }) => type.endsWith("integer")),
      least: named.find(({ type }) => type === "min_value")?.least,
    };
  }
  return shape;
}

function readPlain(schema: object): Shape {
  const { type, wrapped, options, item, value, getter } = part(schema);
  const inner = (one: object | undefined): Shape => {
    if (one === undefined) throw new Error(`A ${type} of nothing.`);
    return shapeOf(one);
  };
  switch (type) {
    case "string":
      return { kind: "string", limits: {} };
    case "number":
      return { kind: "number", whole: false, least: undefined };
    case "boolean":
      return { kind: "boolean" };
    case "blob":
      return { kind: "file" };
    case "unknown":
      return { kind: "any" };
    case "literal":
    case "picklist":
      return {
        kind: "enum",
        members: options.flatMap((one) =>
          typeof one === "object" ? [] : [one],
        ),
      };
    case "union":
      return {
        kind: "union",
        options: options.flatMap((one) =>
          typeof one === "object" ? [shapeOf(one)] : [],
        ),
      };
    case "object":
    case "loose_object":
      return {
        kind: "object",
        members: Object.fromEntries(
          partsOf(schema).map(([name, one]) => [name, shapeOf(one)]),
        ),
        open: type === "loose_object",
      };
    case "array":
      return {
        kind: "list",
        item: inner(item),
        least: undefined,
        most: undefined,
      };
    case "record":
      return { kind: "record", value: inner(value) };
    case "optional":
      return maybe(inner(wrapped), { missing: true, null: false });
    case "nullish":
      return maybe(inner(wrapped), { missing: true, null: true });
    case "nullable":
      return maybe(inner(wrapped), { missing: false, null: true });
    case "lazy":
      return { kind: "lazy", shape: () => inner(getter?.()) };
    default:
      throw new Error(`No strict reading is known of a schema "${type}".`);
  }
}

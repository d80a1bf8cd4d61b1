import type { CallDefinition } from "@foyer/platform/call";
import { shapeOf } from "../shape-of.ts";
import { bare, type Shape } from "../shape.ts";
import { type JsonSchema, jsonSchemaOf, type Refer } from "./json-schema.ts";
import type { OpenApiSource } from "./source.ts";

const capital = (name: string): string =>
  name.slice(0, 1).toUpperCase() + name.slice(1);

const numberOf = ({ id }: CallDefinition): string =>
  id.replace(/\d+/, (digits) => digits.padStart(4, "0"));

const byNumber = (one: CallDefinition, other: CallDefinition): number =>
  numberOf(one) < numberOf(other) ? -1 : 1;

/** Shapes that are written once: those with a name, and answers that several calls share. */
function namesOf(
  calls: readonly CallDefinition[],
  { names = new Map() }: OpenApiSource,
): Map<Shape, string> {
  const found = new Map<Shape, string>();
  const sorted = [...names].toSorted(([, one], [, other]) =>
    one < other ? -1 : 1,
  );
  for (const [schema, name] of sorted) {
    const shape = bare(shapeOf(schema));
    if (shape.kind === "object" && !found.has(shape))
      found.set(shape, capital(name));
  }
  const first = new Map<Shape, string>();
  // Sorted by number, because the order of a module's exports is arbitrary.
  for (const { name, response } of calls.toSorted(byNumber)) {
    const shape = bare(shapeOf(response));
    if (shape.kind !== "object" || found.has(shape)) continue;
    const other = first.get(shape);
    if (other === undefined) first.set(shape, name);
    else found.set(shape, capital(other));
  }
  return found;
}

/** Makes the references of a document, and collects the schemas they refer to. */
export function shared(
  calls: readonly CallDefinition[],
  source: OpenApiSource,
): { refer: Refer; schemas: Readonly<Record<string, JsonSchema>> } {
  const names = namesOf(calls, source);
  const schemas: Record<string, JsonSchema> = {};

  const always = (shape: Shape): JsonSchema => {
    const trees = [...names.values()].filter((one) => /^Tree\d+$/.test(one));
    const name = names.get(shape) ?? `Tree${trees.length + 1}`;
    names.set(shape, name);
    if (!(name in schemas)) {
      // Registered before it is written, so that it can refer to itself.
      schemas[name] = {};
      schemas[name] = jsonSchemaOf(shape, refer, source.describe);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const refer: Refer = Object.assign(
    (shape: Shape) => (names.has(shape) ? always(shape) : undefined),
    { always },
  );
  return { refer, schemas };
}

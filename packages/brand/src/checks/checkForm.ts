import { brandSchema } from "@foyer/platform/brand";
import { nearest } from "../files/problem.ts";
import { isObject } from "../tokens/tokenBasics.ts";

/** A value of brand.json that belongs nowhere, or is a list in the place of an object. */
export interface FormFault {
  readonly path: readonly string[];
  readonly rule: string;
}

/**
 * What the schema of brand.json does not report: every unknown key, where it names only the first of each object, and
 * lists, which it takes for objects.
 *
 * @example formFaults({ colour: "red", hosts: [] }).map(({ path }) => path[0]) // ["colour", "hosts"]
 */
export function formFaults(file: unknown): readonly FormFault[] {
  return faultsIn(file, brandSchema, []);
}

function faultsIn(
  value: unknown,
  schema: unknown,
  path: readonly string[],
): readonly FormFault[] {
  const { entries, item, value: member } = partsOf(schema);
  const isForObject = isObject(entries) || member !== undefined;
  if (Array.isArray(value)) {
    if (isForObject)
      return [{ path, rule: "must be an object, but is a list." }];
    return item === undefined
      ? []
      : value.flatMap((one, at) => faultsIn(one, item, [...path, String(at)]));
  }
  if (!isObject(value) || !isForObject) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const place = [...path, name];
    if (!isObject(entries)) return faultsIn(inside, member, place);
    if (Object.hasOwn(entries, name))
      return faultsIn(inside, entries[name], place);
    const meant = nearest(name, Object.keys(entries));
    return [{ path: place, rule: `is not a known key${meant}.` }];
  });
}

/** What a valibot schema is made of: the members of an object, of a list, or of a record; undefined for others. */
function partsOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(schema)) return {};
  return "wrapped" in schema ? partsOf(schema["wrapped"]) : schema;
}

/**
 * A copy of a file without the values at some places.
 *
 * @example withoutFaults(file, formFaults(file))
 */
export function withoutFaults(
  file: unknown,
  faults: readonly FormFault[],
): unknown {
  const copy: unknown = structuredClone(file);
  for (const { path } of faults) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>(
        (node, name) =>
          typeof node === "object" && node !== null
            ? Reflect.get(node, name)
            : undefined,
        copy,
      );
    if (isObject(parent)) Reflect.deleteProperty(parent, path.at(-1) ?? "");
  }
  return copy;
}

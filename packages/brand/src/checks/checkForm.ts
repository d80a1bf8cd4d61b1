import { brandSchema } from "@foyer/platform/brand";
import * as v from "valibot";
import { explainIssues } from "./checkIssues.ts";
import { nearest, type Problem } from "../files/problem.ts";
import { isObject } from "../tokens/tokenBasics.ts";

/** A value of brand.json that belongs nowhere, or is a list in the place of an object. */
export interface FormFault {
  readonly path: readonly string[];
  readonly rule: string;
}

/**
 * What a schema does not report: every unknown key, where it names only the first of each object, and lists, which it
 * takes for objects.
 *
 * @param schema That of the file. @default that of brand.json
 * @example formFaults({ colour: "red", hosts: [] }).map(({ path }) => path[0]) // ["colour", "hosts"]
 */
export function formFaults(
  file: unknown,
  schema: object = brandSchema,
): readonly FormFault[] {
  return faultsIn(file, schema, []);
}

/**
 * A file's content in its schema's form, or everything that is wrong with its form.
 *
 * @example checkedForm(contentFileSchema, JSON.parse(text))
 */
export function checkedForm<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
):
  | { readonly ok: true; readonly output: v.InferOutput<Schema> }
  | {
      readonly ok: false;
      readonly problems: readonly Omit<Problem, "file">[];
    } {
  const faults = formFaults(value, schema);
  const parsed = v.safeParse(schema, withoutFaults(value, faults));
  if (parsed.success && faults.length === 0)
    return { ok: true, output: parsed.output };
  return {
    ok: false,
    problems: [
      ...faults.map(({ path, rule }) => ({ key: path.join("."), rule })),
      ...explainIssues(parsed.issues ?? []),
    ],
  };
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

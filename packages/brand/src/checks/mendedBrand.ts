import { brandSchema, type Brand, type BrandFile } from "@foyer/platform/brand";
import * as v from "valibot";
import { isObject } from "../tokens/tokenBasics.ts";

/** A brand.json in which every fault of form was mended, so that the rest can be checked. */
export interface MendedBrand {
  /** Undefined if the file is not even an object. */
  readonly brand: Brand | undefined;
  readonly issues: readonly v.BaseIssue<unknown>[];
}

type Json = Record<string, unknown>;
type Path = readonly string[];

/** Values that take the place of those of the wrong form where the schema demands one. */
const standIns: BrandFile = {
  name: "-",
  merchantCode: "x",
  languages: {},
  defaultLanguage: "",
  defaultMode: "dark",
  hosts: { image: [], game: [], frame: [], connect: [] },
  categories: ["HOME"],
  routes: { off: [], needsLogin: [] },
  legal: { rights: "-", licence: "-", risk: "-" },
};
const standInLanguage: Json = { tag: "en", label: "-" };

/** More rounds than a file has levels. */
const mostRounds = 12;

/**
 * Reads a brand.json as far as it can be read: a value of the wrong form is reported, then left out or replaced. A
 * finding at or below the place of an issue would be about the replacement.
 *
 * @example mendBrand({ name: 7, … }).brand?.hosts
 */
export function mendBrand(file: unknown): MendedBrand {
  const first = v.safeParse(brandSchema, file);
  if (first.success) return { brand: first.output, issues: [] };
  const { issues } = first;
  if (!isObject(file)) return { brand: undefined, issues };
  const copy: Json = structuredClone(file);
  let faults: readonly v.BaseIssue<unknown>[] = issues;
  for (let round = 0; round < mostRounds; round++) {
    replaceAll(copy, faults);
    const parsed = v.safeParse(brandSchema, copy);
    if (parsed.success) return { brand: parsed.output, issues };
    faults = parsed.issues;
  }
  return { brand: undefined, issues };
}

function replaceAll(copy: Json, faults: readonly v.BaseIssue<unknown>[]) {
  const places = new Map(
    faults.map((issue) => {
      const place = placeToMend(copy, pathOf(issue));
      return [JSON.stringify(place), place] as const;
    }),
  );
  // Later entries of a list go first, so that the others keep their places.
  for (const place of [...places.values()].reverse()) replace(copy, place);
}

/**
 * The path of an issue, as strings.
 *
 * @example pathOf(issue) // ["hosts", "image", "0"]
 */
export const pathOf = ({ path }: v.BaseIssue<unknown>): Path =>
  (path ?? []).map(({ key }) => String(key));

/** The place of a fault, or, if a member is missing there and has no stand-in, that of the object that misses it. */
function placeToMend(copy: Json, path: Path): Path {
  const parent = valueAt(copy, path.slice(0, -1));
  const isThere =
    typeof parent === "object" &&
    parent !== null &&
    Object.hasOwn(parent, path.at(-1) ?? "");
  return path.length <= 1 || isThere || standInAt(path) !== undefined
    ? path
    : placeToMend(copy, path.slice(0, -1));
}

function replace(copy: Json, path: Path): void {
  const name = path.at(-1) ?? "";
  const parent = valueAt(copy, path.slice(0, -1));
  const standIn = structuredClone(standInAt(path));
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else if (!isObject(parent)) return;
  else if (standIn === undefined) Reflect.deleteProperty(parent, name);
  else Reflect.set(parent, name, standIn);
}

function standInAt(path: Path): unknown {
  const [first, code, ...rest] = path;
  if (first !== "languages" || code === undefined)
    return valueAt(standIns, path);
  return rest.length === 0 ? undefined : valueAt(standInLanguage, rest);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, name) =>
      typeof node === "object" && node !== null && Object.hasOwn(node, name)
        ? Reflect.get(node, name)
        : undefined,
    value,
  );
}

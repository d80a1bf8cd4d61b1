/* What a mutation of a pack is, and the tools for making one. */

/** Files of a brand's folder by path: a text, bytes, a link, or undefined for a removed file. */
export type Mutated = ReadonlyMap<
  string,
  string | Uint8Array | { readonly linkTo: string } | undefined
>;

export interface Mutation {
  readonly name: string;
  readonly files: Mutated;
}

export type Json = Record<string, unknown>;
/** Makes one mutation of a correct pack, given by its files. */
export type Maker = (
  pick: <T>(list: readonly T[]) => T,
  base: Readonly<Record<string, string>>,
) => readonly [what: string, files: Mutated];

export const one = (
  file: string,
  content: ReturnType<Mutated["get"]>,
): Mutated => new Map([[file, content]]);

/** Paths of all values in a JSON value. */
export function pathsIn(
  value: unknown,
  path: readonly string[] = [],
): string[][] {
  if (typeof value !== "object" || value === null) return [[...path]];
  const inside = Object.entries(value).flatMap(([key, member]) =>
    pathsIn(member, [...path, key]),
  );
  return path.length > 0 ? [[...path], ...inside] : inside;
}

/** A copy of a JSON value in which one place is changed. */
export function changed(
  value: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, at) =>
      String(at) === key ? changed(item, rest, change) : item,
    );
  const members = Object.entries(value as Json).map(([name, member]) => [
    name,
    name === key ? changed(member, rest, change) : member,
  ]);
  return Object.fromEntries(members.filter(([, member]) => member !== gone));
}
/** Used in place of a member to remove it. */
export const gone = Symbol("gone");

export function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Json)[key], value);
}

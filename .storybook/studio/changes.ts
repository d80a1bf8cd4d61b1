import type { SeedName, Seeds } from "../../packages/brand/src/seeds/seeds.ts";
import type { StudioPack } from "./pack.ts";

/** Where a brand sets a role itself: in one mode, or in both. */
export type Place = "both" | "dark" | "light";

/**
 * The pack with a different value of a seed. The value comes from a typed control, which is responsible for rejecting
 * numbers outside the seed's range.
 *
 * @example withSeed(pack, "radius", 12)
 */
export function withSeed<Name extends SeedName>(
  pack: StudioPack,
  name: Name,
  value: Seeds[Name],
): StudioPack {
  const { tokens } = pack;
  if (same(tokens.seeds[name], value)) return pack;
  return {
    ...pack,
    tokens: { ...tokens, seeds: { ...tokens.seeds, [name]: value } },
  };
}

/**
 * The pack with one seed reset to its saved value.
 *
 * @example withSavedSeed(pack, saved, "accent")
 */
export const withSavedSeed = (
  pack: StudioPack,
  saved: StudioPack,
  name: SeedName,
): StudioPack => withSeed(pack, name, saved.tokens.seeds[name]);

/**
 * The pack with a role that the brand sets itself; undefined: the role is derived from the seeds again.
 *
 * @example withRole(pack, "dark", "color.accent.fill", "#4fe0bd")
 */
export function withRole(
  pack: StudioPack,
  place: Place,
  role: string,
  css: string | undefined,
): StudioPack {
  const { tokens } = pack;
  const before = tokens.overrides[place];
  if (before[role] === css) return pack;
  const { [role]: _, ...others } = before;
  const after = css === undefined ? others : { ...before, [role]: css };
  return {
    ...pack,
    tokens: { ...tokens, overrides: { ...tokens.overrides, [place]: after } },
  };
}

/** A member of brand.json, as ["layout", "home", "rails"]. */
export type EntryPath = readonly string[];

/**
 * The value of an entry in a file's content; undefined if there is none.
 *
 * @example entryAt(pack.brand, ["layout", "gameCard"]) // "cover"
 */
export function entryAt(file: unknown, path: EntryPath): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      isGroup(node) && Object.hasOwn(node, key) ? node[key] : undefined,
    file,
  );
}

/**
 * A file's content with a different value at an entry; undefined removes the entry, and any group that becomes empty.
 *
 * @example withEntry(pack.brand, ["layout", "gameCard"], "cover")
 */
export function withEntry(
  file: unknown,
  [key, ...rest]: EntryPath,
  value: unknown,
): unknown {
  if (key === undefined) return value;
  const group = isGroup(file) ? file : {};
  const inner = withEntry(
    Object.hasOwn(group, key) ? group[key] : undefined,
    rest,
    value,
  );
  if (inner === undefined) {
    const { [key]: _, ...others } = group;
    return Object.keys(others).length === 0 ? undefined : others;
  }
  return { ...group, [key]: inner };
}

/** Whether a value has named members, which lists do not. */
export function isGroup(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values have the same content. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

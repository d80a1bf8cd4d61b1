import { drawings, linked, removed, strangers } from "./hostileFiles.ts";
import {
  broken,
  huge,
  injected,
  missingKeys,
  unknownKeys,
  wrongTypes,
} from "./hostileJson.ts";
import type { Maker, Mutation } from "./hostileMutation.ts";
import { placed, roles, valued, worded } from "./hostileValues.ts";

/* Malformed packs: each mutation changes the files of a correct one. */

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const makers: readonly Maker[] = [
  wrongTypes,
  injected,
  unknownKeys,
  missingKeys,
  huge,
  broken,
  removed,
  linked,
  drawings,
  strangers,
  worded,
  valued,
  roles,
  placed,
  injected,
  wrongTypes,
  drawings,
  valued,
  broken,
  placed,
];

/**
 * A number of mutations of a pack, always the same ones.
 *
 * @example mutations(files, 500).length // 500
 */
export function mutations(
  base: Readonly<Record<string, string>>,
  count: number,
): Mutation[] {
  const roll = dice(20260417);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(roll() * list.length)];
    if (chosen === undefined && list.length === 0)
      throw new Error("There is nothing to pick from.");
    return chosen as T;
  };
  return Array.from({ length: count }, (_, index) => {
    const maker = makers[index % makers.length] ?? wrongTypes;
    const [what, files] = maker(pick, base);
    return { name: `${index} ${what}`, files };
  });
}

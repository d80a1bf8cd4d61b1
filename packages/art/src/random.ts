/** A source of numbers in [0, 1) that gives the same sequence for the same seed. */
export type Random = () => number;

/**
 * Hashes a text to an unsigned 32-bit number (FNV-1a with a final mix).
 * @example hash("game-17")
 */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Makes a repeatable random source (mulberry32).
 * @example const random = randomFrom("game-17");
 */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Picks one element.
 * @example pick(random, ["peaks", "lake"])
 */
export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

/**
 * A number between two bounds.
 * @example between(random, 10, 20)
 */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A small seeded generator (mulberry32): the same catalogue on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  readonly int: (below: number) => number;
  /** True in about `share` of the calls (0 to 1). */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
}

export function createRandom(start: number): Random {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    chance: (share) => next() < share,
    pick: (items) => items[int(items.length)] ?? items[0],
  };
}

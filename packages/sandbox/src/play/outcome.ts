/** Weight of each of the eight symbols, out of 64. */
const weights = [20, 14, 10, 8, 5, 4, 2, 1] as const;
const total = 64;
/** What three of a kind on one line pay, in multiples of the line's stake. */
const pays = [8, 21, 45, 70, 160, 250, 1000, 5000] as const;
/** Symbol positions of each line: three rows, then the two diagonals. A stake is spread over all lines. */
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [6, 4, 2],
] as const;

export const lineCount = lines.length;

export interface Win {
  readonly line: number;
  readonly symbol: number;
  /** Minor units. */
  readonly amount: bigint;
}

export interface Outcome {
  /** Three reels of three symbols each, from top to bottom. */
  readonly reels: readonly (readonly number[])[];
  readonly wins: readonly Win[];
  readonly win: bigint;
}

/** Share of all stakes that is returned in the long run. */
export const returnToPlayer: number =
  weights.reduce(
    (sum, weight, symbol) => sum + weight ** 3 * (pays[symbol] ?? 0),
    0,
  ) /
  total ** 3;

function spin(draw: (below: number) => number): number {
  let rest = draw(total);
  for (const [symbol, weight] of weights.entries()) {
    if (rest < weight) return symbol;
    rest -= weight;
  }
  return 0;
}

/**
 * Plays one round.
 *
 * @param stake minor units, to be divided by the number of lines
 * @example playRound(100n, randomInt) // { reels: [[0, 3, 1], …], wins: [], win: 0n }
 */
export function playRound(
  stake: bigint,
  draw: (below: number) => number,
): Outcome {
  const cells = Array.from({ length: 9 }, () => spin(draw));
  const wins = lines.flatMap(([a, b, c], line): Win[] => {
    const symbol = cells[a];
    if (symbol === undefined || symbol !== cells[b] || symbol !== cells[c])
      return [];
    return [
      {
        line,
        symbol,
        amount: (stake * BigInt(pays[symbol] ?? 0)) / BigInt(lineCount),
      },
    ];
  });
  return {
    reels: [0, 1, 2].map((reel) =>
      [0, 1, 2].map((row) => cells[row * 3 + reel] ?? 0),
    ),
    wins,
    win: wins.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

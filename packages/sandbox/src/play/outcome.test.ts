import { describe, expect, it } from "vitest";
import { createRandom } from "../seed/random.ts";
import { lineCount, playRound, returnToPlayer } from "./outcome.ts";

describe("playRound", () => {
  it("pays all five lines when all symbols are the same", () => {
    const { reels, wins, win } = playRound(500n, () => 0);
    expect(reels).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(wins.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4]);
    expect(win).toBe(500n * 8n);
  });

  it("shows a winning row across the three reels", () => {
    const stops = [63, 63, 63, 0, 20, 34, 20, 34, 0];
    const { reels, wins } = playRound(100n, () => stops.shift() ?? 0);
    expect(wins).toEqual([{ line: 0, symbol: 7, amount: 100_000n }]);
    expect(reels.map((reel) => reel[0])).toEqual([7, 7, 7]);
  });

  it("returns 96 % in theory, and about as much over 200,000 rounds", () => {
    expect(returnToPlayer).toBeCloseTo(0.96, 2);
    const random = createRandom(7);
    const rounds = 200_000;
    let won = 0n;
    for (let round = 0; round < rounds; round++)
      won += playRound(BigInt(lineCount), random.int).win;
    // Rare large wins make the figure vary: hence a tolerance and a fixed seed.
    const share = Number(won) / (rounds * lineCount);
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1.07);
  });
});

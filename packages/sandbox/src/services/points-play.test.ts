import { expect, it } from "vitest";
import { pointsFor, pointsRates } from "./points-play.ts";
import { gameTypeOrder } from "./lanes.ts";

const game = { gameType: "RNG" };

it("a stake earns points by the type of the game and the member's rank", () => {
  expect(pointsFor({ stake: 1_000n, game, vipRank: "0" })).toBe(100n);
  expect(pointsFor({ stake: 1_000n, game, vipRank: "4" })).toBe(200n);
  const live = { gameType: "LIVE" };
  expect(pointsFor({ stake: 1_000n, game: live, vipRank: null })).toBe(40n);
});

it("fractions of a hundredth of a point are cut", () => {
  expect(pointsFor({ stake: 99n, game, vipRank: "0" })).toBe(9n);
  expect(pointsFor({ stake: 99n, game, vipRank: "3" })).toBe(14n);
  expect(pointsFor({ stake: 9n, game, vipRank: "0" })).toBe(0n);
});

it("every type of game has a rate, and one that is not known earns nothing", () => {
  expect([...pointsRates.keys()]).toEqual([...gameTypeOrder]);
  const other = { gameType: "OTHER" };
  expect(pointsFor({ stake: 1_000n, game: other, vipRank: "4" })).toBe(0n);
});

import { describe, expect, it } from "vitest";
import { makeGames } from "./games.ts";
import { createRandom } from "./random.ts";
import { seedVendors } from "../stock/vendors.ts";

const games = makeGames(createRandom(1));

describe("the seeded catalogue", () => {
  it("is always the same for the same seed", () => {
    expect(makeGames(createRandom(1))).toEqual(games);
  });

  it("has no duplicate name, id or code", () => {
    for (const key of ["name", "nodeId", "gameCode"] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(games.length);
    }
  });

  it("has readable names: no doubled possessives, no more than 60 characters, few with a final number", () => {
    expect(games.filter(({ name }) => /s’s/.test(name))).toEqual([]);
    expect(games.filter(({ name }) => name.length > 60)).toEqual([]);
    expect(games.filter(({ name }) => / \d+$/.test(name)).length).toBeLessThan(
      games.length / 20,
    );
  });

  it("mixes games with and without free play, hot games and games under maintenance", () => {
    const share = (test: (game: (typeof games)[number]) => boolean) =>
      games.filter(test).length / games.length;
    expect(share(({ supportPlay }) => supportPlay === 0)).toBeGreaterThan(0.5);
    expect(share(({ supportPlay }) => supportPlay === 1)).toBeGreaterThan(0.2);
    expect(share(({ maintenance }) => maintenance)).toBeLessThan(0.05);
    expect(
      games.filter(({ maintenance }) => maintenance).length,
    ).toBeGreaterThan(5);
    const ranks = games.flatMap(({ hotRank }) => hotRank ?? []);
    expect(ranks).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  });

  it("keeps every provider's first game open", () => {
    for (const { vassalage, gameType } of seedVendors) {
      const code = `${vassalage}-${gameType}-001`;
      expect(games.find(({ gameCode }) => gameCode === code)).toMatchObject({
        maintenance: false,
      });
    }
  });
});

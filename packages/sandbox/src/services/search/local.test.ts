import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/database.ts";
import { games } from "../../db/tables/catalogue.ts";
import {
  localName,
  namedLanguages,
} from "../../stock/game-names/local-name.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { listGames } from "../catalogue.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const search = async (language: string, gameName: string) => {
  const { games: found, total } = await listGames(database.db, {
    gameName,
    language,
    pageNo: 1,
    pageSize: 999,
  });
  return {
    total,
    types: new Set(found.map(({ gameType }) => gameType)),
    names: found.map(({ name }) => localName(name, language)),
    english: found.map(({ name }) => name),
  };
};

describe("the names of games", () => {
  it.each(namedLanguages)(
    "differ from English for every game in %s",
    async (code) => {
      const all = await database.db.select({ name: games.name }).from(games);
      const same = all.filter(({ name }) => localName(name, code) === name);
      expect(same).toEqual([]);
      for (const { name } of all) {
        const local = localName(name, code);
        expect(local).not.toMatch(/undefined|^\s|\s$| {2}|· *$|^ *·/);
      }
      const distinct = new Set(all.map(({ name }) => localName(name, code)));
      expect(distinct.size).toBeGreaterThan(all.length * 0.98);
    },
  );

  it("are unchanged for a game without a translation, and in English", () => {
    expect(localName("Somebody Else’s Game", "CN")).toBe(
      "Somebody Else’s Game",
    );
    expect(localName("Jade Dragons", "EN")).toBe("Jade Dragons");
  });
});

describe("a search in another language", () => {
  it.each([
    ["CN", "百家乐", "百家乐", "LIVE"],
    ["CN", "神龙", "神龙", "RNG"],
    ["CN", "轮盘", "轮盘", "LIVE"],
    ["MY", "bakarat", "Bakarat", "LIVE"],
    ["MY", "bakrat", "Bakarat", "LIVE"],
    ["MY", "naga", "Naga", "RNG"],
    ["FR", "theieres", "Théières", "RNG"],
    ["FR", "théiere", "Théières", "RNG"],
    ["VI", "rong", "Rồng", "RNG"],
    ["VI", "xì dách", "Xì dách", "LIVE"],
    ["TH", "มังกร", "มังกร", "RNG"],
    ["TH", "บาคาร่า", "บาคาร่า", "LIVE"],
    ["AR", "تنانين", "تنانين", "RNG"],
    ["AR", "باكارات", "باكارات", "LIVE"],
  ])("in %s finds %s", async (language, term, word, type) => {
    const { names, types } = await search(language, term);
    expect(names[0]).toContain(word);
    expect(types).toContain(type);
  });

  it.each(namedLanguages)(
    "in %s also finds English names",
    async (language) => {
      const { english } = await search(language, "roulette");
      expect(english.some((name) => name.startsWith("Roulette"))).toBe(true);
    },
  );

  it("does not find names of another language", async () => {
    expect((await search("FR", "神龙")).total).toBe(0);
    expect((await search("EN", "bakarat")).names.join()).not.toContain(
      "Bakarat",
    );
  });
});

describe("a search for a game category", () => {
  it.each([
    ["EN", "fishing", "FISH", 68],
    ["EN", "fish", "FISH", 68],
    ["EN", "fihsing", "FISH", 68],
    ["EN", "slot", "RNG", 1442],
    ["EN", "cockfight", "COCKFIGHT", 14],
    ["MY", "ikan", "FISH", 68],
    ["FR", "peche", "FISH", 68],
    ["CN", "捕鱼", "FISH", 68],
    ["VI", "bắn cá", "FISH", 68],
    ["VI", "da ga", "COCKFIGHT", 14],
    ["TH", "ยิงปลา", "FISH", 68],
    ["AR", "صيد السمك", "FISH", 68],
  ])("in %s for %s finds its games", async (language, term, type, least) => {
    const { types, total } = await search(language, term);
    expect(types).toContain(type);
    expect(total).toBeGreaterThanOrEqual(least);
  });

  it("puts games with the word in their name first", async () => {
    const { english } = await search("EN", "fish");
    expect(english[0]).toMatch(/^Fish/);
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games, vendors } from "../../db/tables/catalogue.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { createRandom } from "../../seed/random.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { listGames } from "../catalogue.ts";
import { fillSearch } from "./fill.ts";
import { foldWords, searchColumns } from "./fold.ts";
import { preferIndex, readSearch } from "./match.ts";
import { slipsOf } from "./slips.ts";

/** The provider of this test; its games have their own game type. */
const house = { vassalage: "QUAY", name: "Märkisch Quay" };
const gameType = "TEST";
const named = [
  "Sea of Blackjack",
  "Blackjack",
  "Black Jack Night",
  "Jack and the Black Cat",
  "Café Đèn Łódź",
  "Owner’s Three-Card Table",
  "Table",
  "Tables of Gold",
  "Golden Table",
  "Vegetable Patch",
  "金龙 Dragon",
];
const syllables: readonly [string, ...string[]] = [
  "ka",
  "lo",
  "mi",
  "re",
  "su",
  "te",
  "vo",
  "zi",
  "pra",
  "ston",
];

/** A made-up word of nine letters, unlike any of the names above. */
function invent(random: ReturnType<typeof createRandom>): string {
  const word = Array.from({ length: 4 }, () => random.pick(syllables)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.insert(vendors).values(house);
  const random = createRandom(7);
  const all = [
    ...named,
    ...Array.from(
      { length: 10_000 },
      () => `${invent(random)} ${invent(random)}`,
    ),
  ].map((name, index) => ({
    ...searchColumns(name, house.name),
    nodeId: `t${index}`,
    gameId: `t${index}`,
    vassalage: house.vassalage,
    gameType: index < named.length ? gameType : "BULK",
    gameCode: `T-${index}`,
    name,
    classify: "",
    supportPlay: 1,
    maintenance: false,
    sort: index,
  }));
  for (let at = 0; at < all.length; at += 1000)
    await db.insert(games).values(all.slice(at, at + 1000));
  await db.execute(sql`analyze games`);
});
afterAll(() => database.close());

const find = async (gameName: string, page = {}) =>
  listGames(database.db, {
    gameName,
    gameType,
    pageNo: 1,
    pageSize: 28,
    ...page,
  });
const names = async (gameName: string) =>
  (await find(gameName)).games.map(({ name }) => name);

describe("a search", () => {
  it("ranks exact names first, then by the start of the name, the start of a word, and any part", async () => {
    expect(await names("table")).toEqual([
      "Table",
      "Tables of Gold",
      "Owner’s Three-Card Table",
      "Golden Table",
      "Vegetable Patch",
    ]);
  });

  it.each(["blackjack", "black jack", "Black-Jack", "bla ckjack"])(
    "ignores the spaces in %j",
    async (term) => {
      expect(await names(term)).toEqual(
        expect.arrayContaining([
          "Blackjack",
          "Black Jack Night",
          "Sea of Blackjack",
        ]),
      );
      expect((await names(term))[0]).toBe("Blackjack");
    },
  );

  it("finds words in any order", async () => {
    expect(await names("gold table")).toEqual([
      "Tables of Gold",
      "Golden Table",
    ]);
    expect(await names("cat black")).toEqual(["Jack and the Black Cat"]);
  });

  it.each([
    ["cafe den lodz", "Café Đèn Łódź"],
    ["CAFÉ", "Café Đèn Łódź"],
    ["owners three card", "Owner’s Three-Card Table"],
    ["owner's threecard", "Owner’s Three-Card Table"],
    ["龙", "金龙 Dragon"],
  ])(
    "for %j finds %j, regardless of accents and punctuation",
    async (term, name) => {
      expect(await names(term)).toEqual([name]);
    },
  );

  it.each([
    ["a letter left out", "blakjack"],
    ["a letter too many", "blackkjack"],
    ["another letter", "blackjavk"],
    ["another first letter", "vlackjack"],
    ["two letters changed round", "lbackjack"],
    ["a wrong blank besides", "blak jack"],
  ])("tolerates %s and puts the closest match first", async (_what, term) => {
    const found = await names(term);
    expect(found[0]).toBe("Blackjack");
    expect(found).toContain("Sea of Blackjack");
    expect(found).not.toContain("Table");
  });

  it("tolerates no typos when there is an exact match", async () => {
    // One letter away from “table”, and a name of its own.
    expect(await names("cat")).toEqual(["Jack and the Black Cat"]);
    expect(await names("patch")).toEqual(["Vegetable Patch"]);
  });

  it.each(["markisch quay", "quay", "MÄRKISCH", "markish quay"])(
    "finds the games of a provider by %j",
    async (term) => {
      expect((await find(term)).total).toBe(named.length);
    },
  );

  it("puts matches of a game's own name before those of its provider", async () => {
    const found = await listGames(database.db, {
      gameName: "lantern",
      pageNo: 1,
      pageSize: 999,
    });
    const own = found.games.map(({ name }) => /lantern/i.test(name));
    expect(own).toContain(false);
    expect(own.lastIndexOf(true)).toBe(own.filter(Boolean).length - 1);
  });

  it("matches one or two letters only at the start of a word", async () => {
    expect(await names("ta")).toEqual([
      "Table",
      "Tables of Gold",
      "Owner’s Three-Card Table",
      "Golden Table",
    ]);
  });

  it.each(["zzqx", "%", "_", "\\", "…", "'; drop table games; --"])(
    "for %j finds nothing",
    async (term) => {
      expect(await find(term)).toEqual({ games: [], total: 0 });
    },
  );

  it("has the same total on every page, and no game on two pages", async () => {
    const bulk = (pageNo: number) =>
      find("kaxo", { gameType: "BULK", pageNo, pageSize: 5 });
    const [one, two] = [await bulk(1), await bulk(2)];
    expect(one.total).toBe(two.total);
    expect(one.games).toHaveLength(5);
    const ids = [...one.games, ...two.games].map(({ nodeId }) => nodeId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(["blackjack", "black jack", "ta", "karelomi stonvozi"])(
    "for %j among 10,000 games uses the index, also for typos",
    async (term) => {
      const search = readSearch(term);
      for (const condition of [search?.exact, search?.near]) {
        const plan = await database.db.transaction(async (tx) => {
          await tx.execute(preferIndex);
          return tx.execute(
            sql`explain select * from ${games} where ${condition}`,
          );
        });
        const text = JSON.stringify(plan);
        expect(text).toContain("Bitmap Index Scan on games_by_words");
        expect(text).not.toContain("Seq Scan");
      }
    },
  );
});

describe("games without search columns", () => {
  it("get them when the server starts", async () => {
    const { db } = database;
    const bare = { searchText: "", searchJoined: "" };
    await db
      .update(games)
      .set(bare)
      .where(sql`${games.gameType} = ${gameType}`);
    expect(await names("table")).toEqual([]);
    await fillSearch(db);
    expect(await names("table")).toHaveLength(5);
  });
});

describe("foldWords", () => {
  it.each([
    ["  Café   Ñandú ", ["cafe", "nandu"]],
    ["DRAGON’S", ["dragons"]],
    ["Three-Card, Poker!", ["three", "card", "poker"]],
    ["Øresund Straße", ["oresund", "strasse"]],
    ["%_\\", []],
    ["", []],
  ])("splits %j into words", (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });
});

describe("slipsOf", () => {
  it("returns none for words that are too short or too long, and includes swapped and missing letters", () => {
    expect(slipsOf("cat")).toEqual([]);
    expect(slipsOf("x".repeat(25))).toEqual([]);
    expect(slipsOf("kiet")).toContain("kite");
    expect(slipsOf("kites")).toContain("kits");
  });
});

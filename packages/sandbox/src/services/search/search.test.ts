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
  it("puts the name itself first, then names that begin so, words that do, words that hold it", async () => {
    expect(await names("table")).toEqual([
      "Table",
      "Tables of Gold",
      "Owner’s Three-Card Table",
      "Golden Table",
      "Vegetable Patch",
    ]);
  });

  it.each(["blackjack", "black jack", "Black-Jack", "bla ckjack"])(
    "does not mind the blanks of %j",
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
    "of %j finds %j, whatever signs and marks are typed",
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
  ])("forgives %s, the likest first", async (_what, term) => {
    const found = await names(term);
    expect(found[0]).toBe("Blackjack");
    expect(found).toContain("Sea of Blackjack");
    expect(found).not.toContain("Table");
  });

  it("forgives nothing where the very word is there", async () => {
    // One letter away from “table”, and a name of its own.
    expect(await names("cat")).toEqual(["Jack and the Black Cat"]);
    expect(await names("patch")).toEqual(["Vegetable Patch"]);
  });

  it.each(["markisch quay", "quay", "MÄRKISCH", "markish quay"])(
    "finds a vendor's games by %j",
    async (term) => {
      expect((await find(term)).total).toBe(named.length);
    },
  );

  it("puts a game's own name before its vendor's", async () => {
    const found = await listGames(database.db, {
      gameName: "lantern",
      pageNo: 1,
      pageSize: 999,
    });
    const own = found.games.map(({ name }) => /lantern/i.test(name));
    expect(own).toContain(false);
    expect(own.lastIndexOf(true)).toBe(own.filter(Boolean).length - 1);
  });

  it("finds one and two letters where a word begins", async () => {
    expect(await names("ta")).toEqual([
      "Table",
      "Tables of Gold",
      "Owner’s Three-Card Table",
      "Golden Table",
    ]);
  });

  it.each(["zzqx", "%", "_", "\\", "…", "'; drop table games; --"])(
    "of %j finds nothing",
    async (term) => {
      expect(await find(term)).toEqual({ games: [], total: 0 });
    },
  );

  it("is the same on every page, and none comes twice", async () => {
    const bulk = (pageNo: number) =>
      find("kaxo", { gameType: "BULK", pageNo, pageSize: 5 });
    const [one, two] = [await bulk(1), await bulk(2)];
    expect(one.total).toBe(two.total);
    expect(one.games).toHaveLength(5);
    const ids = [...one.games, ...two.games].map(({ nodeId }) => nodeId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(["blackjack", "black jack", "ta", "karelomi stonvozi"])(
    "of %j among twelve thousand games uses the index, with slips too",
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

describe("games without what they are searched by", () => {
  it("are given it when the server starts", async () => {
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
  ])("reads %j", (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });
});

describe("slipsOf", () => {
  it("has none for short words, and none that is a pattern by the person's own hand", () => {
    expect(slipsOf("cat")).toEqual([]);
    expect(slipsOf("x".repeat(25))).toEqual([]);
    expect(slipsOf("kiet")).toContain("kite");
    expect(slipsOf("kites")).toContain("kits");
  });
});

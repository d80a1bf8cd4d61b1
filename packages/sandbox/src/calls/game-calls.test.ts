import * as calls from "@foyer/platform/calls";
import { categoryCodes } from "@foyer/platform/brand";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
let visitor: ReturnType<TestSandbox["visitor"]>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  visitor = sandbox.visitor();
});
afterAll(() => sandbox.close());

type Filter = Partial<Parameters<typeof list>[0]>;

const list = (filter: {
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  gameName?: string;
  pageNo?: number;
  pageSize?: number;
}) =>
  visitor.client.call(calls.gamesList, {
    clientType: 3,
    platform: "html5-desktop",
    merchant: "test",
    language: "EN",
    pageNo: 1,
    pageSize: 28,
    ...filter,
  });

const lanes = async () =>
  (await visitor.client.call(calls.gameVendor, { platform: "html5-desktop" }))
    .data.lanes;

describe("a provider's categories (W-35)", () => {
  it("are those that list the provider, and none for an unknown one", async () => {
    const typesOf = (vassalage: string) =>
      visitor.client.call(calls.vendorGameType, { vassalage });
    for (const vassalage of ["KITE", "TCG_SEA"]) {
      const found = (await lanes()).filter((lane) =>
        lane.vendors.includes(vassalage),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(await typesOf(vassalage)).toEqual(
        found.map(({ gameCategory }) => gameCategory),
      );
    }
    expect(await typesOf("NOBODY")).toEqual([]);
  });
});

describe("the catalogue", () => {
  it("holds at least 2,000 games and pages through them without duplicates", async () => {
    const first = await list({});
    expect(first.games).toHaveLength(28);
    expect(first.total).toBeGreaterThanOrEqual(2000);
    expect(first.totalPages).toBe(Math.ceil((first.total ?? 0) / 28));
    const second = await list({ pageNo: 2 });
    const last = await list({ pageNo: first.totalPages });
    expect(last.games).toHaveLength((((first.total ?? 0) - 1) % 28) + 1);
    expect(await list({ pageNo: first.totalPages + 1 })).toMatchObject({
      games: [],
    });
    const ids = [...first.games, ...second.games].map(({ nodeId }) => nodeId);
    expect(new Set(ids).size).toBe(56);
  });

  it("fills every field that the portal shows", async () => {
    const { games } = await list({});
    for (const game of games) {
      expect(game).toMatchObject({
        name: expect.stringMatching(/\S/),
        iconUrl: `/art/cover/${game.nodeId}.svg`,
        iconColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
        gameCode: expect.stringMatching(/\S/),
      });
    }
  });

  it.each<[string, Filter, object]>([
    ["category", { gameType: "FISH" }, { gameType: "FISH" }],
    [
      "vendor",
      { gameType: "RNG", vassalage: "KITE" },
      { gameType: "RNG", vassalage: "KITE" },
    ],
    [
      "classification",
      { gameType: "LIVE", gameClassify: "ROULETTE" },
      { gameType: "LIVE", name: expect.stringContaining("Roulette") },
    ],
  ])("filters by %s", async (_, filter, expected) => {
    const { games, total } = await list({ ...filter, pageSize: 500 });
    expect(games.length).toBeGreaterThan(0);
    expect(games).toHaveLength(total ?? 0);
    for (const game of games) expect(game).toMatchObject(expected);
  });

  it("treats ALL as no filter", async () => {
    const all = await list({
      gameType: "LIVE",
      vassalage: "ALL",
      gameClassify: "ALL",
    });
    expect(all.total).toBe((await list({ gameType: "LIVE" })).total);
  });

  it("finds names regardless of case, accents and surrounding spaces", async () => {
    const plain = await list({ gameName: "lantern" });
    expect(plain.total).toBeGreaterThan(0);
    for (const { name } of plain.games)
      expect(name.toLowerCase()).toContain("lantern");
    expect((await list({ gameName: "  LÄNTÉRN " })).total).toBe(plain.total);
  });

  it.each(["%", "_", "\\", "'; drop table games; --", "x".repeat(10_000)])(
    "searches for %.12j literally",
    async (gameName) => {
      expect(await list({ gameName })).toMatchObject({
        games: [],
        total: 0,
        totalPages: 0,
      });
    },
  );

  it("lists the hot games without those under maintenance, and filters them by category", async () => {
    const hot = async (filter: Filter = {}) =>
      (
        await visitor.client.call(calls.hotGames, {
          merchantCode: "test",
          isPlatform: 2,
          platform: "flash,html5-desktop",
          language: "EN",
          ...filter,
        })
      ).list;
    const all = await hot();
    expect(all.length).toBeGreaterThan(14);
    expect(all.every((game) => game.isHot && !game.maintenance)).toBe(true);
    const slots = await hot({ gameType: "RNG" });
    expect(slots.map(({ nodeId }) => nodeId)).toEqual(
      all
        .filter(({ gameType }) => gameType === "RNG")
        .map(({ nodeId }) => nodeId),
    );
  });

  it("has providers in every category, at least 40 in total", async () => {
    const found = await lanes();
    const sections = categoryCodes.filter(
      (code) => !["HOME", "PROMO", "FAV"].includes(code),
    );
    expect(found.map(({ gameCategory }) => gameCategory)).toEqual(
      expect.arrayContaining([...sections, "JL"]),
    );
    expect(
      found.every(
        ({ vendors, cards }) =>
          vendors.length > 0 && vendors.every((vendor) => cards.has(vendor)),
      ),
    ).toBe(true);
    expect(
      new Set(found.flatMap(({ vendors }) => vendors)).size,
    ).toBeGreaterThanOrEqual(40);
    const lane = (code: string) =>
      found.find(({ gameCategory }) => gameCategory === code);
    expect(lane("LIVE")?.gameClassify).toHaveLength(13);
    expect(lane("RNG")?.gameClassify.map(({ code }) => code)).toEqual([
      "AC",
      "BG",
      "JP",
      "SC",
      "TG",
      "VP",
    ]);
    expect(lane("LOTT")?.vendors).toEqual(
      expect.arrayContaining(["LOTT", "TCG_LOTTO_VN", "TCG_SEA"]),
    );
    expect(lane("FISH")?.cards.get("DEEPW")?.isGame).toBe("VASSALAGE");
    for (const vendor of lane("JL")?.vendors ?? []) {
      expect(
        (await list({ gameType: "RNG", vassalage: vendor })).total,
      ).toBeGreaterThan(0);
    }
  });

  it("returns ten menu entries, with slots first", async () => {
    const menus = await visitor.client.call(calls.gameMenus, {
      language: "EN",
    });
    expect(menus[0]).toEqual({ gameType: "RNG", sort: 1 });
    expect(menus).toHaveLength(10);
  });
});

describe("favourites", () => {
  it("are added once, listed page by page and removed", async () => {
    const { client } = await sandbox.member();
    const { games } = await list({});
    for (const { nodeId, vassalage, gameType } of [
      ...games.slice(0, 3),
      ...games.slice(0, 1),
    ]) {
      await client.call(calls.addFavourite, {
        nodeId,
        vendor: vassalage,
        gameType,
      });
    }
    const ids = games.slice(0, 3).map(({ nodeId }) => nodeId);
    expect(await client.call(calls.favouriteIds, {})).toEqual(ids.toSorted());
    const page = await client.call(calls.favouriteList, {
      pageNo: 1,
      pageSize: 2,
    });
    expect(page).toMatchObject({ totalPages: 2, pageNum: 1 });
    expect(page.content).toHaveLength(2);
    await client.call(calls.removeFavourite, {
      nodeId: ids[0] ?? "",
      vendor: "x",
      gameType: "RNG",
    });
    await client.call(calls.removeFavourite, {
      nodeId: ids[0] ?? "",
      vendor: "x",
      gameType: "RNG",
    });
    expect(await client.call(calls.favouriteIds, {})).toEqual(
      ids.slice(1).toSorted(),
    );
  });

  it("belong to one member, and must be games that exist", async () => {
    const [one, other] = [
      await sandbox.member({ favourites: 5 }),
      await sandbox.member(),
    ];
    expect(await one.client.call(calls.favouriteIds, {})).toHaveLength(5);
    expect(await other.client.call(calls.favouriteIds, {})).toHaveLength(0);
    const unknown = other.client.call(calls.addFavourite, {
      nodeId: "1",
      vendor: "x",
      gameType: "RNG",
    });
    expect((await refusalOf(unknown)).value).toHaveProperty("fields.nodeId");
  });
});

import { brandSchema, type Brand } from "@foyer/platform/brand";
import * as calls from "@foyer/platform/calls";
import {
  destinationOfVendor,
  type Lobby,
  type LobbyVendor,
  makeLobby,
  offeredCategories,
  vendorsOf,
} from "@foyer/platform/domain";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

const themes = new URL("../../../../themes/", import.meta.url);
const readBrand = v.pipe(v.string(), v.parseJson(), brandSchema);
const brands: readonly Brand[] = readdirSync(themes)
  .map((name) => new URL(`${name}/brand.json`, themes))
  .filter((file) => existsSync(file))
  .map((file) => v.parse(readBrand, readFileSync(file, "utf8")));

let sandbox: TestSandbox;
let member: Awaited<ReturnType<TestSandbox["member"]>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  member = await sandbox.member();
});
afterAll(() => sandbox.close());

const lobbyOf = async (brand: Brand): Promise<Lobby> => {
  const { data } = await member.client.call(calls.gameVendor, {
    platform: "html5-desktop",
  });
  const offered = offeredCategories(brand);
  return makeLobby({ lanes: data.lanes, menus: [], offered });
};

/**
 * What pressing the provider's card leads to: a game's address, a page, or the names of its games; empty if it has
 * none.
 */
async function press(vendor: LobbyVendor): Promise<readonly string[]> {
  const { client } = member;
  const to = destinationOfVendor(vendor);
  switch (to.kind) {
    case "play": {
      const { url } = await client.call(calls.launchGame, {
        ...to,
        mode: "REAL",
        backUrl: "http://localhost:4173/",
        language: "EN",
        device: "WEB",
      });
      return [url];
    }
    case "lottery":
      return [to.path];
    case "slots":
    case "vendorGames": {
      const { games } = await client.call(calls.gamesList, {
        clientType: 3,
        platform: "html5-desktop",
        merchant: "test",
        language: "EN",
        pageNo: 1,
        pageSize: 28,
        vassalage: to.vassalage,
        gameType: to.kind === "slots" ? "RNG" : to.gameType,
      });
      return games.map(({ name }) => name);
    }
  }
}

describe.each(brands.map((brand) => [brand.name, brand] as const))(
  "every provider of %s",
  (_, brand) => {
    it("opens from every page that lists it", async () => {
      const lobby = await lobbyOf(brand);
      const shown = offeredCategories(brand).flatMap((code) =>
        vendorsOf(lobby, code).map((vendor) => ({ code, vendor })),
      );
      expect(shown.length).toBeGreaterThan(20);
      const dead: string[] = [];
      for (const { code, vendor } of shown) {
        const found = await press(vendor).catch(() => []);
        if (found.length === 0) dead.push(`${vendor.vassalage} in ${code}`);
      }
      expect(dead).toEqual([]);
    });
  },
);

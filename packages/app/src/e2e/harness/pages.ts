import { readFileSync } from "node:fs";
import { brandSchema } from "@foyer/platform/brand";
import * as v from "valibot";
import { chosenBrand, root } from "../../../vite.shared.ts";
import { routesOf, type RouteRecord } from "../../routes/table.ts";
import { gameAddress, gamesOf } from "./games.ts";
import type { Visit } from "./test.ts";

/** Paths of one instance look alike: one of them is enough. */
const alike = new Set(["/index", "/index.html", "/home"]);
const notFound: RouteRecord = { path: "/no-such-page", page: "notFound" };
const brand = v.parse(
  brandSchema,
  JSON.parse(readFileSync(`${root}themes/${chosenBrand()}/brand.json`, "utf8")),
);

/** Every page that the brand has, once, and one that it has not. */
export const pageRecords: readonly RouteRecord[] = [
  ...routesOf(brand),
  notFound,
].filter(({ path }) => !alike.has(path));

/**
 * Where a row of the table is looked at: a game's page needs a game.
 *
 * @example await page.goto(visit.portal + (await addressOf(visit, record)))
 */
export async function addressOf(
  visit: Visit,
  { path }: RouteRecord,
): Promise<string> {
  if (path !== "/seamless") return path;
  const games = await gamesOf(visit.sandbox, { gameType: "PVP" });
  const game = games.find(({ maintenance }) => !maintenance);
  return game ? gameAddress(game) : path;
}

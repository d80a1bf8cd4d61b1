import { readFileSync } from "node:fs";
import { brandSchema, directionOf } from "@foyer/platform/brand";
import * as v from "valibot";
import { chosenBrand, root } from "@foyer/brand/checkout";
import { pseudoLanguages } from "@foyer/brand/words/pseudo";
import { pointsTabs } from "@foyer/app/money/points/pointsAddress";
import { routesOf, type RouteRecord } from "@foyer/app/navigation/table";
import { gameAddress, gamesOf } from "./games.ts";
import type { Visit } from "./test.ts";

/** Paths of one instance look alike: one of them is enough. */
const alike = new Set(["/index", "/index.html", "/home"]);
const notFound: RouteRecord = { path: "/no-such-page", page: "notFound" };
const brand = v.parse(
  brandSchema,
  JSON.parse(readFileSync(`${root}themes/${chosenBrand()}/brand.json`, "utf8")),
);

/**
 * Which way a language of the brand is written, by its pack code; the pseudo-locales are languages too.
 *
 * @example directionIn("XB") // "rtl"
 */
export const directionIn = (code: string): "ltr" | "rtl" => {
  const pseudo = pseudoLanguages.find((language) => language.code === code);
  const language = pseudo ?? brand.languages[code];
  return language ? directionOf(language) : "ltr";
};

/** Every page that the brand has, once, and one that it has not. */
export const pageRecords: readonly RouteRecord[] = [
  ...routesOf(brand),
  notFound,
].filter(({ path }) => !alike.has(path));

/** One view of a page: what its path alone does not say stands in `search`. */
export interface PageView {
  readonly record: RouteRecord;
  /** Of a member's page that has several views in one path. */
  readonly search?: string;
  /** `verify` has time for it; the others are `verify:full routes`'. */
  readonly quick?: boolean;
}

/** The keys of a centre, read where they are: the file itself loads pages, which nothing but a browser can. */
function pageKeys(file: string, least: number): readonly string[] {
  const keys = [
    ...readFileSync(
      `${root}packages/app/src/portal/centre/${file}`,
      "utf8",
    ).matchAll(/^ {2}(\w+): \{\n {4}group: /gm),
  ].flatMap(([, key]) => key ?? []);
  if (keys.length < least) throw new Error(`Pages of ${file}: ${keys.join()}`);
  return keys;
}
const memberPageKeys = pageKeys("memberPages.ts", 15);
const agentPageKeys = pageKeys("agentPages.ts", 12);

const searches: Readonly<Record<string, readonly string[]>> = {
  "/member": memberPageKeys.map((key) => `?page=${key}`),
  "/pointMall": pointsTabs.map((tab) => `?tab=${tab}`),
};
const quickSearches = new Set([
  "?page=withdraw",
  "?page=transactionHistory",
  "?tab=goods",
]);

const quickAgentPages = new Set(["downlineManagmentView", "agentDailyWages2"]);

/** Every page, and all that a member finds in the pages that have several views in one path. */
export const pageViews: readonly PageView[] = pageRecords.flatMap(
  (record): readonly PageView[] =>
    searches[record.path]?.map((search) => ({
      record,
      search,
      quick: quickSearches.has(search),
    })) ?? [{ record, quick: true }],
);

/** All pages of the agent centre, which only agents get to see. */
export const agentViews: readonly PageView[] = pageRecords
  .filter(({ path }) => path === "/agentHome")
  .flatMap((record) =>
    agentPageKeys.map((key) => ({
      record,
      search: `?page=${key}`,
      quick: quickAgentPages.has(key),
    })),
  );

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

import { readFileSync } from "node:fs";
import { brandSchema, directionOf } from "@foyer/platform/brand";
import * as v from "valibot";
import { chosenBrand, root } from "@foyer/brand/checkout";
import { pseudoLanguages } from "@foyer/brand/words/pseudo";
import { documentPaths } from "@foyer/app/document/publicPages";
import { pointsTabs } from "@foyer/app/money/points/pointsAddress";
import { routesOf, type RouteRecord } from "@foyer/app/navigation/table";
import { noSuchPage } from "./noSuchPage.ts";
import { gameAddress, gamesOf } from "./games.ts";
import type { Visit } from "./test.ts";

/** These paths show the same page: one of them is enough. */
const alike = new Set(["/index", "/index.html", "/home"]);
const notFound: RouteRecord = { path: noSuchPage, page: "notFound" };
const brand = v.parse(
  brandSchema,
  JSON.parse(readFileSync(`${root}themes/${chosenBrand()}/brand.json`, "utf8")),
);

/**
 * The writing direction of a language of the brand, by its pack code; the pseudo-locales are included.
 *
 * @example directionIn("XB") // "rtl"
 */
export const directionIn = (code: string): "ltr" | "rtl" => {
  const pseudo = pseudoLanguages.find((language) => language.code === code);
  const language = pseudo ?? brand.languages[code];
  return language ? directionOf(language) : "ltr";
};

/** Paths of the pages that a server draws into their documents. */
export const drawnPaths: readonly string[] = documentPaths(brand).filter(
  (path) => !alike.has(path),
);

/** Pack codes of the brand's languages. */
export const languageCodes: readonly string[] = Object.keys(brand.languages);

/** Every page of the brand, once, and one that it does not have. */
export const pageRecords: readonly RouteRecord[] = [
  ...routesOf(brand),
  notFound,
].filter(({ path }) => !alike.has(path));

/** One view of a page: what its path alone does not determine is in `search`. */
export interface PageView {
  readonly record: RouteRecord;
  /** For a member's page that has several views at one path. */
  readonly search?: string;
  /** `verify` has time for it; the others run in `verify:full routes`. */
  readonly quick?: boolean;
}

/** The keys of a centre, read from the source text: the file itself imports pages, which only a browser can load. */
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

/** Every page, and every view of the members' pages that have several views at one path. */
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
 * Where a row of the table is tested: a game's page needs a game.
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

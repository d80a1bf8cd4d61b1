import { canonicalOf } from "../navigation/canonical.ts";
import { routesOf, type PageName, type Routed } from "../navigation/table.ts";

/** Pages that are the same for every visitor. */
const publicPages: ReadonlySet<PageName> = new Set([
  "home",
  "gameList",
  "gameCentre",
  "promotions",
  "help",
  "download",
  "brandPage",
]);
/** Over the lobby these open a dialog, which needs a browser. */
const dialogs: ReadonlySet<string> = new Set(["/login", "/register"]);
/** Nobody finds anything there without logging in. */
const centres: ReadonlySet<PageName> = new Set(["member", "agent"]);

/**
 * Paths with a page that a document can hold: those that everyone may enter and that are the same for all.
 *
 * @example documentPaths(brand).includes("/promotions") // true
 */
export const documentPaths = (brand: Routed): string[] =>
  routesOf(brand)
    .filter(
      ({ path, page, access = "everyone" }) =>
        access === "everyone" && publicPages.has(page) && !dialogs.has(path),
    )
    .map(({ path }) => path);

/** Paths as search engines see them. */
export interface CrawledPaths {
  /** Each page once, by the path under which it is to be found. */
  readonly pages: readonly string[];
  /** What is not even to be read. */
  readonly closed: readonly string[];
}

/**
 * What search engines are told of a brand's paths.
 *
 * @example crawledPaths(brand).pages // ["/", "/sports", …]
 */
export function crawledPaths(brand: Routed): CrawledPaths {
  const records = routesOf(brand);
  const pages = new Set(
    documentPaths(brand).flatMap(
      (path) => canonicalOf(records.find((it) => it.path === path)) ?? [],
    ),
  );
  return {
    pages: [...pages],
    closed: records
      .filter(({ page }) => centres.has(page))
      .map(({ path }) => path),
  };
}

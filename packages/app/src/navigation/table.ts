import type { Brand, CategoryCode } from "@foyer/platform/brand";

/** Names of the pages; a change of name scrolls to the top (NAV-04). */
export type PageName =
  | "home"
  | "gameCentre"
  | "gameList"
  | "favourites"
  | "recent"
  | "promotions"
  | "help"
  | "download"
  | "seamless"
  | "lottery"
  | "member"
  | "pointMall"
  | "agent"
  | "notFound";

/** One row of the route table. */
export interface RouteRecord {
  readonly path: string;
  readonly page: PageName;
  /** The category that the page shows. */
  readonly category?: CategoryCode;
  /** Game pages have no side menu and hide the balance (NAV-07, HDR-07). */
  readonly game?: boolean;
  /** False: no footer (RTE-22). */
  readonly footer?: boolean;
  /** False: no header, side menu or footer (RTE-18). */
  readonly chrome?: boolean;
  /** Who may enter: `member` needs a full account, `session` any, trial users included (OPN-17). */
  readonly access?: "everyone" | "session" | "member";
  /** Paths with one key share one instance of the page (NAV-05). */
  readonly instance?: string;
}

const records: readonly RouteRecord[] = [
  { path: "/", page: "home", instance: "lobby" },
  { path: "/index", page: "home", instance: "lobby" },
  { path: "/login", page: "home", instance: "lobby" },
  { path: "/register", page: "home", instance: "lobby" },
  { path: "/index.html", page: "home" },
  { path: "/home", page: "home" },
  { path: "/sports", page: "gameCentre", category: "SPORTS" },
  { path: "/esports", page: "gameCentre", category: "ESPORTS" },
  { path: "/lott", page: "gameCentre", category: "LOTT" },
  { path: "/elott", page: "gameCentre", category: "ELOTT" },
  { path: "/live", page: "gameList", category: "LIVE" },
  { path: "/fish", page: "gameList", category: "FISH" },
  { path: "/rng", page: "gameList", category: "RNG" },
  { path: "/pvp", page: "gameList", category: "PVP" },
  { path: "/inHouse", page: "gameList", category: "INHOUSE" },
  { path: "/favorite", page: "favourites", access: "session" },
  { path: "/recent", page: "recent", access: "session" },
  { path: "/promotions", page: "promotions" },
  { path: "/help", page: "help" },
  { path: "/down", page: "download" },
  { path: "/member", page: "member", access: "member" },
  { path: "/pointMall", page: "pointMall", access: "member" },
  { path: "/agent", page: "agent", chrome: false },
  { path: "/agentHome", page: "agent", chrome: false },
  {
    path: "/seamless",
    page: "seamless",
    game: true,
    footer: false,
    access: "session",
  },
  {
    path: "/lottery",
    page: "lottery",
    game: true,
    footer: false,
    access: "member",
  },
  {
    path: "/seaLottery",
    page: "lottery",
    game: true,
    footer: false,
    access: "member",
  },
  {
    path: "/vnLottery",
    page: "lottery",
    game: true,
    footer: false,
    access: "member",
  },
];

/** What a brand cannot be without. */
const indispensable = new Set(["/", "/login", "/register"]);

/**
 * Paths that there are, and those of them that no brand may switch off; for the check of brands. A function, so that
 * the portal, which does not ask, need not carry it.
 *
 * @example productPaths().needed // ["/", "/login", "/register"]
 */
export const productPaths = () => ({
  known: records.map(({ path }) => path),
  needed: [...indispensable],
});

/**
 * The routes of a brand: all of the product's, without those it switches off, with its own guards.
 *
 * @example routesOf(brand).find(({ path }) => path === "/live")?.category // "LIVE"
 */
export function routesOf({
  routes,
  categories,
}: Pick<Brand, "routes" | "categories">): RouteRecord[] {
  return records
    .filter(({ path }) => indispensable.has(path) || !routes.off.includes(path))
    .filter(
      ({ category }) => category === undefined || categories.includes(category),
    )
    .map((record) =>
      routes.needsLogin.includes(record.path) && !record.access
        ? { ...record, access: "member" }
        : record,
    );
}

/** Query parameters and hashes that the documents name: a change of one is another view (NAV-06). */
const documentedQuery = [
  "vassalage",
  "gameType",
  "gameCode",
  "gameId",
  "mode",
  "id",
];

/**
 * The key of a page's instance: what stays the same as long as it is the same view. Our own parameters (q, page,
 * filter …) are no part of it.
 *
 * @example viewKey(record, { pathname: "/rng", search: "?vassalage=LUMA&page=2", hash: "" }) // "/rng?vassalage=LUMA"
 */
export function viewKey(
  { instance, page }: RouteRecord,
  {
    pathname,
    search,
    hash,
  }: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
  },
): string {
  if (instance) return instance;
  const query = new URLSearchParams(search);
  const named = documentedQuery.flatMap((key) =>
    query.getAll(key).map((value) => [key, value]),
  );
  const text = new URLSearchParams(named).toString();
  return (
    pathname +
    (text && `?${text}`) +
    (page === "promotions" || page === "help" ? hash : "")
  );
}

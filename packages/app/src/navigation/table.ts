import type { Path } from "react-router-dom";
import type { Brand, CategoryCode } from "@foyer/platform/brand";
import type { PlainWordId, WordId } from "@foyer/ui/words";

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
  /** Its name in the browser's tab; a page without one has its category's, and the lobby the brand's alone. */
  readonly title?: PlainWordId;
  /** What search engines are told of it. Without it, and without a category, it is not to be found. */
  readonly description?: Exclude<
    Extract<WordId, `description.${string}`>,
    "description.category"
  >;
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

/** What a page is given: its row, for what rows share a page by. */
export interface PageProps {
  readonly record: RouteRecord;
}

const lobby = { page: "home", description: "description.home" } as const;
const popup = { ...lobby, instance: "lobby" } as const;
const agents = { page: "agent", title: "title.agent", chrome: false } as const;
const game = { game: true, footer: false } as const;
const lottery = {
  ...game,
  page: "lottery",
  title: "title.lottery",
  access: "member",
} as const;

const records: readonly RouteRecord[] = [
  { path: "/", ...popup },
  { path: "/index", ...popup },
  { path: "/login", ...popup },
  { path: "/register", ...popup },
  { path: "/index.html", ...lobby },
  { path: "/home", ...lobby },
  { path: "/sports", page: "gameCentre", category: "SPORTS" },
  { path: "/esports", page: "gameCentre", category: "ESPORTS" },
  { path: "/lott", page: "gameCentre", category: "LOTT" },
  { path: "/elott", page: "gameCentre", category: "ELOTT" },
  { path: "/live", page: "gameList", category: "LIVE" },
  { path: "/fish", page: "gameList", category: "FISH" },
  { path: "/rng", page: "gameList", category: "RNG" },
  { path: "/pvp", page: "gameList", category: "PVP" },
  { path: "/inHouse", page: "gameList", category: "INHOUSE" },
  {
    path: "/favorite",
    page: "favourites",
    title: "title.favourites",
    access: "session",
  },
  {
    path: "/recent",
    page: "recent",
    title: "title.recent",
    access: "session",
  },
  {
    path: "/promotions",
    page: "promotions",
    title: "title.promotions",
    description: "description.promotions",
  },
  {
    path: "/help",
    page: "help",
    title: "title.help",
    description: "description.help",
  },
  {
    path: "/down",
    page: "download",
    title: "title.download",
    description: "description.download",
  },
  { path: "/member", page: "member", title: "title.member", access: "member" },
  {
    path: "/pointMall",
    page: "pointMall",
    title: "title.pointMall",
    access: "member",
  },
  { path: "/agent", ...agents },
  { path: "/agentHome", ...agents },
  {
    path: "/seamless",
    ...game,
    page: "seamless",
    title: "title.seamless",
    access: "session",
  },
  { path: "/lottery", ...lottery },
  { path: "/seaLottery", ...lottery },
  { path: "/vnLottery", ...lottery },
];

/** What stands at an address that there is not. */
export const notFound: RouteRecord = {
  path: "*",
  page: "notFound",
  title: "title.notFound",
};

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
  { pathname, search, hash }: Path,
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

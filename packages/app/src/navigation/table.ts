import type { Path } from "react-router-dom";
import type { Brand, BrandPage, CategoryCode } from "@foyer/platform/brand";
import type { PlainWordId, WordId } from "@foyer/ui/words";

/** Names of the pages; a different name scrolls to the top (NAV-04). */
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
  | "brandPage"
  | "notFound";

/** One row of the route table. */
export interface RouteRecord {
  readonly path: string;
  readonly page: PageName;
  /** Title in the browser tab; a page without one uses its category's name, and the lobby only the brand's. */
  readonly title?: PlainWordId;
  /** Description for search engines. Without it, and without a category, the page is not indexed. */
  readonly description?: Exclude<
    Extract<WordId, `description.${string}`>,
    "description.category"
  >;
  /** The category that the page shows. */
  readonly category?: CategoryCode;
  /** The page of the brand's own, which has a title and a description of its own. */
  readonly own?: Pick<BrandPage, "path" | "title" | "description">;
  /** Game pages have no side menu and hide the balance (NAV-07, HDR-07). */
  readonly game?: boolean;
  /** False: no footer (RTE-22). */
  readonly footer?: boolean;
  /** False: no header, side menu or footer (RTE-18). */
  readonly chrome?: boolean;
  /** Who may open it: `member` needs a full account, `session` any account, including a trial one (OPN-17). */
  readonly access?: "everyone" | "session" | "member";
  /** Paths with one key share one instance of the page (NAV-05). */
  readonly instance?: string;
}

/** The props of a page: its row, for rows that share a page. */
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

/** The page at an address that does not exist. */
export const notFound: RouteRecord = {
  path: "*",
  page: "notFound",
  title: "title.notFound",
};

/** Paths that a brand cannot switch off. */
const indispensable = new Set(["/", "/login", "/register"]);

/**
 * All known paths, and those that no brand may switch off; for the check of brands. It is a function, so that it is
 * left out of the portal, which does not use it.
 *
 * @example productPaths().needed // ["/", "/login", "/register"]
 */
export const productPaths = () => ({
  known: records.map(({ path }) => path),
  needed: [...indispensable],
});

/** What the routes of a brand follow from. */
export interface Routed extends Pick<Brand, "routes" | "categories"> {
  /** What the brand adds of its own; absent: nothing. */
  readonly content?: {
    readonly pages: readonly NonNullable<RouteRecord["own"]>[];
  };
}

/**
 * The routes of a brand: the product's, without those that the brand switches off, the brand's own pages, and with the
 * brand's own guards.
 *
 * @example routesOf(brand).find(({ path }) => path === "/live")?.category // "LIVE"
 */
export function routesOf({
  routes,
  categories,
  content,
}: Routed): RouteRecord[] {
  const own = (content?.pages ?? []).map((page): RouteRecord => ({
    path: page.path,
    page: "brandPage",
    own: page,
  }));
  return [...records, ...own]
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

/** Documented query parameters and hashes: changing one opens another view (NAV-06). */
const documentedQuery = [
  "vassalage",
  "gameType",
  "gameCode",
  "gameId",
  "mode",
  "id",
];

/**
 * The key of a page's instance: it stays the same while the view is the same. Our own parameters (q, page, filter …)
 * are not part of it.
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

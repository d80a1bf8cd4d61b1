import type { Brand, CategoryCode } from "../brand/brand.ts";

/** A category of the product. */
export interface Category {
  readonly code: CategoryCode;
  /** Message id of its name (OPN-23). */
  readonly labelId: string;
  /** Name of its icon. */
  readonly icon: string;
  /** Path of its own page, if it has one. */
  readonly path?: string;
  /** Type of that page: a game centre (providers), a list of games, or neither. */
  readonly page?: "gameCentre" | "gameList";
}

/** Every category the product knows, in the order used when a platform has no menu of its own (LOB-01). */
export const categories = [
  { code: "HOME", labelId: "hd_home", icon: "home", path: "/" },
  {
    code: "RNG",
    labelId: "con_rng",
    icon: "slots",
    path: "/rng",
    page: "gameList",
  },
  {
    code: "LIVE",
    labelId: "con_live",
    icon: "live",
    path: "/live",
    page: "gameList",
  },
  {
    code: "FISH",
    labelId: "con_fish",
    icon: "fish",
    path: "/fish",
    page: "gameList",
  },
  {
    code: "PVP",
    labelId: "con_pvp",
    icon: "cards",
    path: "/pvp",
    page: "gameList",
  },
  {
    code: "INHOUSE",
    labelId: "in_house",
    icon: "in-house",
    path: "/inHouse",
    page: "gameList",
  },
  {
    code: "SPORTS",
    labelId: "con_sports",
    icon: "sports",
    path: "/sports",
    page: "gameCentre",
  },
  {
    code: "ESPORTS",
    labelId: "compete_game",
    icon: "esports",
    path: "/esports",
    page: "gameCentre",
  },
  {
    code: "LOTT",
    labelId: "con_lott",
    icon: "lottery",
    path: "/lott",
    page: "gameCentre",
  },
  {
    code: "ELOTT",
    labelId: "con_elott",
    icon: "elottery",
    path: "/elott",
    page: "gameCentre",
  },
  { code: "COCKFIGHT", labelId: "con_cockfight", icon: "cockfight" },
  { code: "PROMO", labelId: "hd_event", icon: "promo", path: "/promotions" },
  { code: "FAV", labelId: "hd_fav", icon: "heart", path: "/favorite" },
] as const satisfies readonly Category[];

const byCode = new Map<string, Category>(
  categories.map((category) => [category.code, category]),
);

/**
 * Finds a category by the platform's code; undefined for an unknown code.
 *
 * @example categoryOf("RNG")?.labelId // "con_rng"
 */
export function categoryOf(code: string): Category | undefined {
  return byCode.get(code);
}

/**
 * The categories that a brand offers, except those whose page it has switched off: nothing may link there.
 *
 * @example offeredCategories(brand) // ["HOME", "RNG", "FAV"]
 */
export const offeredCategories = ({
  categories: offered,
  routes,
}: Pick<Brand, "categories" | "routes">): readonly CategoryCode[] =>
  offered.filter((code) => {
    const path = byCode.get(code)?.path;
    return path === undefined || path === "/" || !routes.off.includes(path);
  });

/** Router paths are case-insensitive, and so is this. */
const byPrefix = new Map<string, CategoryCode>(
  categories.flatMap((category) =>
    "page" in category
      ? [[category.path.toLowerCase(), category.code] as const]
      : [],
  ),
);

/**
 * The category of a path by its whole first segment: `/lottery` is not `/lott` (NAV-11).
 *
 * @example categoryOfPath("/rng/popular") // "RNG"
 * @example categoryOfPath("/lottery") // undefined
 */
export function categoryOfPath(path: string): CategoryCode | undefined {
  const [segment = ""] = path.replace(/^\//, "").split(/[/?#]/);
  return path.startsWith("/")
    ? byPrefix.get(`/${segment.toLowerCase()}`)
    : undefined;
}

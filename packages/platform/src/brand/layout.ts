import * as v from "valibot";
import { categoryCodes } from "./category-codes.ts";
import { say } from "./shapes.ts";

/* How a brand arranges the portal. Every member is optional; the defaults are those of the first brand. */

/** Possible sections of a home page. */
export const homeSections = [
  "banner",
  "notices",
  "tools",
  "hot",
  "own",
  "categories",
  "winners",
  "promotions",
  "vendors",
  "matches",
] as const;
export type HomeSection = (typeof homeSections)[number];

/** Possible destinations of the navigation on phones. */
export const phonePlaces = [
  "home",
  "promotions",
  "favourites",
  "recent",
  "account",
  "deposit",
  "slots",
  "live",
  "sports",
] as const;
export type PhonePlace = (typeof phonePlaces)[number];

/** A list without duplicates. */
const eachOf = <T extends v.GenericSchema<string>>(entry: T, least: number) =>
  v.pipe(
    v.array(entry),
    v.minLength(least),
    v.check(
      (list) => new Set(list).size === list.length,
      "must name each only once",
    ),
  );
const each = <const T extends readonly string[]>(of: T, least: number) =>
  eachOf(v.picklist(of), least);

/** A section of the portal, or a block of the brand's own. */
const homeSection = v.union([
  v.picklist(homeSections),
  v.pipe(
    v.string(),
    v.regex(
      /^content:[a-z][a-z0-9-]{0,39}$/,
      `must be one of ${homeSections.join(", ")}, or content: with the name of a block in content.json`,
    ),
  ),
]);

const home = v.strictObject({
  sections: v.optional(
    say(
      eachOf(homeSection, 1),
      "Sections of the home page, in this order. banner; notices, the moving line; tools, the search with the categories, and search results below them; hot; own, the member's recent games and favourites; categories, the rails below; winners; promotions, the first three; vendors, the providers' logos; matches, current and next; content: with a name, a block of your own.",
    ),
    ["banner", "notices", "tools", "hot", "own", "categories", "winners"],
  ),
  rails: v.optional(
    say(
      each(categoryCodes, 0),
      "Categories that have a rail of games on the home page, in this order; a category without its own games has none.",
    ),
    ["RNG", "LIVE", "PVP", "FISH", "INHOUSE"],
  ),
});

const banner = v.strictObject({
  shape: v.optional(
    say(
      v.picklist(["wide", "card", "split"]),
      "wide: from edge to edge on a phone, with the title over it. card: with round corners and a margin everywhere. split: the title on its own background beside the picture.",
    ),
    "wide",
  ),
  autoplay: v.optional(
    say(
      v.union([
        v.literal(0),
        v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(60)),
      ]),
      "Seconds until the next banner is shown automatically, 5 to 60; 0: never.",
    ),
    5,
  ),
  loop: v.optional(
    say(v.boolean(), "Whether the first banner follows the last."),
    true,
  ),
});

const pager = v.strictObject({
  links: v.optional(
    say(
      v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(9)),
      "Number of page links that a pager shows around the current page.",
    ),
    5,
  ),
  sizes: v.optional(
    say(
      v.pipe(
        v.array(v.picklist([10, 20, 50, 100])),
        v.minLength(1),
        v.check(
          (sizes) => new Set(sizes).size === sizes.length,
          "must name each only once",
        ),
      ),
      "How many rows a page of records can have. The first value is the default; with only one there is no choice.",
    ),
    [20],
  ),
});

/** How a brand arranges the portal. */
export const layout = v.strictObject({
  home: v.optional(say(home, "Sections of the home page."), {}),
  gameCard: v.optional(
    say(
      v.picklist(["poster", "cover", "tile"]),
      "How games are drawn. poster: tall, the name below. cover: tall and larger, the name on the picture. tile: square and small, more of them in a row.",
    ),
    "poster",
  ),
  header: v.optional(
    say(
      v.picklist(["bar", "centred", "slim"]),
      "The bar at the top. bar: logo, navigation and login in one line. centred: the logo in the middle, on a desktop with the navigation below it. slim: lower, in the page's own colour.",
    ),
    "bar",
  ),
  phoneNavigation: v.optional(
    say(
      v.picklist(["bottom", "floating", "menu"]),
      "Navigation on a phone. bottom: places at the lower edge. floating: the same in a round bar above the edge. menu: only the header's menu.",
    ),
    "bottom",
  ),
  phonePlaces: v.optional(
    say(
      v.pipe(each(phonePlaces, 3), v.maxLength(5)),
      "Three to five places of the phone navigation, in order; places that the brand does not have are left out.",
    ),
    ["home", "promotions", "favourites", "recent", "account"],
  ),
  sideMenu: v.optional(
    say(
      v.picklist(["open", "folded", "none"]),
      "The menu beside the page on a desktop: open, initially folded to icons, or behind the header's button as on a phone.",
    ),
    "open",
  ),
  banner: v.optional(say(banner, "How banners look and move."), {}),
  pager: v.optional(say(pager, "How lists are divided into pages."), {}),
  pictures: v.optional(
    say(
      v.picklist(["natural", "framed", "toned"]),
      "Style of the pictures of games and promotions. natural: as they are. framed: with a thin line inside. toned: with a slight tint of the brand's accent.",
    ),
    "natural",
  ),
});

/** How a brand arranges the portal, defaults filled in. */
export type Layout = v.InferOutput<typeof layout>;

/** The members of a layout that are implemented by style sheets alone. */
export type Look = Pick<
  Layout,
  "gameCard" | "header" | "phoneNavigation" | "sideMenu" | "pictures"
> & { readonly banner: Pick<Layout["banner"], "shape"> };

/**
 * The value of the root element's `data-look`, for style sheets: each word belongs to one member alone.
 *
 * @example lookOf(brand.layout) // "poster bar bottom open natural wide"
 */
export const lookOf = (look: Look): string =>
  [
    look.gameCard,
    look.header,
    look.phoneNavigation,
    look.sideMenu,
    look.pictures,
    look.banner.shape,
  ].join(" ");

/* What a brand adds of its own, as its portal gets it: the build makes it from themes/<brand>/content. */

/** A text in every language that the portal offers, by pack code. */
export type BrandTexts = Readonly<Record<string, string>>;

/** A page of the brand's own. */
export interface BrandPage {
  /** Its path in the portal, such as /p/rooms. */
  readonly path: string;
  readonly title: BrandTexts;
  /** For search engines and link previews. */
  readonly description: BrandTexts;
  /** Pack code → address of its text: a file with a `BrandPageFile`. */
  readonly files: Readonly<Record<string, string>>;
}

/** A link of the brand's own, to a path of the portal or to an https address. */
export interface BrandLink {
  readonly href: string;
  readonly label: BrandTexts;
}

/** An entry of the menu. */
export interface BrandMenuEntry extends BrandLink {
  /** Name of its icon. */
  readonly icon: string;
}

/** A column of the footer. */
export interface BrandFooterColumn {
  readonly title: BrandTexts;
  readonly links: readonly BrandLink[];
}

/** A banner of the brand's own on the home page. */
export interface BrandBanner {
  /** Address of its picture. */
  readonly picture: string;
  /** What it says, also to those who cannot see it. */
  readonly title: BrandTexts;
  /** Where it leads; absent: nowhere. */
  readonly href?: string;
}

/** All that a brand adds of its own. */
export interface BrandContent {
  readonly pages: readonly BrandPage[];
  readonly menu: readonly BrandMenuEntry[];
  readonly footer: readonly BrandFooterColumn[];
  readonly banners: readonly BrandBanner[];
  /** Pack code → address of the blocks of the home page: a file with `BrandBlock`s by id; absent: it has none. */
  readonly blocks?: Readonly<Record<string, string>>;
}

/** The text of a page in one language, or of a block. */
export interface BrandText {
  /** HTML made from the brand's Markdown. It is sanitised again where it is shown. */
  readonly html: string;
  /** BCP 47 tag of its language, if it is not the page's: a text without a translation is in the brand's own. */
  readonly lang?: string | undefined;
}

/** A card of a block: where it leads, and what it says. */
export interface BrandCard {
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture?:
    | {
        readonly src: string;
        readonly width?: number | undefined;
        readonly height?: number | undefined;
      }
    | undefined;
  readonly href?: string | undefined;
}

/** A block of the home page in one language. */
export interface BrandBlock {
  readonly title?: string | undefined;
  readonly text?: BrandText | undefined;
  readonly cards?: readonly BrandCard[] | undefined;
}

const folder = "/p/";

/**
 * The path of a brand's own page.
 *
 * @example brandPagePath("rooms") // "/p/rooms"
 */
export const brandPagePath = (name: string): string => folder + name;

const section = "content:";

/**
 * The id of the brand's own block that a section of the home page names; undefined for the portal's own sections.
 *
 * @example blockIdOf("content:rooms") // "rooms"
 */
export const blockIdOf = (name: string): string | undefined =>
  name.startsWith(section) ? name.slice(section.length) : undefined;

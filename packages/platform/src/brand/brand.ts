import * as v from "valibot";
import { categoryCodes } from "./category-codes.ts";
import type { BrandContent } from "./content.ts";
import { layout } from "./layout.ts";
import { jurisdiction } from "./place.ts";
import { host, language, legal, path, say } from "./shapes.ts";
import { features, phoneSignIn } from "./switches.ts";

export { categoryCodes, type CategoryCode } from "./category-codes.ts";
export {
  homeSections,
  lookOf,
  phonePlaces,
  type HomeSection,
  type Layout,
  type Look,
  type PhonePlace,
} from "./layout.ts";
export {
  blockIdOf,
  brandPagePath,
  type BrandBanner,
  type BrandBlock,
  type BrandCard,
  type BrandContent,
  type BrandFooterColumn,
  type BrandLink,
  type BrandMenuEntry,
  type BrandPage,
  type BrandText,
  type BrandTexts,
} from "./content.ts";
export {
  contentFileSchema,
  contentName,
  longestMenuLabel,
  menuIcons,
  type ContentFile,
} from "./content-file.ts";
export { directionOf } from "./direction.ts";
export { flagCodes } from "./flag-codes.ts";
export { languageCatalogue, type CatalogueLanguage } from "./languages.ts";
export { languageOfVisit, languageParameter } from "./link-language.ts";
export { packFor } from "./pack-for.ts";
export { alternatesOf, inLanguage } from "./page-addresses.ts";

/*
 * A brand's configuration in themes/<brand>/brand.json. The JSON schema that completes and checks that file in an
 * editor is generated from here; every member carries the description that the file's author reads.
 */

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: say(
    v.pipe(v.string(), v.minLength(1)),
    "The brand's name, as players see it.",
  ),
  merchantCode: say(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9_]+$/,
        "must have small letters, figures and underscores alone, as blue_harbour",
      ),
    ),
    "The merchant code by which the platform identifies the brand.",
  ),
  languages: say(
    v.record(
      v.pipe(
        v.string(),
        v.regex(
          /^[A-Z]{2,4}$/,
          "must be a pack code of two to four capitals, as EN",
        ),
      ),
      language,
    ),
    "Pack code → language. The codes are those of the platform: EN, MY, CN …",
  ),
  defaultLanguage: say(
    v.string(),
    "Pack code of the language on a first visit.",
  ),
  defaultMode: say(
    v.picklist(["dark", "light", "system"]),
    "Mode on a first visit.",
  ),
  hosts: say(
    v.strictObject({
      image: say(v.array(host), "Origins that pictures may come from."),
      game: say(v.array(host), "Origins that a game frame may show."),
      frame: say(
        v.array(host),
        "Origins of other frames: chat, customer service.",
      ),
      connect: say(
        v.array(host),
        "Origins that the portal may call besides its own.",
      ),
      link: v.optional(
        say(
          v.array(host),
          "Origins of the apps' files and of the portal's alternative addresses; addresses elsewhere are not shown. They lead out of the portal, so the security policy does not contain them. Left out: none.",
        ),
      ),
    }),
    "Allow-list of foreign hosts: the content security policy is built from it, and an address outside it is rejected.",
  ),
  categories: say(
    v.array(v.picklist(categoryCodes)),
    "Categories that the brand offers; HOME always comes first and FAV last. Between them the menus follow the platform's order; this order applies where the platform has none.",
  ),
  routes: v.optional(
    say(
      v.strictObject({
        off: say(v.array(path), "Paths that are switched off."),
        needsLogin: say(
          v.array(path),
          "Paths that need a login, in addition to the standard ones.",
        ),
      }),
      "Changes to the standard routes.",
    ),
    { off: [], needsLogin: [] },
  ),
  features: v.optional(
    say(
      features,
      "Whitelabel codes of switches for which the documents give none.",
    ),
    {},
  ),
  flags: v.optional(
    say(
      v.record(v.string(), v.boolean()),
      "Flags that override the platform's, by whitelabel code.",
    ),
    {},
  ),
  accountTypes: v.optional(
    say(
      v.strictObject({
        agent: v.array(v.string()),
        trial: v.array(v.string()),
      }),
      "Account types of agents and of trial accounts.",
    ),
    { agent: ["1", "2", "41", "42"], trial: ["4"] },
  ),
  age: v.optional(
    say(
      v.strictObject({
        terms: v.pipe(v.number(), v.integer(), v.minValue(18)),
        birthday: v.pipe(v.number(), v.integer(), v.minValue(18)),
      }),
      "Age that the terms state, and that the date of birth check requires; never below 18.",
    ),
    { terms: 18, birthday: 21 },
  ),
  feedback: v.optional(
    say(
      v.strictObject({
        min: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(140)),
        max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(140)),
      }),
      "Minimum and maximum length of feedback, in characters; never more than 140.",
    ),
    { min: 1, max: 140 },
  ),
  firstLogin: v.optional(
    say(
      v.picklist(["forceChange", "none"]),
      "What happens at the first login.",
    ),
    "forceChange",
  ),
  rememberPassword: v.optional(
    say(v.boolean(), "false: remember-me stores the username only."),
    true,
  ),
  bingoLanguages: v.optional(
    say(v.array(v.string()), "Pack codes in which bingo (BG) is offered."),
    [],
  ),
  extraTabs: v.optional(
    say(
      v.boolean(),
      "Jackpot, table games, arcade and bingo as tabs above the slots.",
    ),
    true,
  ),
  vendorImages: v.optional(
    say(
      v.strictObject({ monochrome: v.boolean() }),
      "One-colour images for the providers BTI and TCG.",
    ),
    { monochrome: false },
  ),
  bannerTitles: v.optional(
    say(
      v.picklist(["shown", "spoken"]),
      "Whether banner titles are written over the pictures (shown) or are already in the pictures (spoken).",
    ),
    "shown",
  ),
  winnerBoard: v.optional(
    say(v.boolean(), "Whether recent wins are shown at all."),
    true,
  ),
  agentEntry: v.optional(
    say(
      v.picklist(["agents", "all"]),
      "Who sees the agent entry in the header.",
    ),
    "agents",
  ),
  zaloBonusText: v.optional(
    say(
      v.string(),
      "Amount of the bonus for a Zalo number, as registration shows it; left out: it is not mentioned.",
    ),
  ),
  channels: v.optional(
    say(
      v.record(v.string(), v.pipe(v.string(), v.url())),
      "Official channels that the platform does not name: facebook, instagram, telegram.",
    ),
    {},
  ),
  phoneSignIn: v.optional(
    say(
      phoneSignIn,
      "The brand's own Firebase project for login by phone; left out: the platform sends its own codes.",
    ),
  ),
  legal: say(legal, "Legal lines of the footer."),
  layout: v.optional(
    say(
      layout,
      "How the portal is arranged: sections of the home page, cards, header, navigation, banners, pagers.",
    ),
    {},
  ),
  jurisdiction: v.optional(
    say(
      jurisdiction,
      "Which jurisdiction the brand is under, and who helps; shown in the footer and beside the licence.",
    ),
    { id: "none" },
  ),
});

/** A brand's configuration after parsing, defaults filled in. */
export type Brand = v.InferOutput<typeof brandSchema>;
/** The contents of brand.json. */
export type BrandFile = v.InferInput<typeof brandSchema>;

/** A picture of a brand; the size, in px, is stated where the file states one. */
export interface BrandPicture {
  readonly src: string;
  /** Its address in the light mode, where it has a picture of its own for it. */
  readonly srcOnLight?: string;
  /** True: it has one colour, that of the text around it. Absent: it has colours of its own. */
  readonly tinted?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/** A brand as a portal is drawn from it: its configuration, and what its build adds. */
export interface PortalBrand extends Brand {
  /** Name of the brand's folder, and the value of `data-brand`. */
  readonly id: string;
  readonly pictures: {
    readonly logo: BrandPicture;
    readonly logoMark: BrandPicture;
  };
  /** Colour of the page in each mode, for `<meta name="theme-color">`. */
  readonly pageColors: Readonly<Record<"dark" | "light", string>>;
  /** Pages, links and blocks of its own; absent: none. */
  readonly content?: BrandContent;
}

/** Addresses of the files of one language. */
export interface WordFiles {
  /** Texts that load with the first screen. */
  readonly portal: string;
  /** Texts that only the centres use. */
  readonly centre: string;
  /** Style sheet of fonts that only this language needs. */
  readonly fonts?: string;
}

/** What a document says of its brand: the JSON of its `script#brand`. */
export interface DocumentBrand {
  /** With those languages alone that have words. */
  readonly brand: PortalBrand;
  /** Pack code → files. */
  readonly words: Readonly<Record<string, WordFiles>>;
}

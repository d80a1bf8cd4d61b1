import * as v from "valibot";
import { categoryCodes } from "./category-codes.ts";
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
export { directionOf } from "./direction.ts";
export { languageCatalogue, type CatalogueLanguage } from "./languages.ts";
export { packFor } from "./pack-for.ts";

/*
 * What a brand says of itself in themes/<brand>/brand.json. The JSON schema that completes and checks that
 * file in an editor is generated from here; every member carries the sentence its author reads.
 */

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: say(
    v.pipe(v.string(), v.minLength(1)),
    "The brand's name, as people read it.",
  ),
  merchantCode: say(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9_]+$/,
        "must have small letters, figures and underscores alone, as blue_harbour",
      ),
    ),
    "The merchant code that the platform knows the brand by.",
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
  defaultLanguage: say(v.string(), "Pack code that a first visit gets."),
  defaultMode: say(
    v.picklist(["dark", "light", "system"]),
    "Mode that a first visit gets.",
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
          "Origins of the apps' files and of the portal's other addresses; what the platform names elsewhere is not shown. They lead out of the portal, so the policy does not name them. Absent: none.",
        ),
      ),
    }),
    "Allow-list of foreign hosts: the content security policy is built from it, and an address outside it is refused.",
  ),
  categories: say(
    v.array(v.picklist(categoryCodes)),
    "Categories that the brand offers; HOME always comes first and FAV last. Between them the platform's own order of menus holds, and this one where it has none.",
  ),
  routes: v.optional(
    say(
      v.strictObject({
        off: say(v.array(path), "Paths that the brand does not have."),
        needsLogin: say(
          v.array(path),
          "Paths that need a session besides the standard ones.",
        ),
      }),
      "Changes to the standard routes.",
    ),
    { off: [], needsLogin: [] },
  ),
  features: v.optional(
    say(
      features,
      "Whitelabel codes of switches that the documents give none for.",
    ),
    {},
  ),
  flags: v.optional(
    say(
      v.record(v.string(), v.boolean()),
      "Flags that hold whatever the platform says, by whitelabel code.",
    ),
    {},
  ),
  accountTypes: v.optional(
    say(
      v.strictObject({
        agent: v.array(v.string()),
        trial: v.array(v.string()),
      }),
      "Account types that are agents, and trial users.",
    ),
    { agent: ["1", "2", "41", "42"], trial: ["4"] },
  ),
  age: v.optional(
    say(
      v.strictObject({
        terms: v.pipe(v.number(), v.integer(), v.minValue(18)),
        birthday: v.pipe(v.number(), v.integer(), v.minValue(18)),
      }),
      "Age that the terms state, and that the birthday check asks for; never below 18.",
    ),
    { terms: 18, birthday: 21 },
  ),
  feedback: v.optional(
    say(
      v.strictObject({
        min: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(140)),
        max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(140)),
      }),
      "Fewest and most characters of feedback; never more than 140.",
    ),
    { min: 1, max: 140 },
  ),
  firstLogin: v.optional(
    say(v.picklist(["forceChange", "none"]), "What a first sign-in leads to."),
    "forceChange",
  ),
  rememberPassword: v.optional(
    say(v.boolean(), "false: remember-me keeps the username only."),
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
      "One-colour images for BTI and TCG vendors.",
    ),
    { monochrome: false },
  ),
  bannerTitles: v.optional(
    say(
      v.picklist(["shown", "spoken"]),
      "Whether banner titles are written over the pictures, or stand in the pictures already.",
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
      "Amount of the bonus for a Zalo number, as the registration writes it; left out: nothing is said.",
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
      "The brand's own project for phone sign-in by Firebase; left out: codes are the platform's own.",
    ),
  ),
  legal: say(legal, "Legal lines of the footer."),
  layout: v.optional(
    say(
      layout,
      "How the portal is arranged: the home's parts, cards, header, navigation, banners, pagers.",
    ),
    {},
  ),
  jurisdiction: v.optional(
    say(
      jurisdiction,
      "Whose rules the brand plays by, and who helps; shown in the footer and beside the licence.",
    ),
    { id: "none" },
  ),
});

/** A brand's configuration after parsing, defaults filled in. */
export type Brand = v.InferOutput<typeof brandSchema>;
/** What stands in brand.json. */
export type BrandFile = v.InferInput<typeof brandSchema>;

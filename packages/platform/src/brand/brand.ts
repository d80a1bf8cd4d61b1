import * as v from "valibot";

export { languageCatalogue, type CatalogueLanguage } from "./languages.ts";

/*
 * What a brand says of itself in themes/<brand>/brand.json. The JSON schema that completes and checks that
 * file in an editor is generated from here; every member carries the sentence its author reads.
 */

const say = <T extends v.GenericSchema>(schema: T, description: string) =>
  v.pipe(schema, v.description(description));

const host = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/(\*\.)?[A-Za-z0-9.-]+(:\d+)?$/,
    "must be an origin, as https://cdn.example",
  ),
);
const origin = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[A-Za-z0-9.-]+(:\d+)?$/,
    "must be one origin, as https://connect.example",
  ),
);
const path = v.pipe(
  v.string(),
  v.regex(/^\/[\w/-]*$/, "must be a path, as /live"),
);
const bcp47 = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "must be a BCP 47 tag, as ms-MY"),
);

/** Codes of categories that a brand may switch on (OPN-24). */
export const categoryCodes = [
  "HOME",
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "INHOUSE",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
  "PROMO",
  "FAV",
] as const;
export type CategoryCode = (typeof categoryCodes)[number];

const language = v.strictObject({
  tag: say(
    bcp47,
    "BCP 47 tag of the pack: MY may mean Malay (ms-MY) or Burmese (my); there is no hidden default.",
  ),
  label: say(
    v.string(),
    "The language's own name for itself, as the selector shows it.",
  ),
});

const line = v.optional(v.string());
const legalWords = v.strictObject({ rights: line, licence: line, risk: line });

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: say(
    v.pipe(v.string(), v.minLength(1)),
    "The brand's name, as people read it.",
  ),
  merchantCode: say(
    v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)),
    "The merchant code that the platform knows the brand by.",
  ),
  languages: say(
    v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)), language),
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
    }),
    "Allow-list of foreign hosts: the content security policy is built from it, and an address outside it is refused.",
  ),
  categories: say(
    v.array(v.picklist(categoryCodes)),
    "Categories that the brand offers; HOME always comes first and FAV last.",
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
      v.strictObject({
        freePlay: v.optional(
          say(v.string(), "Whitelabel code of free play; empty: off (OPN-34)."),
        ),
        forcePasswordExpiry: v.optional(
          say(
            v.string(),
            "Whitelabel code of the forced change of an expired password.",
          ),
        ),
        smsLogin: v.optional(
          say(
            v.string(),
            "Whitelabel code of signing in with a mobile number.",
          ),
        ),
        facebookLogin: v.optional(
          say(v.string(), "Whitelabel code of signing in with Facebook."),
        ),
        googleLogin: v.optional(
          say(v.string(), "Whitelabel code of signing in with Google."),
        ),
        telegramLogin: v.optional(
          say(v.string(), "Whitelabel code of signing in with Telegram."),
        ),
      }),
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
      "Account types that are agents, and trial users (OPN-03).",
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
  firstLogin: v.optional(
    say(
      v.picklist(["forceChange", "none"]),
      "What a first sign-in leads to (OPN-08).",
    ),
    "forceChange",
  ),
  rememberPassword: v.optional(
    say(v.boolean(), "false: remember-me keeps the username only (OPN-10)."),
    true,
  ),
  bingoLanguages: v.optional(
    say(
      v.array(v.string()),
      "Pack codes in which bingo (BG) is offered (OPN-25).",
    ),
    [],
  ),
  extraTabs: v.optional(
    say(
      v.boolean(),
      "Jackpot, table games, arcade and bingo as tabs above the slots (OPN-77).",
    ),
    true,
  ),
  vendorImages: v.optional(
    say(
      v.strictObject({ monochrome: v.boolean() }),
      "One-colour images for BTI and TCG vendors (OPN-28).",
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
      "Who sees the agent entry in the header (OPN-74).",
    ),
    "agents",
  ),
  pagerLinks: v.optional(
    say(
      v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(9)),
      "Page links that the lobby's pager shows around the current page.",
    ),
    5,
  ),
  zaloBonusText: v.optional(
    say(
      v.string(),
      "Amount of the bonus for a Zalo number, as the registration writes it; left out: nothing is said (OPN-59).",
    ),
  ),
  channels: v.optional(
    say(
      v.record(v.string(), v.pipe(v.string(), v.url())),
      "Official channels that the platform does not name.",
    ),
    {},
  ),
  phoneSignIn: v.optional(
    say(
      v.strictObject({
        apiKey: say(
          v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
          "The project's key for browsers; it is no secret, but is to be limited to the connector's address.",
        ),
        projectId: say(
          v.pipe(v.string(), v.regex(/^[a-z0-9-]{4,40}$/)),
          "The project's id; the platform is told it as the channel of the proof.",
        ),
        connector: say(
          origin,
          "Origin of its own that serves /connect/phone.html, and nothing else: not the portal's, because a third party's script runs there.",
        ),
        portals: say(
          v.pipe(v.array(origin), v.minLength(1)),
          "Origins of the portal, which alone may ask the connector.",
        ),
      }),
      "The brand's own project for phone sign-in by Firebase; left out: codes are the platform's own (OPN-57).",
    ),
  ),
  legal: say(
    v.strictObject({
      rights: say(v.string(), "Rights line of the footer."),
      licence: say(v.string(), "Gaming licence line."),
      risk: say(v.string(), "Risk statement."),
      words: v.optional(
        say(
          v.record(v.string(), legalWords),
          "The same lines in other languages, by pack code; what is left out reads as above.",
        ),
      ),
    }),
    "Legal lines of the footer.",
  ),
  jurisdiction: v.optional(
    say(
      v.strictObject({ id: v.string() }),
      "Whose rules the brand plays by; reserved for player protection.",
    ),
    { id: "none" },
  ),
});

/** A brand's configuration after parsing, defaults filled in. */
export type Brand = v.InferOutput<typeof brandSchema>;
/** What stands in brand.json. */
export type BrandFile = v.InferInput<typeof brandSchema>;

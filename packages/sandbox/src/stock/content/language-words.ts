import type { CatalogueLanguage } from "@foyer/platform/brand";
import type { ContractType } from "@foyer/platform/calls";
import type { Notice } from "../owner-notices.ts";

/** Words of things, by the id of the thing. */
export type ById<T> = Readonly<Record<string, T>>;

/** A title, and the HTML that it stands over. */
export type TitleAndText = readonly [title: string, text: string];

export interface NewsWords {
  readonly banners: ById<string>;
  /** Notices and popups. */
  readonly notices: ById<TitleAndText>;
  readonly agentNotices: ById<TitleAndText>;
}

export interface SiteWords {
  readonly help: ById<TitleAndText>;
  /** Titles of the ways to reach the house. */
  readonly services: ById<string>;
  /** What a category or a vendor has to announce; names of salons stay as they are. */
  readonly gameNotices: ById<string>;
  /** HTML. */
  readonly terms: string;
}

export interface PromotionWords {
  readonly promotionCategories: ById<string>;
  /** The text is plain: its markup is the same for all promotions. */
  readonly promotions: ById<TitleAndText>;
  /** What holds for every promotion: a heading, then its points. */
  readonly conditions: readonly string[];
}

/** A rank and what it brings, in the order of `services/vip-ranks.ts`. */
export interface RankWords {
  readonly label: string;
  readonly benefits: readonly {
    readonly title: string;
    readonly detail?: string;
  }[];
}

export interface RewardWords {
  readonly activities: ById<string>;
  readonly missions: ById<string>;
  /** What a raffle gives that is not money. */
  readonly prizes: ById<string>;
  /** Names the reward for it. */
  readonly friendsDeposit: string;
  readonly ranks: ById<RankWords>;
  /** HTML. */
  readonly pointsRules: string;
  readonly goods: ById<TitleAndText>;
}

export interface AccountWords {
  /** Titles of ways to pay; one that is a name is written alike everywhere. */
  readonly methods: ById<string>;
  /** When money that is sent now is there. */
  readonly arrival: (minutes: number) => string;
  /** What waits for the sample member. */
  readonly letters: ById<TitleAndText>;
  /** What stands in a letter of which only the title was given; HTML. */
  readonly usualLetter: string;
  /** What tells a member that somebody guesses at the password; the body is HTML, with the number as `{count}`. */
  readonly guessing: { readonly title: string; readonly body: string };
  /** Title and text of what the owner is told of a change to the account's safety. */
  readonly ownerNotices: Readonly<Record<Notice, TitleAndText>>;
  /** Ends each of them. */
  readonly notYou: string;
  /** What a contract of each type is called, as the portal calls it. */
  readonly contractTypes: Readonly<Record<ContractType, string>>;
}

/** All that the customer service of the sandbox says by itself. */
export interface DeskWords {
  /** Whom one talks to when it is no host. */
  readonly desk: string;
  readonly intro: string;
  readonly ask: string;
  readonly title: (host: string) => string;
  /** Names the list of what was said. */
  readonly said: string;
  readonly you: string;
  readonly full: string;
  readonly message: string;
  readonly send: string;
  readonly greeting: (host: string) => string;
  /** The help has no answer. */
  readonly nothing: string;
  /** Between an article's title and its text. */
  readonly colon: string;
  /** Under every page. */
  readonly note: string;
  /** Letters of the shortest word by which a question finds its article: "the" and "how" find all of them. */
  readonly shortest: number;
}

/** Everything that the sample platform says in a language besides English. */
export interface LanguageWords
  extends NewsWords, SiteWords, PromotionWords, RewardWords, AccountWords {
  readonly language: CatalogueLanguage;
  readonly desk: DeskWords;
}

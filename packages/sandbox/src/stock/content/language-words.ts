import type { CatalogueLanguage } from "@foyer/platform/brand";
import type { ContractType } from "@foyer/platform/calls";
import type { Decision } from "../decisions.ts";
import type { Notice } from "../owner-notices.ts";
import type { RankNews } from "../rank-news.ts";

/** Texts by the id of what they describe. */
export type ById<T> = Readonly<Record<string, T>>;

/** A title, and the HTML below it. */
export type TitleAndText = readonly [title: string, text: string];

export interface NewsWords {
  readonly banners: ById<string>;
  /** Notices and popups. */
  readonly notices: ById<TitleAndText>;
  readonly agentNotices: ById<TitleAndText>;
}

export interface SiteWords {
  readonly help: ById<TitleAndText>;
  /** Titles of the customer service channels. */
  readonly services: ById<string>;
  /** Notices about a category or a provider; names of salons are not translated. */
  readonly gameNotices: ById<string>;
  /** HTML. */
  readonly terms: string;
}

export interface PromotionWords {
  readonly promotionCategories: ById<string>;
  /** The text is plain: its markup is the same for all promotions. */
  readonly promotions: ById<TitleAndText>;
  /** General conditions of every promotion: a heading, then its points. */
  readonly conditions: readonly string[];
}

/** A rank and its benefits, in the order of `services/vip-ranks.ts`. */
export interface RankWords {
  readonly label: string;
  readonly benefits: readonly {
    readonly title: string;
    readonly detail?: string;
  }[];
}

export interface RewardWords {
  /** The text is plain. */
  readonly activities: ById<TitleAndText>;
  readonly missions: ById<string>;
  /** Prizes of a raffle that are not money. */
  readonly prizes: ById<string>;
  /** Title of the reward for a friend's deposit. */
  readonly friendsDeposit: string;
  /** A prize of a leaderboard, with `{place}` and `{mission}`, and the message about it, as HTML with `{amount}`. */
  readonly boardPrize: TitleAndText;
  readonly ranks: ById<RankWords>;
  /** Title and text of messages about a rank, with `{rank}`, `{before}` and `{days}`. */
  readonly rankNews: Readonly<Record<RankNews, TitleAndText>>;
  /** HTML. */
  readonly pointsRules: string;
  readonly goods: ById<TitleAndText>;
}

export interface AccountWords {
  /** Titles of payment methods; proper names are the same in every language. */
  readonly methods: ById<string>;
  /** How long a transfer takes to be credited. */
  readonly arrival: (minutes: number) => string;
  /** Messages to the sample member. */
  readonly letters: ById<TitleAndText>;
  /** Body of a message of which only the title was given; HTML. */
  readonly usualLetter: string;
  /** Tells a member that somebody is guessing the password; the body is HTML, with the number as `{count}`. */
  readonly guessing: { readonly title: string; readonly body: string };
  /** Tells a member that customer service has answered a message, by its number as `{number}`; the body is HTML. */
  readonly feedbackAnswer: { readonly title: string; readonly body: string };
  /** Title and text of notices to the owner about a change to the account's security. */
  readonly ownerNotices: Readonly<Record<Notice, TitleAndText>>;
  /** Last sentence of each of them. */
  readonly notYou: string;
  /** Title and text of messages about decisions; `{name}` is the product or the activity, or the amount. */
  readonly decisions: Readonly<Record<Decision, TitleAndText>>;
  /** Names of the contract types, as in the portal. */
  readonly contractTypes: Readonly<Record<ContractType, string>>;
  readonly record: RecordWords;
}

/** Titles in the account record, for what has no name of its own. */
export interface RecordWords {
  /** Money to another member, and from one. */
  readonly to: (name: string) => string;
  readonly from: (name: string) => string;
  /** Such a transfer, in the title of the message with its note. */
  readonly transfer: string;
  /** A deposit that a fee was charged for. */
  readonly deposit: string;
  /** A withdrawal that was returned. */
  readonly withdrawal: string;
  /** Followed by the number of points. */
  readonly pointsConverted: string;
  readonly rebate: string;
  /** The rest is shown only where the name is no longer known. */
  readonly wallet: string;
  readonly game: string;
  readonly promotion: string;
  readonly reward: string;
  readonly salary: string;
}

/** All automatic texts of the sandbox's customer service. */
export interface DeskWords {
  /** Name of the other side, if it is no host. */
  readonly desk: string;
  readonly intro: string;
  readonly ask: string;
  readonly title: (host: string) => string;
  /** Label of the list of messages. */
  readonly said: string;
  readonly you: string;
  readonly full: string;
  readonly message: string;
  readonly send: string;
  readonly greeting: (host: string) => string;
  /** Said when the help has no answer. */
  readonly nothing: string;
  /** Between an article's title and its text. */
  readonly colon: string;
  /** Note below every page. */
  readonly note: string;
  /** Minimum length of a word by which a question finds an article: "the" and "how" would match all of them. */
  readonly shortest: number;
}

/** All texts of the sample platform in a language other than English. */
export interface LanguageWords
  extends NewsWords, SiteWords, PromotionWords, RewardWords, AccountWords {
  readonly language: CatalogueLanguage;
  readonly desk: DeskWords;
}

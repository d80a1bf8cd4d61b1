import { words, type Words } from "../words.ts";

/** Building blocks of game names in a language. Each list is in the order of the English one. */
export interface GameWords {
  /** Whether the modifier comes before or after the noun, and what separates them. */
  readonly order: "before" | "after";
  readonly between: string;
  /** The nouns of each slot theme, in the order of the themes. */
  readonly things: readonly Words[];
  readonly fish: Words;
  /** Common adjectives of names; a name in another language is a name of its own, not a translation. */
  readonly kinds: Words;
  readonly rare: Words;
  readonly places: Words;
  readonly owners: Words;
  readonly endings: Words;
  readonly live: Words;
  readonly salons: Words;
  readonly cardGames: Words;
  readonly rooms: Words;
  readonly houseGames: Words;
  readonly houseEditions: Words;
  readonly sports: Words;
  readonly sportDesks: Words;
  readonly esports: Words;
  readonly series: Words;
  readonly lotteryRegions: Words;
  readonly lotteryGames: Words;
  readonly quickDraws: Words;
  readonly cockpits: Words;
  readonly pits: Words;
  /** Common names of a category or a kind of game, several words each, in the order of `searchedKinds`. */
  readonly aliases: readonly Words[];
}

type Written = {
  readonly [Key in keyof GameWords]: GameWords[Key] extends Words
    ? string
    : GameWords[Key] extends readonly Words[]
      ? readonly string[]
      : GameWords[Key];
};

/**
 * The words of a language, each list written as one text.
 *
 * @example export const malay = gameWords({ order: "after", between: " ", fish: "Pemancing,Lagun,…", … });
 */
export const gameWords = (written: Written): GameWords => ({
  order: written.order,
  between: written.between,
  things: written.things.map(words),
  aliases: written.aliases.map(words),
  fish: words(written.fish),
  kinds: words(written.kinds),
  rare: words(written.rare),
  places: words(written.places),
  owners: words(written.owners),
  endings: words(written.endings),
  live: words(written.live),
  salons: words(written.salons),
  cardGames: words(written.cardGames),
  rooms: words(written.rooms),
  houseGames: words(written.houseGames),
  houseEditions: words(written.houseEditions),
  sports: words(written.sports),
  sportDesks: words(written.sportDesks),
  esports: words(written.esports),
  series: words(written.series),
  lotteryRegions: words(written.lotteryRegions),
  lotteryGames: words(written.lotteryGames),
  quickDraws: words(written.quickDraws),
  cockpits: words(written.cockpits),
  pits: words(written.pits),
});

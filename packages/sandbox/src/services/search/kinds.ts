import { and, eq, or, type SQL } from "drizzle-orm";
import { games } from "../../db/tables/catalogue.ts";
import { gameWordsIn } from "../../stock/game-names/local-name.ts";
import { foldWords } from "./fold.ts";
import { patternOf, slipsOf } from "./slips.ts";

/** What can be found by the word for a filter: a category, or a kind of slots in it. */
const searchedKinds = [
  ["RNG", ""],
  ["LIVE", ""],
  ["FISH", ""],
  ["PVP", ""],
  ["INHOUSE", ""],
  ["SPORTS", ""],
  ["ESPORTS", ""],
  ["LOTT", ""],
  ["ELOTT", ""],
  ["COCKFIGHT", ""],
  ["RNG", "SC"],
  ["RNG", "VP"],
  ["RNG", "JP"],
  ["RNG", "TG"],
  ["RNG", "AC"],
  ["RNG", "BG"],
] as const;

const english: readonly (readonly string[])[] = [
  ["slots", "slot games", "slot machines"],
  ["live", "live casino", "live games"],
  ["fishing", "fish", "fishing games"],
  ["card games", "cards"],
  ["in house", "house games"],
  ["sports"],
  ["esports", "e-sports"],
  ["lottery", "lotteries"],
  ["e-lottery", "electronic lottery"],
  ["cockfight", "cockfighting"],
  ["scratch", "scratch cards"],
  ["video poker"],
  ["jackpots"],
  ["table games"],
  ["arcade games"],
  ["bingo"],
];

/**
 * Minimum length of a term: shorter Latin words are the beginning of too much; a single Chinese character is a word.
 */
const shortest = (word: string): number =>
  /^[\p{ASCII}]*$/u.test(word) ? 4 : 1;

/**
 * The games of the categories and kinds that a term names, in English or in the requested language; undefined if it
 * names none. With `near`, a typo is tolerated.
 *
 * @example kindsCalled("fishing", "EN", false) // games.gameType = 'FISH'
 */
export function kindsCalled(
  term: string,
  language: string,
  near: boolean,
): SQL | undefined {
  const word = foldWords(term).join("");
  if (Array.from(word).length < shortest(word)) return undefined;
  const slips = near ? slipsOf(word).map(patternOf) : [];
  const called = (alias: string): boolean => {
    const folded = foldWords(alias).join("");
    return folded.startsWith(word) || slips.some((slip) => slip.test(folded));
  };
  const own = gameWordsIn(language)?.aliases;
  const found = searchedKinds.filter((_, index) =>
    [...(english[index] ?? []), ...(own?.[index] ?? [])].some(called),
  );
  return or(
    ...found.map(([gameType, classify]) =>
      and(
        eq(games.gameType, gameType),
        classify === "" ? undefined : eq(games.classify, classify),
      ),
    ),
  );
}

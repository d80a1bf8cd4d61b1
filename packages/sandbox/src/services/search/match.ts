import { and, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { games } from "../../db/tables/catalogue.ts";
import { foldWords } from "./fold.ts";
import { slipsOf } from "./slips.ts";

const { searchJoined, searchName, searchText } = games;

/**
 * To be run in the transaction of a search: the planner takes a look-up for one on a disk that turns, and a pattern
 * for as cheap as a number, so it would rather hold thirty patterns against every name there is.
 */
export const preferIndex = sql`set local random_page_cost = 1.1`;

/** How a term is looked for: which games fit it, and which of them come first. */
export interface Search {
  /** What fits the term as it was typed. */
  readonly exact: SQL | undefined;
  /** What fits it if each word may have a slip in it; for when nothing fits as it was typed. */
  readonly near: SQL | undefined;
  /** Lower comes first: the name itself, names that begin so, words that do, the rest. */
  readonly rank: SQL;
  /** The same for what is merely near; the last of them is how unlike it is. */
  readonly nearRank: readonly SQL[];
}

/** Of one or two letters there are no three to look up in the index, but for where a word begins. */
const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

/** Folded words hold letters and digits alone: nothing of them is a sign of `LIKE`. */
const contains = (word: string): SQL =>
  sql`${searchText} like ${isShort(word) ? `% ${word}%` : `%${word}%`}`;

const begins = (word: string): SQL => sql`${searchJoined} like ${`% ${word}%`}`;

/** Long words may have more than one slip, if enough of their threes of letters are the same. */
const alike = (word: string): SQL[] =>
  word.length < 7 ? [] : [sql`${searchJoined} %> ${word}`];

/** Whether a text is like any of some patterns. */
const likeAny = (text: SQLWrapper, patterns: readonly string[]): SQL =>
  sql`${text} like any (array[${sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  )}]::text[])`;

/** With one slip in it, or with none. */
const slipped = (word: string): SQL | undefined => {
  const slips = slipsOf(word);
  if (slips.length === 0) return contains(word);
  return or(
    contains(word),
    likeAny(
      searchJoined,
      slips.map((slip) => `% ${slip}%`),
    ),
    ...alike(word),
  );
};

/** Whether the words, with a slip each, begin words of the name, and not only of its vendor. */
const slippedInName = (words: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) =>
      likeAny(
        sql`(' ' || ${searchName})`,
        [word, ...slipsOf(word)].map((slip) => `% ${slip}%`),
      ),
    ),
  );

/**
 * How to look for a term; undefined if it has neither letter nor digit.
 *
 * @example readSearch("black jack")?.exact // fits "Blackjack, Amber Salon" too
 */
export function readSearch(term: string): Search | undefined {
  const words = foldWords(term);
  if (words.length === 0) return undefined;
  const joined = words.join("");
  const inName = words.map(
    (word) => sql`(' ' || ${searchName}) like ${`% ${word}%`}`,
  );
  const within = words.map((word) => sql`${searchName} like ${`%${word}%`}`);
  return {
    exact: or(and(...words.map(contains)), begins(joined)),
    // Where blanks are wrong and a letter too, only the whole tells.
    near: or(and(...words.map(slipped)), slipped(joined)),
    rank: sql`case
      when ${searchJoined} like ${` ${joined} %`} then 0
      when ${searchJoined} like ${` ${joined}%`} then 1
      when ${and(...inName)} then 2
      when ${and(...within)} then 3
      else 4 end`,
    nearRank: [
      sql`case
        when ${likeAny(
          searchJoined,
          [joined, ...slipsOf(joined)].map((slip) => ` ${slip}%`),
        )} then 0
        when ${slippedInName(words)} then 1
        else 2 end`,
      sql`1 - word_similarity(${joined}, ${searchJoined})`,
    ],
  };
}

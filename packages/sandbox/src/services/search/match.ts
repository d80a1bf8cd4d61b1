import { and, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { games } from "../../db/tables/catalogue.ts";
import { foldWords } from "./fold.ts";
import { slipsOf } from "./slips.ts";

const { searchJoined, searchName, searchText } = games;

/**
 * To be run in the transaction of a search: by default the planner assumes a spinning disk for index look-ups, and a
 * pattern match as cheap as comparing numbers, so it would rather match thirty patterns against every name.
 */
export const preferIndex = sql`set local random_page_cost = 1.1`;

/** How to search for a term: which games match, and in which order. */
export interface Search {
  /** Matches for the term as typed. */
  readonly exact: SQL | undefined;
  /** Matches that allow a typo in each word; used when nothing matches as typed. */
  readonly near: SQL | undefined;
  /** Sort order, lower first: the name itself, names that begin with the term, words that do, the rest. */
  readonly rank: SQL;
  /** The same for near matches; the last one is the dissimilarity. */
  readonly nearRank: readonly SQL[];
}

/** One or two letters make no trigram to look up in the index, except at the beginning of a word. */
const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

/** Folded words contain only letters and digits, so no `LIKE` wildcards. */
const contains = (word: string): SQL =>
  sql`${searchText} like ${isShort(word) ? `% ${word}%` : `%${word}%`}`;

const begins = (word: string): SQL => sql`${searchJoined} like ${`% ${word}%`}`;

/** Long words may have more than one typo, if enough of their trigrams match. */
const alike = (word: string): SQL[] =>
  word.length < 7 ? [] : [sql`${searchJoined} %> ${word}`];

/** Whether a text matches any of the patterns. */
const likeAny = (text: SQLWrapper, patterns: readonly string[]): SQL =>
  sql`${text} like any (array[${sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  )}]::text[])`;

/** Matches a word with at most one typo. */
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

/** Whether the words, with a typo each, begin words of the name, and not only of its provider. */
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
 * Builds the search for a term; undefined if it has neither letters nor digits.
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
    // If both a space and a letter are wrong, only the joined term can match.
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

import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { games } from "../../db/tables/catalogue.ts";
import { gameWordsIn, localName } from "../../stock/game-names/local-name.ts";
import { foldWords, searchColumns, type SearchColumns } from "./fold.ts";
import { patternOf, slipsOf } from "./slips.ts";

const kept = new Map<string, SearchColumns>();

/** The search columns of a name in another language; cached, because there are few names. */
function columnsOf(name: string): SearchColumns {
  const found = kept.get(name) ?? searchColumns(name, "");
  kept.set(name, found);
  return found;
}

/** Games whose name in another language matches a term: those whose name begins with it, and the others. */
interface LocalMatch {
  readonly first: readonly string[];
  readonly others: readonly string[];
}

/**
 * Finds games by their names in a language other than English, as typed or, with `near`, with a typo in a word;
 * undefined for English. The names are sample content of this platform and not in its tables.
 *
 * @example await findLocal(db, "naga", "MY", { filter, near: false })
 */
export async function findLocal(
  db: Pick<Database, "select">,
  term: string,
  language: string,
  {
    filter,
    near,
  }: { readonly filter: SQL | undefined; readonly near: boolean },
): Promise<LocalMatch | undefined> {
  if (gameWordsIn(language) === undefined) return undefined;
  const words = foldWords(term);
  const joined = words.join("");
  if (joined === "") return undefined;
  const rows = await db
    .select({ nodeId: games.nodeId, name: games.name })
    .from(games)
    .where(filter);
  const wanted = words.map((word) => ({
    word,
    slips: near ? slipsOf(word).map(patternOf) : [],
  }));
  const fits = ({ searchText, searchJoined }: SearchColumns): boolean => {
    const parts = near ? searchJoined.split(" ") : [];
    const has = ({ word, slips }: (typeof wanted)[number]) =>
      searchText.includes(word) ||
      slips.some((slip) => parts.some((part) => slip.test(part)));
    return wanted.every(has) || searchJoined.includes(joined);
  };
  const found = rows.flatMap(({ nodeId, name }) => {
    const columns = columnsOf(localName(name, language));
    return fits(columns) ? [{ nodeId, columns }] : [];
  });
  const begins = ({ searchJoined }: SearchColumns) =>
    searchJoined.startsWith(` ${joined}`);
  return {
    first: found
      .filter(({ columns }) => begins(columns))
      .map(({ nodeId }) => nodeId),
    others: found
      .filter(({ columns }) => !begins(columns))
      .map(({ nodeId }) => nodeId),
  };
}

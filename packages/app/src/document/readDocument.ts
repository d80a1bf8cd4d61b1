import { parametersOf, readOf } from "../kit/reading/publicReads.ts";
import { nextTurn } from "../kit/turns.ts";
import type { Services } from "../services/services.ts";
import { notOurs } from "../services/site.ts";
import type { DocumentState } from "./state.ts";

/**
 * Reads a document's answers into the queries that it was drawn from, before its pages come to life.
 *
 * @example await readDocument(services, state);
 */
export async function readDocument(
  services: Services,
  { keys, at }: Pick<DocumentState, "keys" | "at">,
): Promise<void> {
  const { queries } = services;
  for (const key of keys) {
    const query = readOf(key)?.(services, parametersOf(key));
    if (!query) continue;
    // oxlint-disable-next-line no-await-in-loop -- reading a long answer takes a turn of its own
    await nextTurn();
    // oxlint-disable-next-line no-await-in-loop
    await queries.prefetchQuery(query);
    // The server's clock may be ahead of this one.
    queries.setQueryData(query.queryKey, (data: unknown) => data, {
      updatedAt: key[1] === "site" ? notOurs : Math.min(at, Date.now()),
    });
  }
}

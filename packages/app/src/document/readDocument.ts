import { parametersOf, readOf } from "../kit/reading/publicReads.ts";
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
  await Promise.all(
    keys.map(async (key) => {
      const query = readOf(key)?.(services, parametersOf(key));
      if (!query) return;
      await queries.prefetchQuery(query);
      // The server's clock may be ahead of this one.
      queries.setQueryData(query.queryKey, (data: unknown) => data, {
        updatedAt: key[1] === "site" ? notOurs : Math.min(at, Date.now()),
      });
    }),
  );
}

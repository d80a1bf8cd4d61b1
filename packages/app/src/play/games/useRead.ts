import {
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices, type Services } from "../../services/services.ts";

/** Creates a query for a language. */
type QueryIn<Read, Shown, Key extends QueryKey> = (
  services: Services,
  language: string,
) => UseQueryOptions<Read, Error, Shown, Key>;

/**
 * Reads a query in the language of the page.
 *
 * @example const { data: lobby } = useRead(lobbyQuery);
 */
export const useRead = <Read, Shown, Key extends QueryKey>(
  queryIn: QueryIn<Read, Shown, Key>,
) => useQuery(queryIn(useServices(), useLanguage().language.code));

/**
 * Reads what a panel cannot do without: an error before there is anything to show is left to the surrounding
 * boundary.
 *
 * @example const { data } = useNeeded(hotQuery);
 */
export function useNeeded<Read, Shown, Key extends QueryKey>(
  queryIn: QueryIn<Read, Shown, Key>,
) {
  const query = useRead(queryIn);
  if (query.error && query.data === undefined) throw query.error;
  return query;
}

import { useEffect } from "react";
import type { FilterName } from "../../navigation/pageFilters.ts";
import { useCentreWays } from "./ways.ts";

/**
 * One filter of a page of a centre, which survives a reload, a shared link, Back and Forward. A value that the page
 * does not have, as in an outdated link, counts as the first one. A change starts at the first page of the list.
 *
 * @param valueOf The value that a text stands for; undefined: none.
 * @example const [scope, setScope] = useFilter("scope", oneOf(["SELF", "TEAM"]), "SELF");
 */
export function useFilter<T extends string>(
  name: FilterName,
  valueOf: (text: string) => T | undefined,
  first: T,
) {
  const { filters, setFilters } = useCentreWays();
  const text = filters[name];
  const value = (text === undefined ? undefined : valueOf(text)) ?? first;
  const set = (next: T) =>
    setFilters({ [name]: next === first ? undefined : next });
  return [value, set] as const;
}

/**
 * Reads one of several values.
 *
 * @example oneOf(["day", "account"])("month") // undefined
 */
export const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);

/** Any text, for what only the platform knows. */
export const anyText = (text: string): string => text;

/**
 * The number of the page that is shown of a list, from 1.
 *
 * @example const [pageNo, setPageNo] = usePageNo();
 */
export function usePageNo() {
  const { filters, setFilters } = useCentreWays();
  const set = (pageNo: number) =>
    setFilters({ pageNo: pageNo === 1 ? undefined : String(pageNo) });
  const text = filters.pageNo ?? "";
  return [/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1, set] as const;
}

/**
 * Goes back to the last page where a link names one that the list no longer has.
 *
 * @param pages Number of pages of the list; undefined while it is not known.
 * @example useLastPage(query.isPlaceholderData ? undefined : data?.totalPages);
 */
export function useLastPage(pages: number | undefined): void {
  const [pageNo, setPageNo] = usePageNo();
  const last = Math.max(1, pages ?? pageNo);
  useEffect(() => {
    if (pageNo > last) setPageNo(last);
  });
}

import * as v from "valibot";

/** Names of the filters that pages of the centres have; each is a parameter of the address. */
export const filterNames = [
  "days",
  "span",
  "zone",
  "account",
  "reach",
  "kind",
  "by",
  "scope",
  "tab",
  "sort",
  "rows",
  "pageNo",
] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters of a page by name; one that is left out has its first value. */
export type PageFilters = Readonly<Partial<Record<FilterName, string>>>;

const fields = v.fallback(v.record(v.string(), v.unknown()), {});
/** Longer values are nobody's choice. */
const longest = 100;

/**
 * The filters among the fields of anything, in a fixed order; what is no filter is left out.
 *
 * @example filtersIn({ page: "bonusDetails", days: "last7" }) // { days: "last7" }
 */
export function filtersIn(from: unknown): PageFilters {
  const all = v.parse(fields, from);
  const found: Partial<Record<FilterName, string>> = {};
  for (const name of filterNames) {
    const value = all[name];
    if (typeof value === "string" && value !== "" && value.length <= longest)
      found[name] = value;
  }
  return found;
}

/**
 * The filters in the query of an address.
 *
 * @example filtersOf("?page=bonusDetails&days=last7") // { days: "last7" }
 */
export const filtersOf = (search: string): PageFilters =>
  filtersIn(Object.fromEntries(new URLSearchParams(search)));

/**
 * The query that asks for a page of a centre with filters.
 *
 * @example queryOf("bonusDetails", { days: "last7" }) // "?page=bonusDetails&days=last7"
 */
export const queryOf = (page: string, filters: PageFilters = {}): string =>
  `?${new URLSearchParams({ page, ...filtersIn(filters) }).toString()}`;

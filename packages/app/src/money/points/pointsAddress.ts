/** The tabs of the points mall, in their order. */
export const pointsTabs = [
  "goods",
  "convert",
  "records",
  "details",
  "earned",
  "rules",
] as const;

export type PointsTab = (typeof pointsTabs)[number];

/** What the points mall shows; all of it is in the address, so that it can be shared and Back works. */
export interface PointsAddress {
  readonly tab: PointsTab;
  readonly page: number;
  /** Id of the product whose details are open. */
  readonly item: string | undefined;
  /** First and last day of the points details, "2026-03-04". */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number.isFinite(Date.parse(`${text}T00:00:00Z`));

/**
 * Reads the page's state from its address. Invalid values fall back to the default page.
 *
 * @example readPointsAddress({ search: "?tab=records&page=2" }).page // 2
 */
export function readPointsAddress({
  search,
}: {
  readonly search: string;
}): PointsAddress {
  const query = new URLSearchParams(search);
  const page = Number.parseInt(query.get("page") ?? "", 10);
  const [from, to] = [query.get("from"), query.get("to")];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : {};
  return {
    tab: pointsTabs.find((tab) => tab === query.get("tab")) ?? "goods",
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    item: query.get("item") || undefined,
    from: undefined,
    to: undefined,
    ...days,
  };
}

/**
 * The address of the points mall in another state.
 *
 * @example pointsAddress({ tab: "records", page: 2 }) // "/pointMall?tab=records&page=2"
 */
export function pointsAddress({
  tab = "goods",
  page = 1,
  item,
  from,
  to,
}: Partial<PointsAddress>): string {
  const query = new URLSearchParams();
  if (tab !== "goods") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  if (item !== undefined) query.set("item", item);
  if (from !== undefined && to !== undefined) {
    query.set("from", from);
    query.set("to", to);
  }
  const text = query.toString();
  return text === "" ? "/pointMall" : `/pointMall?${text}`;
}

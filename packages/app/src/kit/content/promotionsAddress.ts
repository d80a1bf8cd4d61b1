/** What the promotions page shows; all of it is in the address, so that it can be shared and Back works. */
export interface PromotionsAddress {
  /** The promotion whose details are open, by hash or by `id` (RTE-15). */
  readonly named: string | undefined;
  /** The category that was chosen. */
  readonly category: string | undefined;
  readonly page: number;
}

/* A hash may contain anything that was written into a link. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads the page's state from its address. Anything invalid falls back to the plain page.
 *
 * @example readPromotionsAddress({ search: "?category=c-live", hash: "#11" }).named // "11"
 */
export function readPromotionsAddress({
  search,
  hash,
}: Pick<Location, "search" | "hash">): PromotionsAddress {
  const query = new URLSearchParams(search);
  const page = Number(query.get("page"));
  return {
    named: query.get("id") || decoded(hash.slice(1)) || undefined,
    category: query.get("category") || undefined,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/**
 * The address of the page in another state.
 *
 * @example promotionsAddress({ category: "c-live" }) // "/promotions?category=c-live"
 */
export function promotionsAddress({
  named,
  category,
  page = 1,
}: Partial<PromotionsAddress>): string {
  const query = new URLSearchParams();
  if (named !== undefined) query.set("id", named);
  if (category !== undefined) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "/promotions" : `/promotions?${text}`;
}

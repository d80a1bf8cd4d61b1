/** No list is longer than these pages; an answer that claims otherwise must not cause an endless loop. */
const mostPages = 20;

/**
 * Finds an entry in a paginated list, where there is no call for a single entry.
 *
 * @example await findOnPages((pageNo) => client.call(receiptList, { pageNo, pageSize }), ({ id }) => id === "W-1001")
 */
export async function findOnPages<T, TFound extends T>(
  read: (
    pageNo: number,
  ) => Promise<{ readonly list: readonly T[]; readonly totalPages: number }>,
  isIt: (one: T) => one is TFound,
): Promise<TFound | undefined> {
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    // Page by page on purpose: most are on the first.
    const { list, totalPages } = await read(pageNo);
    const found = list.find(isIt);
    if (found || pageNo >= totalPages) return found;
  }
  return undefined;
}

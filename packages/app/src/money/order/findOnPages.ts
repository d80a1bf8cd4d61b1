/** Nobody has more than these pages hold; an answer that says so must not be walked through for ever. */
const mostPages = 20;

/**
 * Looks for one thing in a list that comes page by page, where there is no call for a single one.
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
    // One page after the other is the point: most are on the first.
    const { list, totalPages } = await read(pageNo);
    const found = list.find(isIt);
    if (found || pageNo >= totalPages) return found;
  }
  return undefined;
}

/** The largest page that the platform returns, and how many such pages are read. */
const pageSize = 100;
const mostPages = 50;
/** The most rows that are read in this way, unless the caller says otherwise. */
export const mostRows = pageSize * mostPages;

/**
 * The rows of all pages, read one page after the other: a caller who wants everything can wait, and the platform has
 * other readers. An answer that claims an unreasonable number of pages is not followed beyond the limit.
 *
 * @param most The most rows to read. @default mostRows
 * @example await allPages((part) => client.call(profitLoss, { ...request, ...part }))
 */
export async function allPages<Row>(
  read: (part: {
    readonly pageNo: number;
    readonly pageSize: number;
  }) => Promise<{ readonly rows: readonly Row[]; readonly totalPages: number }>,
  most = mostRows,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNo = 1; pageNo <= most / pageSize; pageNo += 1) {
    // The number of pages is known after the first.
    const { rows, totalPages } = await read({ pageNo, pageSize });
    all.push(...rows);
    if (pageNo >= totalPages) break;
  }
  return all;
}

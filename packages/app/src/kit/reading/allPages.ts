/** The most that the platform gives at once, and how many pages of it are read. */
const pageSize = 100;
const mostPages = 50;
/** The most rows that are read so. */
export const mostRows = pageSize * mostPages;

/**
 * The rows of all pages, one page after the other: whoever asks for all has time, the platform has other readers. An
 * answer that speaks of more pages than anybody has is not walked through for ever.
 *
 * @example await allPages((part) => client.call(profitLoss, { ...request, ...part }))
 */
export async function allPages<Row>(
  read: (part: {
    readonly pageNo: number;
    readonly pageSize: number;
  }) => Promise<{ readonly rows: readonly Row[]; readonly totalPages: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    // How many pages there are is known after the first.
    const { rows, totalPages } = await read({ pageNo, pageSize });
    all.push(...rows);
    if (pageNo >= totalPages) break;
  }
  return all;
}

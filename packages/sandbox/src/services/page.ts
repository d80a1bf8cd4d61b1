import { invalid } from "./refusal.ts";

const most = 100;

interface PageRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * The offset and the maximum number of rows of a page.
 *
 * @example pageOf({ pageNo: 2, pageSize: 20 }) // { offset: 20, limit: 20, pagesOf }
 */
export function pageOf({ pageNo, pageSize }: PageRequest) {
  if (pageNo < 1 || pageNo > 1_000_000)
    throw invalid({ pageNo: "must be 1 or more" });
  if (pageSize < 1 || pageSize > most)
    throw invalid({ pageSize: `must be 1 to ${most}` });
  return {
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
    pagesOf: (rows: number): number => Math.ceil(rows / pageSize),
  };
}

import type { RouteRecord } from "../../navigation/table.ts";

/**
 * What is said of a page where visits are measured: its path as the route table has it. An address that there is not
 * may hold anything, a name or a mail address too, and is one and the same for all.
 *
 * @example pagePath(record) // "/live"
 */
export const pagePath = (record: Pick<RouteRecord, "path"> | undefined) =>
  record?.path ?? "/not-found";

import type { RouteRecord } from "../../navigation/table.ts";

/**
 * The path that is reported where visits are measured, as in the route table. An unknown address may contain
 * anything, even a name or an e-mail address, and is therefore reported as one and the same.
 *
 * @example pagePath(record) // "/live"
 */
export const pagePath = (record: Pick<RouteRecord, "path"> | undefined) =>
  record?.path ?? "/not-found";

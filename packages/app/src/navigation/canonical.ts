import type { RouteRecord } from "./table.ts";

/** Canonical path of the lobby, its dialogs included. */
const lobby = "/";

/**
 * The path under which search engines know a page; undefined if they must not: it is personal, does not describe
 * itself, or does not exist.
 *
 * @example canonicalOf(records.find(({ path }) => path === "/login")) // "/"
 */
export function canonicalOf(
  record: RouteRecord | undefined,
): string | undefined {
  if (!record || (record.access ?? "everyone") !== "everyone") return undefined;
  const { page, path, category, description, own } = record;
  if (!category && !description && !own) return undefined;
  return page === "home" ? lobby : path;
}

import type { Database } from "../../db/database.ts";
import { readContent } from "../content.ts";
import { pageOf } from "../page.ts";

const dayMs = 86_400_000;

interface PageRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * The platform's announcements for agents, pinned ones first, then the latest; their dates are relative to the day
 * they are read.
 */
export async function readAgentNotices(
  db: Database,
  page: PageRequest,
  language: string,
  now: number,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const today = Math.floor(now / dayMs) * dayMs;
  const all = (await readContent(db, "agentNotice", language))
    .map(({ id, body }) => {
      const { title, content, daysAgo, pinned } = body;
      return {
        id,
        title: String(title),
        content: String(content),
        time: today - (typeof daysAgo === "number" ? daysAgo : 0) * dayMs,
        pinned: pinned === true,
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.pinned) - Number(one.pinned) || other.time - one.time,
    );
  return {
    list: all.slice(offset, offset + limit),
    totalPages: pagesOf(all.length),
  };
}

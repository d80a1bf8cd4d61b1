import { gt, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rateWindows } from "../db/tables/platform.ts";
import { Refusal } from "./refusal.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Counts one more request under a key and refuses it when the number of the window (a minute) is spent. */
export async function limit(
  db: Database,
  key: string,
  most: number,
  now: number,
  windowMs: number = minuteMs,
): Promise<void> {
  // A clock that was set back holds no window open until it has caught up.
  const over = sql`(${rateWindows.startedAt} <= ${now - windowMs} or ${rateWindows.startedAt} > ${now + windowMs})`;
  const [row] = await db
    .insert(rateWindows)
    .values({ key, startedAt: now, hits: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateWindows.hits} + 1 end`,
        startedAt: sql`case when ${over} then ${now} else ${rateWindows.startedAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.hits <= most) return;
  throw new Refusal("TOO_MANY_REQUESTS", {
    retryAfter: Math.max(1, Math.ceil((row.startedAt + windowMs - now) / 1000)),
  });
}

/** Forgets windows that ended more than a day ago: their keys hold what visitors typed, and there is no end of that. */
export async function pruneWindows(db: Database, now: number): Promise<void> {
  // None is longer than a day; one that lies ahead was opened by a clock that has been set back since.
  const { startedAt } = rateWindows;
  await db
    .delete(rateWindows)
    .where(or(lt(startedAt, now - 2 * dayMs), gt(startedAt, now + 2 * dayMs)));
}

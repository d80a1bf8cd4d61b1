import { gt, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rateWindows } from "../db/tables/platform.ts";
import { Refusal } from "./refusal.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Counts a request under a key and rejects it when the limit for the window (a minute by default) is used up. */
export async function limit(
  db: Database,
  key: string,
  most: number,
  now: number,
  windowMs: number = minuteMs,
): Promise<void> {
  // After a clock is set back, windows do not stay open until it has caught up.
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

/**
 * Deletes windows that ended more than a day ago: their keys contain visitors' input, so their number is unlimited.
 */
export async function pruneWindows(db: Database, now: number): Promise<void> {
  // No window is longer than a day; one in the future was opened before a clock was set back.
  const { startedAt } = rateWindows;
  await db
    .delete(rateWindows)
    .where(or(lt(startedAt, now - 2 * dayMs), gt(startedAt, now + 2 * dayMs)));
}

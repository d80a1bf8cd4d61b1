import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rateWindows } from "../db/tables/platform.ts";
import { Refusal } from "./refusal.ts";

const minuteMs = 60_000;

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

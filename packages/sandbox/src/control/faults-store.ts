import { and, asc, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { faults } from "../db/tables/platform.ts";

/** A fault to inject. */
export const faultSchema = v.object({
  /** Name of a call, `images`, `gameFrame`, `gameState`, `gameRound`, or `*` for everything. */
  call: v.optional(v.pipe(v.string(), v.regex(/^(\*|\w+)$/)), "*"),
  kind: v.picklist([
    "delay",
    "status",
    "dropBefore",
    "dropAfter",
    "malformed",
    "unauthorised",
  ]),
  delayMs: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)),
    0,
  ),
  status: v.optional(v.picklist([500, 503]), 500),
  /** How many times it takes effect; omitted: until it is removed. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Adds a fault; returns its id. */
export async function addFault(
  db: Database,
  run: string,
  { count, ...fault }: v.InferOutput<typeof faultSchema>,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await db
    .insert(faults)
    .values({ id, run, ...fault, remaining: count ?? null, createdAt: now });
  return id;
}

/** Lists the faults of one run, or of the whole platform. */
export async function listFaults(db: Database, run?: string) {
  return db
    .select()
    .from(faults)
    .where(run === undefined ? undefined : eq(faults.run, run))
    .orderBy(asc(faults.createdAt));
}

/** Removes a run's faults, or one of them. */
export async function removeFaults(
  db: Database,
  run: string,
  id?: string,
): Promise<void> {
  await db
    .delete(faults)
    .where(
      and(
        eq(faults.run, run),
        id === undefined ? undefined : eq(faults.id, id),
      ),
    );
}

import { and, eq, isNull, sql } from "drizzle-orm";
import { members, sessions } from "../db/tables/members.ts";
import type { Platform } from "../services/platform.ts";
import { tokenHashOf, type Session } from "../services/session.ts";
import { readFaults, type Fault } from "./faults.ts";
import { readRun, runStateOf, type RunState } from "../services/run-state.ts";

/** What must be known of every request before it is answered. */
export interface Arrival {
  /** Faults that may affect this call, the oldest first. */
  readonly faults: readonly Fault[];
  readonly state: RunState;
  /** The requested brand; undefined: it is unknown. */
  readonly merchant:
    | { readonly merchant: string; readonly merchantName: string }
    | undefined;
  readonly session:
    | (Session & { readonly lastSeenAt: number | null })
    | undefined;
}

interface Asked {
  readonly run: string;
  /** Name of the call, as faults have it. */
  readonly call: string;
  /** Header `Merchant`. */
  readonly merchant: string | undefined;
  /** Header `Authorization`; undefined: the call needs no session. */
  readonly authorization: string | undefined;
}

/**
 * Reads the session, and whether the control room has set anything, in one statement: a separate query for each would
 * cost a short call more than its own answer. Faults and settings are read only where there are some.
 */
export async function readArrival(
  platform: Platform,
  { run, call, merchant, authorization }: Asked,
): Promise<Arrival> {
  const { db, merchantCode, merchantName } = platform;
  const code = merchant || merchantCode;
  const [row] = await db
    .select({
      hasFaults: sql<boolean>`exists (select from faults where run in ('', ${run}) and call in ('*', ${call}))`,
      hasSettings: sql<boolean>`exists (select from settings where run in ('', ${run}))`,
      name: sql<
        string | null
      >`(select name from merchants where code = ${code})`,
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      member: members,
    })
    .from(sql`(select) as arrival`)
    .leftJoin(
      sessions,
      and(
        eq(sessions.tokenHash, tokenHashOf(authorization) ?? ""),
        isNull(sessions.revokedAt),
      ),
    )
    .leftJoin(members, eq(members.id, sessions.memberId));
  const ownName = code === merchantCode ? merchantName : undefined;
  const name = row?.name ?? ownName;
  const { id, member, expiresAt, lastSeenAt = null } = row ?? {};
  const faults = row?.hasFaults ? await readFaults(db, ["*", call], run) : [];
  const state = row?.hasSettings
    ? await readRun(platform, run)
    : runStateOf(platform, run, []);
  const isLive = id && member && expiresAt && expiresAt > state.now;
  return {
    faults,
    state,
    merchant:
      name === undefined ? undefined : { merchant: code, merchantName: name },
    session: isLive ? { id, member, lastSeenAt } : undefined,
  };
}

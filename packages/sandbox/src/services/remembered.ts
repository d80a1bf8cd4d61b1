import { rememberMaxAgeSeconds } from "@foyer/platform/constants";
import { and, desc, eq, gt, isNull, lt, ne } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { rememberedDevices } from "../db/tables/identity.ts";
import { sessions } from "../db/tables/members.ts";
import type { CallContext } from "./call-context.ts";
import { deviceOf } from "./device.ts";
import { hashToken, newToken } from "./token.ts";

/*
 * A remembered device has a token in place of the password: `id.secret`, of which only the hash of the secret is
 * stored. It is rotated at each use. A secret that is used twice is in two hands: the device is forgotten, and all
 * sessions that it has started end.
 */

const lifeMs = rememberMaxAgeSeconds * 1000;

type Here = Pick<CallContext, "db" | "now" | "userAgent" | "address">;
type Remembered = typeof rememberedDevices.$inferSelect;

/** A new secret, and the row to store for it with its expiry. */
function renewed({ now, userAgent, address }: Here) {
  const secret = newToken();
  const row = {
    tokenHash: hashToken(secret),
    device: deviceOf(userAgent),
    place: address,
    lastAt: now,
    expiresAt: now + lifeMs,
  };
  return { secret, row };
}

/** Remembers the device that a member logs in with; the token is returned only this once. */
export async function rememberDevice(
  here: Here,
  memberId: string,
): Promise<{ readonly id: string; readonly deviceToken: string }> {
  const { db, now } = here;
  const id = randomUUID();
  const { secret, row } = renewed(here);
  await db
    .delete(rememberedDevices)
    .where(lt(rememberedDevices.expiresAt, now));
  await db
    .insert(rememberedDevices)
    .values({ id, memberId, createdAt: now, ...row });
  return { id, deviceToken: `${id}.${secret}` };
}

function partsOf(deviceToken: string) {
  const [id = "", secret = ""] = deviceToken.split(".");
  return { id, tokenHash: hashToken(secret) };
}

/**
 * The device that a token belongs to; undefined: there is none, or it is forgotten. Reusing an old token forgets the
 * device.
 */
export async function findRemembered(
  db: Database,
  deviceToken: string,
  now: number,
): Promise<Remembered | undefined> {
  const { id, tokenHash } = partsOf(deviceToken);
  const [row] = await db
    .select()
    .from(rememberedDevices)
    .where(
      and(
        eq(rememberedDevices.id, id),
        isNull(rememberedDevices.revokedAt),
        gt(rememberedDevices.expiresAt, now),
      ),
    );
  if (row === undefined) return undefined;
  if (row.tokenHash === tokenHash) return row;
  await forgetRemembered(db, row, now);
  return undefined;
}

/** Issues a device's next token; undefined: the given token was used a moment ago, and the device is forgotten. */
export async function exchangeRemembered(
  here: Here,
  { id, memberId, tokenHash }: Remembered,
): Promise<string | undefined> {
  const { db, now } = here;
  const { secret, row } = renewed(here);
  const [kept] = await db
    .update(rememberedDevices)
    .set(row)
    .where(
      and(
        eq(rememberedDevices.id, id),
        eq(rememberedDevices.tokenHash, tokenHash),
        isNull(rememberedDevices.revokedAt),
      ),
    )
    .returning({ id: rememberedDevices.id });
  if (kept !== undefined) return `${id}.${secret}`;
  await forgetRemembered(db, { id, memberId }, now);
  return undefined;
}

/** Forgets one device of a member, and ends the sessions it has started, except the present one. */
export async function forgetRemembered(
  db: Database,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  now: number,
  present?: string,
): Promise<void> {
  const [row] = await db
    .update(rememberedDevices)
    .set({ revokedAt: now })
    .where(
      and(
        eq(rememberedDevices.id, id),
        eq(rememberedDevices.memberId, memberId),
        isNull(rememberedDevices.revokedAt),
      ),
    )
    .returning({ id: rememberedDevices.id });
  if (row === undefined) return;
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.rememberedId, id),
        present === undefined ? undefined : ne(sessions.id, present),
        isNull(sessions.revokedAt),
      ),
    );
}

/** Forgets the device that a token belongs to; the sessions it has started continue. */
export async function forgetByToken(
  db: Database,
  deviceToken: string,
  now: number,
): Promise<void> {
  const { id, tokenHash } = partsOf(deviceToken);
  await db
    .update(rememberedDevices)
    .set({ revokedAt: now })
    .where(
      and(
        eq(rememberedDevices.id, id),
        eq(rememberedDevices.tokenHash, tokenHash),
        isNull(rememberedDevices.revokedAt),
      ),
    );
}

/** Forgets every device of a member, or all but one: a new password invalidates their tokens. */
export async function forgetAllRemembered(
  db: Database,
  memberId: string,
  now: number,
  kept?: string | null,
): Promise<void> {
  await db
    .update(rememberedDevices)
    .set({ revokedAt: now })
    .where(
      and(
        eq(rememberedDevices.memberId, memberId),
        kept ? ne(rememberedDevices.id, kept) : undefined,
        isNull(rememberedDevices.revokedAt),
      ),
    );
}

/** Lists the devices that log a member in without the password, most recently used first. */
export async function readRemembered(
  db: Database,
  memberId: string,
  present: string,
  now: number,
) {
  const rows = await db
    .select()
    .from(rememberedDevices)
    .where(
      and(
        eq(rememberedDevices.memberId, memberId),
        isNull(rememberedDevices.revokedAt),
        gt(rememberedDevices.expiresAt, now),
      ),
    )
    .orderBy(desc(rememberedDevices.lastAt))
    .limit(100);
  const [here] = await db
    .select({ id: sessions.rememberedId })
    .from(sessions)
    .where(eq(sessions.id, present));
  return rows.map(({ id, device, place, lastAt, expiresAt }) => ({
    id,
    device,
    place,
    lastSeen: lastAt,
    until: expiresAt,
    current: id === here?.id ? 1 : 0,
  }));
}

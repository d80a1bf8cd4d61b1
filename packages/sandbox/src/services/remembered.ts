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
 * A remembered device has a token in place of the password: `id.secret`, of which the hash of the secret is kept. It
 * is exchanged at each use. A secret that comes a second time is in two hands: the device is forgotten, and whatever
 * was signed in by it ends.
 */

const lifeMs = rememberMaxAgeSeconds * 1000;

type Here = Pick<CallContext, "db" | "now" | "userAgent" | "address">;
type Remembered = typeof rememberedDevices.$inferSelect;

/** What a new secret is kept as, and how long from now. */
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

/** Remembers the device that a member signs in with; the token is handed out once. */
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

/** The device that a token is of; undefined: of none, or of one that is forgotten, which it is by a token used before. */
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

/** Gives a device its next token; undefined: the one that came was used a moment ago, and the device is forgotten. */
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

/** Forgets one device of a member, and ends what it has signed in; not the sign-in that asks. */
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

/** Forgets the device that a token is of; what it has signed in goes on. */
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

/** Forgets every device of a member: a new password makes their tokens void. */
export async function forgetAllRemembered(
  db: Database,
  memberId: string,
  now: number,
): Promise<void> {
  await db
    .update(rememberedDevices)
    .set({ revokedAt: now })
    .where(
      and(
        eq(rememberedDevices.memberId, memberId),
        isNull(rememberedDevices.revokedAt),
      ),
    );
}

/** Lists the devices that sign a member in without the password, the latest used first. */
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

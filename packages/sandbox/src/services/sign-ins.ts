import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { members, sessions, signIns } from "../db/tables/members.ts";
import type { CallContext, Mounted } from "./call-context.ts";
import { Refusal } from "./refusal.ts";
import { plainName } from "./contacts.ts";
import { deviceOf } from "./device.ts";
import { knowDevice } from "./known-browsers.ts";
import { pageOf } from "./page.ts";
import { tellOwner } from "./owner-notice.ts";
import { forgetAllRemembered, forgetRemembered } from "./remembered.ts";
import type { Session } from "./session.ts";
import { hashToken } from "./token.ts";

type Method = typeof signIns.$inferInsert.method;
type Outcome = typeof signIns.$inferInsert.outcome;

/** Calls that start a session, and their login methods. */
const ways: Readonly<Record<string, Method>> = {
  login: "PASSWORD",
  socialFinish: "SOCIAL",
  register: "REGISTER",
  registerMobile: "REGISTER",
  loginAfterReset: "RECOVERY",
};

/** A login by name can be of several types. */
const byType: Readonly<Record<string, Method>> = {
  sms: "SMS",
  device: "DEVICE",
};

const signedIn = v.object({ token: v.string() });
const typed = v.object({ username: v.string(), type: v.optional(v.string()) });

const where = ({ userAgent, address }: CallContext) => ({
  device: deviceOf(userAgent),
  place: address,
});

async function write(
  context: CallContext,
  memberId: string,
  method: Method,
  outcome: Outcome,
): Promise<void> {
  const { db, now: at } = context;
  await db.insert(signIns).values({
    id: randomUUID(),
    memberId,
    at,
    method,
    outcome,
    ...where(context),
  });
}

/** Records device and address on a new session, and the login in the history. */
async function noteSuccess(
  context: CallContext,
  token: string,
  method: Method,
): Promise<void> {
  const [session] = await context.db
    .update(sessions)
    .set({ ...where(context), lastSeenAt: context.now })
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ memberId: sessions.memberId });
  if (!session) return;
  await knowDevice(
    context.db,
    session.memberId,
    context.markDevice(),
    context.now,
  );
  await write(context, session.memberId, method, "SUCCESS");
}

/** Records a rejected login if the account exists, so that its owner can see it. */
async function noteRefusal(
  context: CallContext,
  username: string,
  method: Method,
  outcome: Outcome,
): Promise<void> {
  const [member] = await context.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, plainName(username)));
  if (member) await write(context, member.id, method, outcome);
}

const outcomes: Readonly<Record<string, Outcome>> = {
  WRONG_CREDENTIALS: "REFUSED",
  CODE_WRONG: "REFUSED",
  DEVICE_FORGOTTEN: "REFUSED",
  EXTRA_VERIFICATION: "CHECKED",
};

/** Makes a login call write its outcome to the history; any other call stays as it is. */
export function recordSignIns(mounted: Mounted): Mounted {
  const way = ways[mounted.definition.name];
  if (way === undefined) return mounted;
  return {
    ...mounted,
    answer: async (raw, context) => {
      const asked = v.safeParse(typed, raw);
      const method = (asked.success && byType[asked.output.type ?? ""]) || way;
      try {
        const answered = await mounted.answer(raw, context);
        const done = v.safeParse(signedIn, answered);
        if (done.success) await noteSuccess(context, done.output.token, method);
        return answered;
      } catch (error) {
        const outcome =
          error instanceof Refusal ? outcomes[error.code] : undefined;
        if (outcome !== undefined && asked.success)
          await noteRefusal(context, asked.output.username, method, outcome);
        throw error;
      }
    },
  };
}

/** Lists a member's active sessions, the present one first. */
export async function readSessions(
  db: Database,
  memberId: string,
  present: string,
  now: number,
) {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(100);
  return rows
    .map(({ id, device, place, lastSeenAt, createdAt }) => ({
      id,
      device,
      place,
      lastSeen: lastSeenAt ?? createdAt,
      current: id === present ? 1 : 0,
    }))
    .toSorted((one, other) => other.current - one.current);
}

/**
 * Ends one of the member's own sessions, but never the present one: that is what logging out is for. A device that
 * was remembered with it is forgotten; so is one whose own id is given.
 */
export async function endOtherSession(
  db: Database,
  memberId: string,
  { id, present, now }: { id: string; present: string; now: number },
): Promise<void> {
  if (id === present) throw new Refusal("FORBIDDEN");
  await forgetRemembered(db, { id, memberId }, now, present);
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.id, id),
        ne(sessions.id, present),
        eq(sessions.memberId, memberId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ rememberedId: sessions.rememberedId });
  if (ended?.rememberedId) {
    const remembered = { id: ended.rememberedId, memberId };
    await forgetRemembered(db, remembered, now, present);
  }
}

/**
 * Ends every session of a member but the present one, and forgets every remembered device but that of the present
 * session. Returns how many sessions ended. The notice to the owner reaches their sockets, which then close.
 */
export async function endOtherSessions(
  asking: Omit<CallContext, "session">,
  { id: present, member }: Session,
): Promise<number> {
  const { db, now } = asking;
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ rememberedId: sessions.rememberedId })
      .from(sessions)
      .where(eq(sessions.id, present));
    await forgetAllRemembered(tx, member.id, now, kept?.rememberedId);
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(sessions.memberId, member.id),
          ne(sessions.id, present),
          isNull(sessions.revokedAt),
        ),
      )
      .returning({ expiresAt: sessions.expiresAt });
    await tellOwner(tx, { ...asking, memberId: member.id }, "sessionsEnded");
    return ended.filter(({ expiresAt }) => expiresAt > now).length;
  });
}

/** Lists a member's logins, latest first. */
export async function readSignIns(
  db: Database,
  memberId: string,
  request: { readonly pageNo: number; readonly pageSize: number },
) {
  const { offset, limit, pagesOf } = pageOf(request);
  const mine = eq(signIns.memberId, memberId);
  const list = await db
    .select()
    .from(signIns)
    .where(mine)
    .orderBy(desc(signIns.at), desc(signIns.id))
    .offset(offset)
    .limit(limit);
  return {
    list: list.map(({ at, device, place, method, outcome }) => ({
      at,
      device,
      place,
      method,
      outcome,
    })),
    totalPages: pagesOf(await db.$count(signIns, mine)),
  };
}

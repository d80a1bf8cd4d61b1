import type { SocialProvider } from "@foyer/platform/calls";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { timingSafeEqual } from "node:crypto";
import type { Database } from "../db/database.ts";
import { socialHandovers, socialIdentities } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import type { CallContext } from "./call-context.ts";
import { Refusal } from "./refusal.ts";
import { isPlayer } from "./contacts.ts";
import { readFlag, type Flags } from "./flags.ts";
import { signedIn } from "./login.ts";
import { hashToken, newToken } from "./token.ts";

/** Whitelabel switches of the providers. */
const flagOf = {
  facebook: "FACEBOOKLOGIN3",
  google: "GOOGLELOGIN3",
  telegram: "TELEGRAMLOGIN3",
} as const satisfies Record<SocialProvider, string>;

/** Whether a provider is switched on. */
export const isOffered = (
  db: Database,
  provider: SocialProvider,
  flags: Flags,
): Promise<boolean> => readFlag(db, flagOf[provider], flags);

/** How long a popup can stay on the provider's page, and how long the returned code is valid. */
const pageLifeMs = 10 * 60_000;
const codeLifeMs = 60_000;

export type Handover = typeof socialHandovers.$inferSelect;

/** Starts a popup's login at a provider; returns the id that identifies it to the provider's page. */
export async function beginHandover(
  db: Database,
  way: {
    readonly provider: SocialProvider;
    readonly state: string;
    readonly redirect: string;
  },
  now: number,
): Promise<string> {
  const id = newToken();
  await db.delete(socialHandovers).where(lt(socialHandovers.expiresAt, now));
  await db.insert(socialHandovers).values({
    id: hashToken(id),
    provider: way.provider,
    stateHash: hashToken(way.state),
    redirect: way.redirect,
    expiresAt: now + pageLifeMs,
  });
  return id;
}

const waiting = (id: string, now: number) =>
  and(
    eq(socialHandovers.id, hashToken(id)),
    isNull(socialHandovers.codeHash),
    gt(socialHandovers.expiresAt, now),
  );

/** Finds the popup that is pending on the provider's page. */
export async function findHandover(
  db: Database,
  id: string,
  now: number,
): Promise<Handover | undefined> {
  const [row] = await db.select().from(socialHandovers).where(waiting(id, now));
  return row;
}

/** Lists the identities at a provider. */
export async function listIdentities(db: Database, provider: SocialProvider) {
  return db
    .select()
    .from(socialIdentities)
    .where(eq(socialIdentities.provider, provider))
    .orderBy(asc(socialIdentities.name));
}

/** After consent: returns the code that the popup takes back, once. Undefined: it was answered already. */
export async function agree(
  db: Database,
  id: string,
  subject: string,
  now: number,
): Promise<string | undefined> {
  const code = newToken();
  const [row] = await db
    .update(socialHandovers)
    .set({ codeHash: hashToken(code), subject, expiresAt: now + codeLifeMs })
    .where(waiting(id, now))
    .returning({ id: socialHandovers.id });
  return row && code;
}

/** After a rejection: the popup's login ends. */
export async function refuseHandover(db: Database, id: string): Promise<void> {
  await db
    .delete(socialHandovers)
    .where(
      and(
        eq(socialHandovers.id, hashToken(id)),
        isNull(socialHandovers.codeHash),
      ),
    );
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length &&
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Logs in with the code that the popup brought back (W-103). The attempt uses up the code, whatever its outcome. */
export async function finishHandover(
  { db, now, flagsOverride }: CallContext,
  back: {
    readonly provider: SocialProvider;
    readonly state: string;
    readonly code: string;
  },
) {
  if (!(await isOffered(db, back.provider, flagsOverride)))
    throw new Refusal("SOCIAL_REFUSED");
  const [way] = await db
    .delete(socialHandovers)
    .where(eq(socialHandovers.codeHash, hashToken(back.code)))
    .returning();
  if (
    way === undefined ||
    way.provider !== back.provider ||
    way.expiresAt <= now
  ) {
    throw new Refusal("SOCIAL_REFUSED");
  }
  if (!isSame(way.stateHash, hashToken(back.state)))
    throw new Refusal("STATE_MISMATCH");
  const [row] = await db
    .select({ member: members })
    .from(socialIdentities)
    .innerJoin(members, eq(members.id, socialIdentities.memberId))
    .where(
      and(
        eq(socialIdentities.provider, way.provider),
        eq(socialIdentities.subject, way.subject ?? ""),
      ),
    );
  if (row === undefined || !isPlayer(row.member))
    throw new Refusal("NON_MEMBER");
  return signedIn(db, row.member, now);
}

import { and, eq, ne } from "drizzle-orm";
import { memberContacts, totpOffers } from "../db/tables/identity.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "./call-context.ts";
import { limit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { readContacts } from "./contacts.ts";
import { tellOwner } from "./owner-notice.ts";
import { dropRecoveryCodes, makeRecoveryCodes } from "./recovery-codes.ts";
import { waitMs } from "./send-code.ts";
import type { Member, Session } from "./session.ts";
import { spendTotp } from "./spend-totp.ts";
import { confirmOwner, type Proof } from "./step-up.ts";
import { findTotpStep, newTotpSecret } from "./totp.ts";

type Asking = Omit<CallContext, "session">;

/** A code of the authenticator, and the proof of ownership. */
interface Change {
  readonly code: string;
  readonly stepUp?: Proof | undefined;
}

/** Issuer name shown in the member's authenticator app. */
const issuer = "Foyer";

/** The secret last offered to this session, unless another session has requested one since. */
async function offerOf(
  db: Database,
  { id, member }: Session,
): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(totpOffers)
    .where(
      and(eq(totpOffers.memberId, member.id), eq(totpOffers.sessionId, id)),
    );
  return row?.secret;
}

/**
 * Offers a secret. A session gets the same one until its first code, so that the page can be reloaded; no other
 * session ever gets it: a secret read in a stolen session reveals nothing about what the owner enrols.
 */
async function offer(db: Database, session: Session): Promise<string> {
  const fresh = { secret: newTotpSecret(), sessionId: session.id };
  await db
    .insert(totpOffers)
    .values({ memberId: session.member.id, ...fresh })
    .onConflictDoUpdate({
      target: totpOffers.memberId,
      set: fresh,
      setWhere: ne(totpOffers.sessionId, session.id),
    });
  return (await offerOf(db, session)) ?? "";
}

/** Discards the secret that a member was offered. */
export async function dropTotpOffer(
  db: Database,
  memberId: string,
): Promise<void> {
  await db.delete(totpOffers).where(eq(totpOffers.memberId, memberId));
}

/** Returns whether the authenticator is on; if not, with the secret for a new one. */
export async function readTotp(db: Database, session: Session) {
  const { member } = session;
  const contacts = await readContacts(db, member.id);
  if (contacts?.totpSecret) return { enabled: 1, secret: "", uri: "" };
  const secret = await offer(db, session);
  const label = encodeURIComponent(`${issuer}:${member.username}`);
  const query = new URLSearchParams({ secret, issuer }).toString();
  return { enabled: 0, secret, uri: `otpauth://totp/${label}?${query}` };
}

/* Six digits are quickly brute-forced. */
const slowDown = ({ db, now, limits }: Asking, memberId: string) =>
  limit(db, `totp:${memberId}`, limits.passwordsPerAccount, now, waitMs);

/** Switches the authenticator on with its first code; returns its recovery codes. */
export async function enrolTotp(
  asking: Asking,
  session: Session,
  { code, stepUp }: Change,
): Promise<string[]> {
  const { db, now } = asking;
  const { member } = session;
  await confirmOwner(asking, member, stepUp);
  await slowDown(asking, member.id);
  if ((await readContacts(db, member.id))?.totpSecret)
    throw new Refusal("FORBIDDEN");
  const secret = await offerOf(db, session);
  const totpStep =
    secret === undefined ? undefined : findTotpStep(secret, code, now);
  if (totpStep === undefined) throw new Refusal("CODE_WRONG");
  const set = { totpSecret: secret, totpStep };
  return db.transaction(async (tx) => {
    await tx
      .insert(memberContacts)
      .values({ memberId: member.id, payeeName: "", profile: {}, ...set })
      .onConflictDoUpdate({ target: memberContacts.memberId, set });
    await dropTotpOffer(tx, member.id);
    await tellOwner(tx, { ...asking, memberId: member.id }, "totpOn");
    return makeRecoveryCodes(tx, member.id);
  });
}

/** Makes new recovery codes for a member with an authenticator; the earlier ones end. */
export async function renewRecoveryCodes(
  asking: Asking,
  member: Member,
  { stepUp }: Pick<Change, "stepUp">,
): Promise<string[]> {
  const { db } = asking;
  if (!(await readContacts(db, member.id))?.totpSecret)
    throw new Refusal("FORBIDDEN");
  await confirmOwner(asking, member, stepUp);
  return db.transaction(async (tx) => {
    await tellOwner(
      tx,
      { ...asking, memberId: member.id },
      "recoveryCodesMade",
    );
    return makeRecoveryCodes(tx, member.id);
  });
}

/** Switches the authenticator off with one of its codes or a recovery code. */
export async function disableTotp(
  asking: Asking,
  member: Member,
  { code, stepUp }: Change,
): Promise<void> {
  const { db } = asking;
  await confirmOwner(asking, member, stepUp);
  await slowDown(asking, member.id);
  const contacts = await readContacts(db, member.id);
  if (!contacts?.totpSecret) return;
  if (!(await spendTotp(asking, contacts, code)))
    throw new Refusal("CODE_WRONG");
  await db.transaction(async (tx) => {
    await tx
      .update(memberContacts)
      .set({ totpSecret: null })
      .where(eq(memberContacts.memberId, member.id));
    await dropRecoveryCodes(tx, member.id);
    await tellOwner(tx, { ...asking, memberId: member.id }, "totpOff");
  });
}

import { eq } from "drizzle-orm";
import { memberContacts, totpOffers } from "../db/tables/identity.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "../http/handle.ts";
import { limit } from "../http/rate-limit.ts";
import { Refusal } from "../http/refusal.ts";
import { readContacts } from "./contacts.ts";
import { tellOwner } from "./owner-notice.ts";
import { waitMs } from "./send-code.ts";
import type { Member } from "./session.ts";
import { spendTotp } from "./spend-totp.ts";
import { confirmOwner, type Proof } from "./step-up.ts";
import { findTotpStep, newTotpSecret } from "./totp.ts";

type Asking = Omit<CallContext, "session">;

/** A code of the authenticator, and what proves whose account it is. */
interface Change {
  readonly code: string;
  readonly stepUp?: Proof | undefined;
}

/** Name of the house in the member's authenticator. */
const issuer = "Foyer";

/** The secret that waits for its first code; the same one until that has come. */
async function offerOf(db: Database, memberId: string): Promise<string> {
  await db
    .insert(totpOffers)
    .values({ memberId, secret: newTotpSecret() })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(totpOffers)
    .where(eq(totpOffers.memberId, memberId));
  return row?.secret ?? "";
}

/** Says whether the authenticator is on; if not, hands out the secret of a new one. */
export async function readTotp(db: Database, member: Member) {
  const contacts = await readContacts(db, member.id);
  if (contacts?.totpSecret) return { enabled: 1, secret: "", uri: "" };
  const secret = await offerOf(db, member.id);
  const label = encodeURIComponent(`${issuer}:${member.username}`);
  const query = new URLSearchParams({ secret, issuer }).toString();
  return { enabled: 0, secret, uri: `otpauth://totp/${label}?${query}` };
}

/* Six digits are soon tried through. */
const slowDown = ({ db, now, limits }: Asking, memberId: string) =>
  limit(db, `totp:${memberId}`, limits.passwordsPerAccount, now, waitMs);

/** Switches the authenticator on with its first code. */
export async function enrolTotp(
  asking: Asking,
  member: Member,
  { code, stepUp }: Change,
): Promise<void> {
  const { db, now } = asking;
  await confirmOwner(asking, member, stepUp);
  await slowDown(asking, member.id);
  if ((await readContacts(db, member.id))?.totpSecret)
    throw new Refusal("FORBIDDEN");
  const secret = await offerOf(db, member.id);
  const totpStep = findTotpStep(secret, code, now);
  if (totpStep === undefined) throw new Refusal("CODE_WRONG");
  const set = { totpSecret: secret, totpStep };
  await db.transaction(async (tx) => {
    await tx
      .insert(memberContacts)
      .values({ memberId: member.id, payeeName: "", profile: {}, ...set })
      .onConflictDoUpdate({ target: memberContacts.memberId, set });
    await tx.delete(totpOffers).where(eq(totpOffers.memberId, member.id));
    await tellOwner(tx, { ...asking, memberId: member.id }, "totpOn");
  });
}

/** Switches the authenticator off with one of its codes. */
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
    await tellOwner(tx, { ...asking, memberId: member.id }, "totpOff");
  });
}

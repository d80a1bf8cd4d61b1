import type { ContactKind } from "@foyer/platform/calls";
import { and, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import type { CallContext } from "./call-context.ts";
import {
  checkCode,
  codeAlive,
  codeMinutes,
  spendCode,
  type CodeKey,
} from "./codes.ts";
import { plainName, readContacts } from "./contacts.ts";
import { readFullMobile } from "./mobile.ts";
import { tellOwner } from "./owner-notice.ts";
import { limit } from "./rate-limit.ts";
import { invalid, Refusal } from "./refusal.ts";
import { mailCode, sendCode, waitMs } from "./send-code.ts";
import type { Member } from "./session.ts";
import { confirmOwner, type Proof } from "./step-up.ts";
import { voidTickets } from "./tickets.ts";

type Asking = Omit<CallContext, "session">;

interface Wish {
  readonly kind: ContactKind;
  readonly value: string;
}

const emailSchema = v.pipe(v.string(), v.email(), v.maxLength(120));

const notices = { mobile: "mobileChanged", email: "emailChanged" } as const;

/** The new number or address as it is stored. */
async function readWish(db: Database, { kind, value }: Wish): Promise<string> {
  if (kind === "mobile") {
    const full = await readFullMobile(db, value);
    if (full === undefined) throw new Refusal("MOBILE_INVALID");
    return full;
  }
  const email = plainName(value);
  if (!v.is(emailSchema, email))
    throw invalid({ value: "is not an e-mail address" });
  return email;
}

/** The code is only for this member and this number or address. */
const codeKey = (
  { id }: Member,
  kind: ContactKind,
  contact: string,
): CodeKey => ({ purpose: "contact", subject: `${id} ${kind} ${contact}` });

/**
 * Sends a code to a new number or address, after the owner's proof. Whether it belongs to another account is said only
 * to somebody who has the code.
 */
export async function sendContactCode(
  asking: Asking,
  member: Member,
  { stepUp, ...wish }: Wish & { readonly stepUp?: Proof | undefined },
): Promise<{ expiredMinutes: number }> {
  const { db, now, limits } = asking;
  const { kind } = wish;
  const contact = await readWish(db, wish);
  const contacts = await readContacts(db, member.id);
  const isOwn =
    kind === "mobile"
      ? contacts?.mobile === contact
      : contacts?.email === contact && contacts.emailConfirmed;
  if (isOwn) throw invalid({ value: "is the current one" });
  await confirmOwner(asking, member, stepUp);
  const key = codeKey(member, kind, contact);
  if ((await codeAlive(db, key, now)) === undefined) {
    // Nobody may send codes to strangers by the hundred.
    const name = `contact:${member.id}`;
    await limit(db, name, limits.passwordsPerAccount, now, waitMs);
    if (kind === "mobile") await sendCode(asking, key, contact);
    else await mailCode(asking, key, contact);
  }
  return { expiredMinutes: codeMinutes };
}

/** Replaces a number or address by the one that the code was sent to, and tells the owner at the old one. */
export async function changeContact(
  asking: Asking,
  member: Member,
  { code, ...wish }: Wish & { readonly code: string },
): Promise<void> {
  const { db, now } = asking;
  const { id: memberId } = member;
  const { kind } = wish;
  const contact = await readWish(db, wish);
  const key = codeKey(member, kind, contact);
  await checkCode(db, key, code, asking);
  await db.transaction(async (tx) => {
    // Locked, so that of two concurrent changes the second sees the first.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, memberId))
      .for("no key update");
    await spendCode(tx, key, now);
    const taken = and(
      eq(memberContacts[kind], contact),
      ne(memberContacts.memberId, memberId),
    );
    if ((await tx.$count(memberContacts, taken)) > 0)
      throw new Refusal("CONTACT_TAKEN", {
        value: { fields: { value: "belongs to another account" } },
      });
    const before = await readContacts(tx, memberId);
    const set =
      kind === "mobile"
        ? { mobile: contact }
        : { email: contact, emailConfirmed: true };
    await tx
      .insert(memberContacts)
      .values({ memberId, payeeName: "", totpStep: 0, profile: {}, ...set })
      .onConflictDoUpdate({ target: memberContacts.memberId, set });
    // Links that were sent to the old address.
    if (kind === "email") await voidTickets(tx, memberId);
    await tellOwner(tx, { ...asking, memberId }, notices[kind], before ?? null);
  });
}

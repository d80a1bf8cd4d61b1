import type { ExtraMethod } from "@foyer/platform/calls";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { addressChecks } from "../db/tables/identity.ts";
import type { CallContext } from "./call-context.ts";
import { limit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { checkCode, codeAlive, spendCode, type CodeKey } from "./codes.ts";
import { readContacts, type Contacts } from "./contacts.ts";
import { readFlag } from "./flags.ts";
import { isKnownAddress, rememberAddress } from "./known-addresses.ts";
import { maskEmail, maskMobile } from "./mobile.ts";
import { searchName } from "./search-name.ts";
import { mailCode, sendCode, waitMs } from "./send-code.ts";
import type { Member } from "./session.ts";
import { spendTotp } from "./spend-totp.ts";

/** How long a right password stays valid for its extra verification, and how many proofs are checked. */
const checkLifeMs = 5 * 60_000;
const checkTries = 5;

export interface Verification {
  readonly method: ExtraMethod;
  readonly value: string;
}

type Trying = Pick<
  CallContext,
  | "db"
  | "run"
  | "address"
  | "device"
  | "markDevice"
  | "now"
  | "limits"
  | "merchant"
  | "merchantName"
  | "language"
  | "themesDir"
  | "flagsOverride"
>;

/** The proof that an account requires, if the account has what it needs. */
function methodOf(
  contacts: Contacts,
  forEverybody: boolean,
): ExtraMethod | undefined {
  const possible = {
    mobile: contacts.mobile !== null,
    email: contacts.email !== null && contacts.emailConfirmed,
    google: contacts.totpSecret !== null,
    bankAccountName: contacts.payeeName !== "",
  };
  const { extraMethod } = contacts;
  if (extraMethod !== null && possible[extraMethod]) return extraMethod;
  if (!forEverybody) return undefined;
  const order = ["mobile", "email", "google", "bankAccountName"] as const;
  return order.find((method) => possible[method]);
}

/** The extra verification that a login of this member needs from this address; undefined: none. */
export async function extraMethodFor(
  { db, address, flagsOverride }: Trying,
  member: Member,
): Promise<
  { readonly method: ExtraMethod; readonly contacts: Contacts } | undefined
> {
  const contacts = await readContacts(db, member.id);
  if (contacts === undefined) return undefined;
  const forEverybody = await readFlag(db, "NEWIPVERIF3", flagsOverride);
  const method = methodOf(contacts, forEverybody);
  if (method === undefined || (await isKnownAddress(db, member.id, address)))
    return undefined;
  return { method, contacts };
}

/** One code per address: somebody elsewhere who knows the password does not use up the owner's code. */
const codeKey = (memberId: string, address: string): CodeKey => ({
  purpose: "address",
  subject: `${memberId} ${address}`,
});

const rowOf = (memberId: string, address: string) =>
  and(eq(addressChecks.memberId, memberId), eq(addressChecks.address, address));

/**
 * Whether a right password from this address is pending its extra verification: then no further captcha is needed.
 */
export async function isBeingChecked(
  { db, address, now }: Trying,
  memberId: string,
): Promise<boolean> {
  const alive = and(
    rowOf(memberId, address),
    gt(addressChecks.expiresAt, now),
    lt(addressChecks.tries, checkTries),
  );
  return (await db.$count(addressChecks, alive)) > 0;
}

const sentTo = (method: ExtraMethod, contacts: Contacts): string => {
  if (method === "mobile") return maskMobile(contacts.mobile ?? "");
  return method === "email" ? maskEmail(contacts.email ?? "") : "";
};

/** Requests the extra verification; a code that is still valid is not sent again. */
async function ask(
  trying: Trying,
  memberId: string,
  method: ExtraMethod,
  contacts: Contacts,
): Promise<never> {
  const { db, address, now, limits } = trying;
  const key = codeKey(memberId, address);
  const sends = method === "mobile" || method === "email";
  const hasCode = sends && (await codeAlive(db, key, now)) !== undefined;
  if (!hasCode) {
    const name = `extra:${memberId}`;
    await limit(db, name, limits.extraChecksPerAccount, now, waitMs);
    if (method === "mobile") await sendCode(trying, key, contacts.mobile ?? "");
    if (method === "email") await mailCode(trying, key, contacts.email ?? "");
    const fresh = { method, tries: 0, expiresAt: now + checkLifeMs };
    await db
      .insert(addressChecks)
      .values({ memberId, address, ...fresh })
      .onConflictDoUpdate({
        target: [addressChecks.memberId, addressChecks.address],
        set: fresh,
      });
  }
  throw new Refusal("EXTRA_VERIFICATION", {
    value: {
      captchaRequired: 0,
      extraVerification: method,
      sentTo: sentTo(method, contacts),
    },
  });
}

/**
 * Lets a member log in from an unregistered address once the extra verification is right, and registers the address
 * (LGN-22, OPN-78). Without a proof it requests one; a proof is checked only after it was requested.
 */
export async function passExtraCheck(
  trying: Trying,
  member: Member,
  verification: Verification | undefined,
): Promise<void> {
  const needed = await extraMethodFor(trying, member);
  if (needed === undefined) return;
  const { db, address, now } = trying;
  const { method, contacts } = needed;
  if (
    verification === undefined ||
    verification.method !== method ||
    verification.value.trim() === ""
  ) {
    return ask(trying, member.id, method, contacts);
  }
  // Counted before it is compared, as with codes.
  const [check] = await db
    .update(addressChecks)
    .set({ tries: sql`${addressChecks.tries} + 1` })
    .where(
      and(
        rowOf(member.id, address),
        eq(addressChecks.method, method),
        gt(addressChecks.expiresAt, now),
        lt(addressChecks.tries, checkTries),
      ),
    )
    .returning();
  if (check === undefined) return ask(trying, member.id, method, contacts);
  const wrong = () =>
    new Refusal("CODE_WRONG", {
      value: {
        captchaRequired: 0,
        extraVerification: method,
        sentTo: sentTo(method, contacts),
      },
    });
  if (method === "mobile" || method === "email") {
    const key = codeKey(member.id, address);
    await checkCode(db, key, verification.value, trying, wrong);
    await spendCode(db, key, now);
  } else if (method === "google") {
    if (!(await spendTotp(trying, contacts, verification.value))) throw wrong();
  } else if (
    searchName(verification.value) !== searchName(contacts.payeeName)
  ) {
    throw wrong();
  }
  await db.delete(addressChecks).where(rowOf(member.id, address));
  await rememberAddress(db, member.id, address, now);
}

import type { RegisterType } from "@foyer/platform/calls";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { paymentPasswords } from "../db/tables/money.ts";
import { networkOf } from "./network.ts";
import { limit } from "./rate-limit.ts";
import { invalid, Refusal } from "./refusal.ts";
import { spendProof } from "./bot-check.ts";
import { spendCode } from "./codes.ts";
import { mailConfirmLink } from "./confirm-email.ts";
import { findTaken, plainName } from "./contacts.ts";
import { readInvitationCode } from "./invitations.ts";
import { rememberAddress } from "./known-addresses.ts";
import { signedIn } from "./login.ts";
import { openAccount } from "./open-account.ts";
import { send } from "./outbox.ts";
import { hashPassword } from "./password.ts";
import { readTypes } from "./register-rules.ts";
import {
  checkAffiliate,
  checkCaptcha,
  checkNumber,
  checkTerms,
  findLinkCode,
  findReferrer,
} from "./registration-checks.ts";
import {
  readTyped,
  type Registering,
  type Typed,
} from "./registration-form.ts";
import { isAgentType } from "./roles.ts";
import type { Member } from "./session.ts";
import { placeBelow } from "./team-lines.ts";
import { rateOf, usualRate } from "./team/rates.ts";
import { joinByLink } from "./team/registration-links.ts";

const hourMs = 60 * 60_000;

/** Fields that are stored as typed; all others have their own column, or are not stored. */
const profileFields = [
  "birthday",
  "idNumber",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "telegram",
  "zalo",
] as const;

const taken = {
  username: () => new Refusal("USERNAME_TAKEN"),
  mobile: () => new Refusal("MOBILE_TAKEN"),
  email: () => invalid({ email: "is already registered" }),
} as const;

/** Writes the whole registration in one transaction: all of it or nothing. */
async function writeAccount(
  tx: Database,
  { request, address, now }: Registering,
  { value, mobile, shown, thirdPartySms }: Typed,
  made: {
    readonly username: string;
    readonly passwordHash: string | null;
    readonly paymentHash: string | null;
    readonly affiliateCode: string | null;
    readonly referrer: Member | undefined;
    readonly linkCode: string | undefined;
  },
): Promise<Member> {
  const { username, passwordHash, referrer, affiliateCode, linkCode } = made;
  const nickname = value("nickname");
  const account = { username, nickname, type: "0", passwordHash };
  const member = await openAccount(tx, account, now);
  if (member === undefined) throw taken.username();
  const email = value("email") === "" ? null : plainName(value("email"));
  const contacts = await tx
    .insert(memberContacts)
    .values({
      memberId: member.id,
      email,
      mobile,
      payeeName: value("payeeName"),
      totpStep: 0,
      affiliateCode,
      referrerId: referrer?.id ?? null,
      termsVersion: request.termsVersion ?? null,
      profile: Object.fromEntries(
        profileFields
          .map((field) => [field, value(field)])
          .filter(([, text]) => text !== ""),
      ),
    })
    .onConflictDoNothing()
    .returning({ memberId: memberContacts.memberId });
  // A concurrent registration was faster: the whole account is rolled back.
  if (contacts.length === 0) {
    const which = await findTaken(tx, { username: "", mobile, email });
    throw taken[which ?? "email"]();
  }
  if (made.paymentHash !== null) {
    await tx.insert(paymentPasswords).values({
      memberId: member.id,
      hash: made.paymentHash,
      failures: 0,
      lockedUntil: 0,
    });
  }
  if (linkCode === undefined && referrer && isAgentType(referrer.type))
    await placeBelow(
      tx,
      member.id,
      referrer.id,
      usualRate(await rateOf(tx, referrer.id)),
    );
  if (shown.has("verificationCode") && mobile !== null && !thirdPartySms)
    await spendCode(tx, { purpose: "register", subject: mobile }, now);
  await rememberAddress(tx, member.id, address, now);
  return linkCode === undefined
    ? member
    : joinByLink(tx, member, linkCode, now);
}

/**
 * Opens an account and logs it in (REG-07 … REG-14). Single-use proofs are checked last, so that a mistake in a field
 * does not cost the visitor a code.
 */
export async function registerMember(context: Registering, type: RegisterType) {
  const { db, request, address, now, limits, flagsOverride } = context;
  const tries = `register:${networkOf(address)}`;
  await limit(db, tries, limits.registrationTriesPerAddress, now, hourMs);
  if (!(await readTypes(db, flagsOverride)).includes(type))
    throw new Refusal("FORBIDDEN");
  await spendProof(db, request.botCheck, "register", now);
  const typed = await readTyped(context, type);
  await checkTerms(context);
  const affiliateCode = await checkAffiliate(context);
  await checkCaptcha(context, typed);
  const { value, mobile } = typed;
  const username = plainName(value("username")) || (mobile ?? "");
  const email = value("email") === "" ? null : plainName(value("email"));
  // Checked early, so that nobody waits for a code in vain; the database itself has the final say.
  const which = await findTaken(db, { username, mobile, email });
  // Without a typed username the number is the username, so it is the number that is taken.
  if (which === "username" && value("username") === "") throw taken.mobile();
  if (which !== undefined) throw taken[which]();
  const linkCode = await findLinkCode(context, typed);
  const referrer = await findReferrer(context, typed, linkCode);
  await checkNumber(context, typed);
  const opened = `registered:${networkOf(address)}`;
  await limit(db, opened, limits.registrationsPerAddress, now, hourMs);
  const hashOf = async (text: string) =>
    text === "" ? null : hashPassword(text);
  const made = {
    username,
    // The profile shows the code that was used, typed or from a link.
    affiliateCode:
      linkCode ??
      affiliateCode ??
      (referrer ? await readInvitationCode(db, referrer.id) : null),
    referrer,
    linkCode,
    passwordHash: await hashOf(value("password")),
    paymentHash: await hashOf(value("paymentPassword")),
  };
  return db.transaction(async (tx) => {
    const member = await writeAccount(tx, context, typed, made);
    if (email !== null) {
      await send(tx, context, {
        channel: "mail",
        kind: "welcome",
        recipient: email,
        values: { username: member.username },
      });
      await mailConfirmLink(tx, context, member.id, email);
    }
    return signedIn(tx, member, now);
  });
}

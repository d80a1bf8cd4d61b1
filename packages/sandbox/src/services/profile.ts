import type { ParsedRequestOf } from "@foyer/platform/call";
import type { updateProfile } from "@foyer/platform/calls";
import type { ProfileFieldName } from "@foyer/platform/domain";
import { atLeastAge } from "@foyer/platform/validation";
import { and, eq, ne } from "drizzle-orm";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import type { CallContext } from "./call-context.ts";
import { invalid } from "./refusal.ts";
import { mailConfirmLink } from "./confirm-email.ts";
import { findByMobile, readContacts, type Contacts } from "./contacts.ts";
import { maskEmail, maskMobile, readFullMobile } from "./mobile.ts";
import type { Sender } from "./outbox.ts";
import { tellOwner } from "./owner-notice.ts";
import { readProfileRules, type ProfileRule } from "./profile-rules.ts";
import { problemOf } from "./register-rules.ts";
import type { Member } from "./session.ts";
import { confirmOwner } from "./step-up.ts";

type Wish = ParsedRequestOf<typeof updateProfile>;

type Asking = Pick<CallContext, "db"> & Sender;

/** Fields by which an account could be taken over: recovery, codes and the name on withdrawals. */
const guarded = {
  email: "emailChanged",
  mobileNum: "mobileChanged",
  payeeName: "nameSet",
  bankAccountName: "nameSet",
} as const;
const isGuarded = (field: string): field is keyof typeof guarded =>
  Object.hasOwn(guarded, field);

/** Minimum age for an account; a brand may require more. */
const adultAge = 18;

/** The full value of a field. */
function valueOf(
  field: ProfileFieldName,
  member: Member,
  contacts: Contacts | undefined,
): string {
  switch (field) {
    case "username":
      return member.username;
    case "nickname":
      return member.nickname;
    case "payeeName":
      return contacts?.payeeName ?? "";
    case "email":
      return contacts?.email ?? "";
    case "mobileNum":
      return contacts?.mobile ?? "";
    case "affiliateCode":
      return contacts?.affiliateCode ?? "";
    default:
      return contacts?.profile[field] ?? "";
  }
}

/** The value as it is shown, partly masked because others may see the screen. */
function shown(field: ProfileFieldName, value: string): string {
  if (value === "") return "";
  if (field === "mobileNum") return maskMobile(value);
  if (field === "email") return maskEmail(value);
  return field === "idNumber" ? `•••• ${value.slice(-3)}` : value;
}

const mayChange = ({ change }: ProfileRule, value: string): boolean =>
  change === "always" || (change === "once" && value === "");

/** An unconfirmed e-mail address does not count as set yet, so a member who mistyped it can enter it again. */
const standing = (
  field: ProfileFieldName,
  value: string,
  contacts: Contacts | undefined,
): string => (field === "email" && !contacts?.emailConfirmed ? "" : value);

/** Lists every field with its rule, its value, and whether the member may change it. */
export async function readProfile({ db, run }: Asking, member: Member) {
  const contacts = await readContacts(db, member.id);
  const rules = await readProfileRules(db, run);
  return [...rules].map(([field, rule]) => {
    const value = valueOf(field, member, contacts);
    const { enabled, required, acceptedPattern, minLength, maxLength } = rule;
    const editable = mayChange(rule, standing(field, value, contacts));
    return {
      field,
      enabled: enabled ? 1 : 0,
      required: required ? 1 : 0,
      acceptedPattern,
      minLength,
      maxLength,
      value: enabled ? (editable ? value : shown(field, value)) : "",
      editable: editable ? 1 : 0,
      unconfirmed:
        field === "email" && value !== "" && !contacts?.emailConfirmed ? 1 : 0,
    };
  });
}

/** The requested changes, after every field has been validated. */
async function readChanges(
  { db, run, now }: Asking,
  member: Member,
  contacts: Contacts | undefined,
  { ageConfirmed, stepUp: _proof, ...wish }: Wish,
): Promise<ReadonlyMap<ProfileFieldName, string>> {
  const rules = await readProfileRules(db, run);
  const sent = new Map(Object.entries(wish));
  const problems: Record<string, string> = {};
  const changes = new Map<ProfileFieldName, string>();
  for (const [field, rule] of rules) {
    const value = sent.get(field)?.trim();
    const before = valueOf(field, member, contacts);
    if (value === undefined || value === before) continue;
    const problem =
      rule.enabled && mayChange(rule, standing(field, before, contacts))
        ? problemOf(rule, value)
        : "cannot be changed here";
    if (problem === undefined) changes.set(field, value);
    else problems[field] = problem;
  }
  const birthday = changes.get("birthday") ?? "";
  const today = new Date(now).toISOString().slice(0, 10);
  if (atLeastAge(adultAge, today)(birthday, {}) !== undefined)
    problems["birthday"] = `must be at least ${adultAge} years ago`;
  if (birthday !== "" && ageConfirmed !== 1)
    problems["ageConfirmed"] = "must be confirmed";
  const email = changes.get("email")?.toLowerCase() ?? "";
  const owners = and(
    eq(memberContacts.email, email),
    ne(memberContacts.memberId, member.id),
  );
  const mobile = changes.get("mobileNum");
  if (mobile !== undefined && mobile !== "") {
    const full = await readFullMobile(db, mobile);
    const owner = full && (await findByMobile(db, full));
    if (full === undefined) problems["mobileNum"] = "is not a mobile number";
    else if (owner && owner.member.id !== member.id)
      problems["mobileNum"] = "belongs to another account";
    else if (full === contacts?.mobile) changes.delete("mobileNum");
    else changes.set("mobileNum", full);
  }
  if (email !== "" && (await db.$count(memberContacts, owners)) > 0)
    problems["email"] = "belongs to another account";
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return changes;
}

/** Fields that have their own columns. */
const ownColumns = new Set(["nickname", "payeeName", "email", "mobileNum"]);

/** Requires a proof of ownership if a changed field could be used to take over the account. */
async function confirmGuarded(
  context: CallContext,
  member: Member,
  wish: Wish,
): Promise<void> {
  const contacts = await readContacts(context.db, member.id);
  const changes = await readChanges(context, member, contacts, wish);
  if ([...changes.keys()].some(isGuarded))
    await confirmOwner(context, member, wish.stepUp);
}

/** Applies all of the changes or none; returns the updated member. */
export async function changeProfile(
  context: CallContext,
  member: Member,
  wish: Wish,
): Promise<Member> {
  await confirmGuarded(context, member, wish);
  return context.db.transaction(async (db) => {
    // Locked, so that of two concurrent changes the second sees the fields that the first has set once and for all.
    const [held = member] = await db
      .select()
      .from(members)
      .where(eq(members.id, member.id))
      .for("no key update");
    const contacts = await readContacts(db, member.id);
    const changes = await readChanges({ ...context, db }, held, contacts, wish);
    if (changes.size === 0) return held;
    const others = [...changes].filter(([field]) => !ownColumns.has(field));
    const email = changes.get("email") ?? contacts?.email ?? "";
    const mobile = changes.get("mobileNum") ?? contacts?.mobile ?? "";
    const set = {
      mobile: mobile === "" ? null : mobile,
      payeeName: changes.get("payeeName") ?? contacts?.payeeName ?? "",
      email: email === "" ? null : email.toLowerCase(),
      emailConfirmed:
        contacts?.emailConfirmed === true && !changes.has("email"),
      profile: { ...contacts?.profile, ...Object.fromEntries(others) },
    };
    await db
      .insert(memberContacts)
      .values({ memberId: member.id, totpStep: 0, ...set })
      .onConflictDoUpdate({ target: memberContacts.memberId, set });
    const owner = { ...context, memberId: member.id };
    for (const field of changes.keys())
      if (isGuarded(field))
        await tellOwner(db, owner, guarded[field], contacts ?? null);
    if (changes.has("email") && set.email !== null)
      await mailConfirmLink(db, context, member.id, set.email);
    const nickname = changes.get("nickname") ?? held.nickname;
    await db.update(members).set({ nickname }).where(eq(members.id, member.id));
    return { ...held, nickname };
  });
}

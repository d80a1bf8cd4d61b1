import type { ParsedRequestOf } from "@foyer/platform/call";
import type { register, RegisterType } from "@foyer/platform/calls";
import type { RegisterFieldName } from "@foyer/platform/domain";
import { atLeastAge } from "@foyer/platform/validation";
import { eq, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { uplines } from "../db/tables/agents.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import { paymentPasswords } from "../db/tables/money.ts";
import type { CallContext } from "../http/handle.ts";
import { limit } from "../http/rate-limit.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { affiliateCodeOf, isGoodHere } from "./affiliates.ts";
import { spendProof } from "./bot-check.ts";
import { spendCaptcha } from "./captcha.ts";
import { checkCode, spendCode } from "./codes.ts";
import { findTaken, plainName } from "./contacts.ts";
import { readContent } from "./content.ts";
import { rememberAddress } from "./extra-check.ts";
import { signedIn } from "./login.ts";
import { readMobile } from "./mobile.ts";
import { openAccount } from "./open-account.ts";
import { send } from "./outbox.ts";
import { hashPassword } from "./password.ts";
import { checkPhoneProof } from "./phone-proof.ts";
import {
  problemOf,
  readFields,
  readRegisterSetting,
  readRules,
  readTypes,
} from "./register-rules.ts";
import { isAgentType } from "./roles.ts";
import type { Member } from "./session.ts";

type Request = ParsedRequestOf<typeof register>;
type Registering = CallContext & { readonly request: Request };

const hourMs = 60 * 60_000;
/** Nobody younger has an account here; a brand may ask for more. */
const adultAge = 18;

/** Fields that are kept as they were typed; everything else has a place of its own, or none. */
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

/** What was typed into the fields that are asked for; the others do not count, whatever was sent. */
interface Typed {
  readonly shown: ReadonlySet<RegisterFieldName>;
  readonly value: (field: RegisterFieldName) => string;
  /** The number in full. */
  readonly mobile: string | null;
  readonly thirdPartySms: boolean;
}

async function readTyped(
  { db, request, run, now, flagsOverride }: Registering,
  type: RegisterType,
): Promise<Typed> {
  const setting = await readRegisterSetting(db, run);
  const rules = await readRules(db, setting);
  const fields = await readFields(db, type, rules, flagsOverride);
  const shown = new Set(fields.map(({ field }) => field));
  const value = (field: RegisterFieldName) =>
    shown.has(field) ? (request[field] ?? "").trim() : "";
  const problems: Record<string, string> = {};
  // These three are judged by what was drawn or sent, not by a rule.
  const judgedElsewhere = new Set(["captcha", "verificationCode", "mobileNum"]);
  for (const field of fields.filter((one) => !judgedElsewhere.has(one.field))) {
    const problem = problemOf(field, value(field.field));
    if (problem !== undefined) problems[field.field] = problem;
  }
  for (const again of ["confirmPassword", "verifyPwd"] as const) {
    if (value(again) !== "" && value(again) !== value("password"))
      problems[again] = "must equal the password";
  }
  const today = new Date(now).toISOString().slice(0, 10);
  if (atLeastAge(adultAge, today)(value("birthday"), {}) !== undefined)
    problems["birthday"] = `must lie ${adultAge} years back`;
  const rule = fields.find(({ field }) => field === "mobileNum");
  const number = value("mobileNum");
  const mobile =
    number === ""
      ? null
      : await readMobile(
          db,
          {
            countryDialingCode: request.countryDialingCode,
            mobileNum: number,
          },
          rule?.digits,
        ).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          problems["mobileNum"] = "is no mobile number of that country";
          return null;
        });
  if (rule?.required === true && number === "")
    problems["mobileNum"] = "must not be empty";
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    shown,
    value,
    mobile,
    thirdPartySms: setting.thirdPartySms ?? false,
  };
}

async function checkCaptcha(
  { db, request, now }: Registering,
  { shown, value }: Typed,
): Promise<void> {
  if (!shown.has("captcha")) return;
  if (value("captcha") === "")
    throw new Refusal("CAPTCHA_REQUIRED", { value: { captchaRequired: 1 } });
  await spendCaptcha(db, request.captchaKey ?? "", value("captcha"), now);
}

/** A code of the address bar or of the form: where it was shown, what was typed counts. */
async function checkAffiliate({
  db,
  request,
}: Registering): Promise<string | null> {
  const code = (request.affiliateCode ?? "").trim();
  if (code === "") return null;
  if (!(await isGoodHere(db, code, request.domain)))
    throw new Refusal("INVITATION_INVALID");
  return affiliateCodeOf(code);
}

const taken = {
  username: () => new Refusal("USERNAME_TAKEN"),
  mobile: () => new Refusal("MOBILE_TAKEN"),
  email: () => invalid({ email: "is registered already" }),
} as const;

/** Terms that have changed since they were read were not agreed to. */
async function checkTerms({ db, request }: Registering): Promise<void> {
  if (request.termsVersion === undefined) return;
  const rows = await readContent(db, "terms");
  const versions = rows.map(({ body }) => String(body["version"]));
  if (!versions.includes(request.termsVersion))
    throw invalid({ termsVersion: "is not the one that holds now" });
}

/** Proves that the number is the visitor's, if that is asked for; using the code up is left to the end. */
async function checkNumber(
  { db, request, now }: Registering,
  { shown, value, mobile, thirdPartySms }: Typed,
): Promise<void> {
  if (!shown.has("verificationCode") || mobile === null) return;
  if (thirdPartySms)
    return checkPhoneProof(db, request.firebaseIdToken ?? "", mobile, now);
  const key = { purpose: "register", subject: mobile } as const;
  await checkCode(db, key, value("verificationCode"), now);
}

/**
 * Who recommended the visitor. A name that was typed has to be somebody's; a link that has grown old keeps nobody
 * from registering (REG-16).
 */
async function findReferrer(
  { db, request }: Registering,
  { value }: Typed,
): Promise<Member | undefined> {
  const find = async (name: string) => {
    const wanted = plainName(name);
    if (wanted === "") return undefined;
    const [row] = await db
      .select()
      .from(members)
      .where(or(eq(members.username, wanted), eq(members.id, wanted)));
    return row;
  };
  const typed = value("recommenderId");
  if (typed === "") return find(request.referralCode ?? "");
  const found = await find(typed);
  if (found === undefined)
    throw invalid({ recommenderId: "is nobody of this house" });
  return found;
}

/** Puts everything that was typed where it belongs, in one go: all of it or nothing. */
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
  },
): Promise<Member> {
  const { username, passwordHash, referrer, affiliateCode } = made;
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
  // Somebody was quicker: the whole account is taken back.
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
  if (referrer !== undefined && isAgentType(referrer.type))
    await tx
      .insert(uplines)
      .values({ memberId: member.id, uplineId: referrer.id });
  if (shown.has("verificationCode") && mobile !== null && !thirdPartySms)
    await spendCode(tx, { purpose: "register", subject: mobile }, now);
  await rememberAddress(tx, member.id, address, now);
  return member;
}

/**
 * Opens an account and signs it in (REG-07 … REG-14). What is good once is looked at last, so that a slip in a
 * field costs nobody a code.
 */
export async function registerMember(context: Registering, type: RegisterType) {
  const { db, request, run, address, now, limits, flagsOverride } = context;
  const tries = `register:${run}:${address}`;
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
  // Asked for now, so that nobody waits for a code in vain; the database itself has the last word.
  const which = await findTaken(db, { username, mobile, email });
  // Who has the number for a name has the number.
  if (which === "username" && value("username") === "") throw taken.mobile();
  if (which !== undefined) throw taken[which]();
  const referrer = await findReferrer(context, typed);
  await checkNumber(context, typed);
  const opened = `registered:${run}:${address}`;
  await limit(db, opened, limits.registrationsPerAddress, now, hourMs);
  const hashOf = async (text: string) =>
    text === "" ? null : hashPassword(text);
  const made = {
    username,
    affiliateCode,
    referrer,
    passwordHash: await hashOf(value("password")),
    paymentHash: await hashOf(value("paymentPassword")),
  };
  return db.transaction(async (tx) => {
    const member = await writeAccount(tx, context, typed, made);
    if (email !== null) {
      const letter = {
        channel: "mail",
        recipient: email,
        purpose: "welcome",
        subject: "Welcome",
        body: `Your account ${member.username} is open. Play is for adults, and for pleasure only.`,
      } as const;
      await send(tx, run, letter, now);
    }
    return signedIn(tx, member, now);
  });
}

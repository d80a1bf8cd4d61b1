import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { loginFailures } from "../db/tables/members.ts";
import type { CallContext } from "../http/handle.ts";
import { Refusal } from "../http/refusal.ts";
import { spendCaptcha } from "./captcha.ts";
import { checkCode, spendCode } from "./codes.ts";
import { findByMobile, findByName, isPlayer, plainName } from "./contacts.ts";
import {
  extraMethodFor,
  isBeingChecked,
  passExtraCheck,
  type Verification,
} from "./extra-check.ts";
import { rememberAddress } from "./known-addresses.ts";
import { checkPassword } from "./password.ts";
import { startSession, type Member } from "./session.ts";

/** Wrong passwords before a captcha is asked for, and how long they are remembered. */
const failuresBeforeCaptcha = 3;
const memoryMs = 15 * 60_000;
type Trying = Pick<
  CallContext,
  "db" | "run" | "address" | "now" | "limits" | "merchant" | "flagsOverride"
>;

interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly verification?: Verification | undefined;
  readonly captcha?: string | undefined;
  readonly captchaKey?: string | undefined;
}

/** Failures count for a name whether or not such a member exists, so that nothing is told by them. */
async function failuresOf(
  db: Database,
  username: string,
  now: number,
): Promise<number> {
  const [row] = await db
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.username, username));
  return row === undefined || row.lastAt < now - memoryMs ? 0 : row.hits;
}

async function addFailure(
  db: Database,
  username: string,
  before: number,
  now: number,
): Promise<void> {
  const hits = before === 0 ? 1 : sql`${loginFailures.hits} + 1`;
  await db
    .insert(loginFailures)
    .values({ username, hits: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.username,
      set: { hits, lastAt: now },
    });
}

/** What every call that signs in answers with (LGN-23). */
export async function signedIn(db: Database, member: Member, now: number) {
  return {
    token: await startSession(db, member.id, now),
    firstTimeLogin: member.firstLogin ? 1 : 0,
    passwordExpired: member.passwordExpired ? 1 : 0,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
  };
}

/** Forgets the wrong passwords of a name, after a right one or a new one. */
export async function forgetFailures(
  db: Database,
  username: string,
): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.username, username));
}

/** Signs in by name and password and answers what the session begins with. */
export async function logIn(context: Trying, attempt: Attempt) {
  const { db, now } = context;
  const username = plainName(attempt.username);
  const member = await findByName(db, username);
  const failures = await failuresOf(db, username, now);
  const wantsCaptcha =
    failures >= failuresBeforeCaptcha || member?.captchaAlways === true;
  // The captcha of a further check's first step was spent there.
  const wasRead =
    attempt.verification !== undefined &&
    member !== undefined &&
    (await isBeingChecked(context, member.id));
  if (wantsCaptcha && !wasRead) {
    if (!attempt.captcha) {
      throw new Refusal("CAPTCHA_REQUIRED", { value: { captchaRequired: 1 } });
    }
    await spendCaptcha(db, attempt.captchaKey ?? "", attempt.captcha, now);
  }
  const right = await checkPassword(
    attempt.password.trim(),
    member?.passwordHash ?? null,
  );
  if (member === undefined || !right) {
    await addFailure(db, username, failures, now);
    const captchaRequired =
      failures + 1 >= failuresBeforeCaptcha || member?.captchaAlways === true;
    throw new Refusal("WRONG_CREDENTIALS", {
      value: { captchaRequired: captchaRequired ? 1 : 0 },
    });
  }
  if (!isPlayer(member)) throw new Refusal("NON_MEMBER");
  await passExtraCheck(context, member, attempt.verification);
  await forgetFailures(db, username);
  return signedIn(db, member, now);
}

/**
 * Signs in by a number and the code that was sent to it (LGN-03). The code is used up only when everything else is
 * right too, so that the further proof can follow in a second call; of the proofs it is that of the phone itself.
 */
export async function logInByCode(
  context: Trying,
  mobile: string,
  attempt: Attempt,
) {
  const { db, address, now } = context;
  const key = { purpose: "login", subject: mobile } as const;
  await checkCode(db, key, attempt.password, now);
  const found = await findByMobile(db, mobile);
  if (found === undefined) throw new Refusal("CODE_WRONG");
  const { member } = found;
  if (!isPlayer(member)) throw new Refusal("NON_MEMBER");
  const needed = await extraMethodFor(context, member);
  if (needed !== undefined && needed.method !== "mobile")
    await passExtraCheck(context, member, attempt.verification);
  await spendCode(db, key, now);
  if (needed?.method === "mobile")
    await rememberAddress(db, member.id, address, now);
  return signedIn(db, member, now);
}

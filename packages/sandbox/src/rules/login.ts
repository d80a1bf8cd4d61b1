import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { loginFailures, members } from "../db/tables/members.ts";
import { Refusal } from "../http/refusal.ts";
import { spendCaptcha } from "./captcha.ts";
import { checkPassword } from "./password.ts";
import { startSession } from "./session.ts";

/** Wrong passwords before a captcha is asked for, and how long they are remembered. */
const failuresBeforeCaptcha = 3;
const memoryMs = 15 * 60_000;
/** Account types that are no player's: staff and partners. */
const nonMemberTypes = new Set(["9"]);

interface Attempt {
  readonly username: string;
  readonly password: string;
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

/** Signs in by name and password and answers what the session begins with. */
export async function logIn(db: Database, attempt: Attempt, now: number) {
  const username = attempt.username.trim().toLowerCase();
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.username, username));
  const failures = await failuresOf(db, username, now);
  if (failures >= failuresBeforeCaptcha || member?.captchaAlways === true) {
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
  if (nonMemberTypes.has(member.type)) throw new Refusal("NON_MEMBER");
  await db.delete(loginFailures).where(eq(loginFailures.username, username));
  return {
    token: await startSession(db, member.id, now),
    firstTimeLogin: member.firstLogin ? 1 : 0,
    passwordExpired: member.passwordExpired ? 1 : 0,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
  };
}

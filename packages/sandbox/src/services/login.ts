import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import type { CallContext } from "./call-context.ts";
import { Refusal } from "./refusal.ts";
import { spendCaptcha } from "./captcha.ts";
import { checkCode, spendCode } from "./codes.ts";
import { findByMobile, findByName, isPlayer, plainName } from "./contacts.ts";
import {
  extraMethodFor,
  isBeingChecked,
  passExtraCheck,
  type Verification,
} from "./extra-check.ts";
import {
  countGuess,
  forgiveGuesses,
  freeGuesses,
  judgeCounted,
  readGuesses,
  tellOwner,
  type Guesses,
} from "./guesses.ts";
import { guesserOf } from "./known-browsers.ts";
import { rememberAddress } from "./known-addresses.ts";
import { checkPassword, hashPassword, isOutdated } from "./password.ts";
import {
  exchangeRemembered,
  findRemembered,
  rememberDevice,
} from "./remembered.ts";
import { startSession, type Member } from "./session.ts";

/** Wrong passwords before a captcha is required. */
const guessesBeforeCaptcha = 3;

type Trying = Pick<
  CallContext,
  | "db"
  | "run"
  | "address"
  | "userAgent"
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

interface Attempt {
  readonly type: "username" | "sms" | "device";
  readonly username: string;
  readonly password: string;
  readonly remember?: true | undefined;
  readonly verification?: Verification | undefined;
  readonly captcha?: string | undefined;
  readonly captchaKey?: string | undefined;
  /** Its proof of work replaces the captcha. */
  readonly byWork?: boolean | undefined;
}

/** The answer of every call that logs in (LGN-23). */
export async function signedIn(
  db: Database,
  member: Member,
  now: number,
  rememberedId?: string,
) {
  return {
    token: await startSession(db, member.id, now, rememberedId),
    firstTimeLogin: member.firstLogin ? 1 : 0,
    passwordExpired: member.passwordExpired ? 1 : 0,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
  };
}

/** Whether a captcha has to be solved before the password is checked. */
async function wantsCaptcha(
  context: Trying,
  attempt: Attempt,
  member: Member | undefined,
  guesses: Guesses,
): Promise<boolean> {
  const isDue =
    (guesses.areRecent && guesses.hits >= guessesBeforeCaptcha) ||
    member?.captchaAlways === true;
  if (!isDue || attempt.verification === undefined || member === undefined)
    return isDue;
  // When an extra verification is pending, its first step has already used a captcha.
  return !(await isBeingChecked(context, member.id));
}

/** What a refusal says about the captcha; visitors who cannot see one may use a proof of work instead. */
const ofCaptcha = (isRequired: boolean) => ({
  captchaRequired: isRequired ? 1 : 0,
  captchaByWork: 1,
});

const forgotten = (isRequired: boolean) =>
  new Refusal("DEVICE_FORGOTTEN", { value: ofCaptcha(isRequired) });

/** Rehashes a password if the hashing cost has been raised since it was stored. */
async function renewHash(
  db: Database,
  { id, passwordHash }: Member,
  password: string,
): Promise<void> {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  await db
    .update(members)
    .set({ passwordHash: await hashPassword(password) })
    .where(
      // Unless the password was changed in the meantime.
      and(eq(members.id, id), eq(members.passwordHash, passwordHash)),
    );
}

/** Verifies the member: by the right password, or by the token of a remembered device. */
async function proves(
  { db, now }: Trying,
  { type, password }: Attempt,
  member: Member | undefined,
) {
  if (type === "device") {
    const device = await findRemembered(db, password, now);
    const isRight = device !== undefined && device.memberId === member?.id;
    return { isRight, device: isRight ? device : undefined };
  }
  const hash = member?.passwordHash ?? null;
  return {
    isRight: await checkPassword(password.trim(), hash),
    device: undefined,
  };
}

/** Starts the session; gives a remembered device its next token, and a device that is to be remembered its first. */
async function begin(
  context: Trying,
  member: Member,
  { remember }: Attempt,
  device: Awaited<ReturnType<typeof proves>>["device"],
) {
  const { db, now } = context;
  if (device !== undefined) {
    const deviceToken = await exchangeRemembered(context, device);
    if (deviceToken === undefined) throw forgotten(false);
    return { ...(await signedIn(db, member, now, device.id)), deviceToken };
  }
  if (!remember) return signedIn(db, member, now);
  const { id, deviceToken } = await rememberDevice(context, member.id);
  return { ...(await signedIn(db, member, now, id)), deviceToken };
}

/** Logs in with a username and a password or device token, and returns what the session starts with. */
export async function logIn(context: Trying, attempt: Attempt) {
  const { db, now, device } = context;
  const username = plainName(attempt.username);
  const guesser = await guesserOf(db, username, device);
  const guesses = await readGuesses(db, guesser, now);
  const member = await findByName(db, username);
  const isDue = await wantsCaptcha(context, attempt, member, guesses);
  if (isDue && !attempt.byWork) {
    const value = ofCaptcha(true);
    if (!attempt.captcha) throw new Refusal("CAPTCHA_REQUIRED", { value });
    const { captcha, captchaKey = "" } = attempt;
    await spendCaptcha(db, captchaKey, captcha, now, value);
  }
  const hits = await countGuess(db, guesser, now);
  const { isRight, device: remembered } = await judgeCounted(db, guesser, () =>
    proves(context, attempt, member),
  );
  if (member === undefined || !isRight) {
    const isWave = guesser.device === "" && hits === freeGuesses;
    if (member !== undefined && isWave) await tellOwner(db, context, member.id);
    const captchaRequired =
      hits >= guessesBeforeCaptcha || member?.captchaAlways === true;
    if (attempt.type === "device") throw forgotten(captchaRequired);
    throw new Refusal("WRONG_CREDENTIALS", {
      value: ofCaptcha(captchaRequired),
    });
  }
  await forgiveGuesses(db, guesser, now);
  if (!isPlayer(member)) throw new Refusal("NON_MEMBER");
  if (remembered === undefined)
    await renewHash(db, member, attempt.password.trim());
  await passExtraCheck(context, member, attempt.verification);
  return begin(context, member, attempt, remembered);
}

/**
 * Logs in with a mobile number and the code that was sent to it (LGN-03). The code is used up only when everything
 * else is right too, so that the extra verification can follow in a second call; it also counts as the extra
 * verification by mobile.
 */
export async function logInByCode(
  context: Trying,
  mobile: string,
  attempt: Attempt,
) {
  const { db, address, now } = context;
  const key = { purpose: "login", subject: mobile } as const;
  await checkCode(db, key, attempt.password, context);
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

import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { lt } from "drizzle-orm";
import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { readSecret } from "../db/secrets.ts";
import { spentProofs } from "../db/tables/platform.ts";
import { Refusal } from "./refusal.ts";
import { hashToken } from "./token.ts";

const lifeMs = 5 * 60_000;
/** The work in place of a captcha is heavier, and a slow phone needs more time for it. */
const captchaLifeMs = 10 * 60_000;

async function keys(db: Database) {
  const secret = await readSecret(db, "botCheck");
  const derive = (use: string) =>
    createHmac("sha256", secret).update(use).digest("hex");
  return {
    hmacSignatureSecret: derive("challenge"),
    hmacKeySignatureSecret: derive("key"),
  };
}

/** Range of the number of key derivations that a proof of work costs the visitor. */
export type Work = readonly [least: number, most: number];
export const usualWork: Work = [100, 400];

/**
 * Number of wrong passwords from which the work in place of a captcha grows, and its initial factor over the usual
 * work.
 */
const leastHits = 3;
const captchaFactor = 16;

/** The work in place of a captcha: doubles with each further wrong password, up to four times. */
export function captchaWork([least, most]: Work, hits: number): Work {
  const factor =
    captchaFactor * 2 ** Math.min(Math.max(hits - leastHits, 0), 2);
  return [least * factor, most * factor];
}

/**
 * Issues a proof-of-work challenge: it costs the visitor as many derivations as `work` says, and the platform one.
 */
export async function issueChallenge(
  db: Database,
  purpose: string,
  {
    now,
    work,
    username,
  }: {
    readonly now: number;
    readonly work: Work;
    /** Set only for a challenge in place of a captcha: the one username it is valid for. */
    readonly username?: string;
  },
): Promise<Challenge> {
  const life = username === undefined ? lifeMs : captchaLifeMs;
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1_000,
    counter: randomInt(...work),
    deriveKey,
    data: {
      purpose,
      ...(username !== undefined && {
        name: hashToken(username),
        effort: work[1],
      }),
    },
    expiresAt: Math.floor((now + life) / 1000),
    ...(await keys(db)),
  });
}

const proof = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal("PBKDF2/SHA-256"),
      nonce: v.string(),
      salt: v.string(),
      cost: v.literal(1_000),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
      data: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

function readProof(payload: string) {
  try {
    return v.parse(
      proof,
      JSON.parse(Buffer.from(payload, "base64").toString("utf8")),
    );
  } catch {
    throw new Refusal("BOT_CHECK_FAILED");
  }
}

/** Whether a proof replaces the captcha for a username, and so is heavier than the usual one. */
export function standsForCaptcha(
  payload: string | undefined,
  username: string,
): boolean {
  if (payload === undefined) return false;
  const { data } = readProof(payload).challenge.parameters;
  return data["purpose"] === "captcha" && data["name"] === hashToken(username);
}

/** Accepts a solved challenge once, within its lifetime and for its purpose; otherwise rejects it. */
export async function spendProof(
  db: Database,
  payload: string | undefined,
  purpose: string,
  now: number,
): Promise<void> {
  const { challenge, solution } = readProof(payload ?? "");
  const { parameters } = challenge;
  const expiresAt = parameters.expiresAt * 1000;
  if (parameters.data["purpose"] !== purpose || expiresAt < now)
    throw new Refusal("BOT_CHECK_FAILED");
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...(await keys(db)),
  });
  if (!verified) throw new Refusal("BOT_CHECK_FAILED");
  await db
    .delete(spentProofs)
    .where(lt(spentProofs.expiresAt, now - captchaLifeMs));
  const first = await db
    .insert(spentProofs)
    .values({ id: parameters.nonce, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (first.length === 0) throw new Refusal("BOT_CHECK_FAILED");
}

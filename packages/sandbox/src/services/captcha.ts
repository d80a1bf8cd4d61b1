import { eq, lt } from "drizzle-orm";
import { randomBytes, randomInt } from "node:crypto";
import type { Database } from "../db/database.ts";
import { captchas } from "../db/tables/members.ts";
import { Refusal } from "./refusal.ts";
import { captchaPng } from "./captcha-png.ts";

const lifeMs = 3 * 60_000;

/** Creates a captcha; its key identifies the picture and can be used once. */
export async function issueCaptcha(
  db: Database,
  now: number,
): Promise<{ key: string; value: string }> {
  const answer = String(randomInt(1000, 10_000));
  const key = randomBytes(16).toString("base64url");
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.insert(captchas).values({ key, answer, expiresAt: now + lifeMs });
  return { key, value: captchaPng(answer, randomInt).toString("base64") };
}

/** Checks an answer against the picture; right or wrong, the captcha is used up. */
export async function spendCaptcha(
  db: Database,
  key: string,
  answer: string,
  now: number,
  value: Readonly<Record<string, unknown>> = { captchaRequired: 1 },
): Promise<void> {
  const [row] = await db
    .delete(captchas)
    .where(eq(captchas.key, key))
    .returning();
  if (
    row === undefined ||
    row.expiresAt < now ||
    row.answer !== answer.trim()
  ) {
    throw new Refusal("CAPTCHA_WRONG", { value });
  }
}

import { and, eq, isNull } from "drizzle-orm";
import { createHmac, randomInt } from "node:crypto";
import type { Database } from "../db/database.ts";
import { readSecret } from "../db/secrets.ts";
import { recoveryCodes } from "../db/tables/identity.ts";

/** How many codes a member gets at a time. */
const recoveryCodeCount = 10;
/** Digits only, because the fields for codes open a keypad of digits. */
const digits = 10;

/** Ten digits can be brute-forced, so the stored hash is useless without the platform's own key. */
async function hashOf(
  db: Database,
  memberId: string,
  code: string,
): Promise<string> {
  const secret = await readSecret(db, "botCheck");
  return createHmac("sha256", `${secret}:recovery-codes`)
    .update(JSON.stringify([memberId, code]))
    .digest("base64url");
}

/**
 * Makes a member's recovery codes and ends the earlier ones. They are returned only this once: "12345 67890".
 */
export async function makeRecoveryCodes(
  tx: Database,
  memberId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount)
    codes.add(String(randomInt(10 ** digits)).padStart(digits, "0"));
  await dropRecoveryCodes(tx, memberId);
  const rows = [...codes].map(async (code) => ({
    memberId,
    hash: await hashOf(tx, memberId, code),
  }));
  await tx.insert(recoveryCodes).values(await Promise.all(rows));
  return [...codes].map(
    (code) => `${code.slice(0, digits / 2)} ${code.slice(digits / 2)}`,
  );
}

/** Ends all recovery codes of a member. */
export async function dropRecoveryCodes(
  tx: Database,
  memberId: string,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
}

/** How many recovery codes a member has left. */
export const countRecoveryCodes = (
  db: Database,
  memberId: string,
): Promise<number> =>
  db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)),
  );

/** Uses up a recovery code; tells whether it was one. Of several concurrent calls, one succeeds. */
export async function spendRecoveryCode(
  db: Database,
  memberId: string,
  value: string,
  now: number,
): Promise<boolean> {
  const code = value.replace(/[\s-]/g, "");
  if (code.length !== digits) return false;
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.hash, await hashOf(db, memberId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ memberId: recoveryCodes.memberId });
  return used.length > 0;
}

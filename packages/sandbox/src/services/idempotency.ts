import { and, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Database } from "../db/database.ts";
import { idempotencyKeys } from "../db/tables/money.ts";
import { invalid, Refusal } from "./refusal.ts";

/** One confirmed intent of a member: a call, its request, and its idempotency key. */
export interface Intent {
  readonly memberId: string;
  readonly call: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly now: number;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const secrets = new Set(["paymentPassword", "password"]);

/**
 * Identifies an intent. Secrets are left out of the fingerprint: the hash of a short one can be guessed, and a repeat
 * is still authenticated by its session and has no further effect.
 */
export function intentOf(
  memberId: string,
  call: string,
  key: string | undefined,
  request: unknown,
  now: number,
): Intent {
  if (key === undefined || !uuid.test(key))
    throw invalid({ "Idempotency-Key": "must be a UUID" });
  const fields = JSON.stringify(request, (name, value: unknown) =>
    secrets.has(name) ? undefined : value,
  );
  const fingerprint = createHash("sha256")
    .update(`${call}\n${fields}`)
    .digest("base64url");
  return { memberId, call, key: key.toLowerCase(), fingerprint, now };
}

/** The answer from when this intent took effect; undefined: it has not yet. */
export async function answerOf(
  db: Database,
  { memberId, key, fingerprint }: Intent,
): Promise<{ readonly answer: unknown } | undefined> {
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key)),
    );
  if (known === undefined) return undefined;
  if (known.fingerprint !== fingerprint)
    throw new Refusal("IDEMPOTENCY_CONFLICT");
  return { answer: known.answer };
}

/**
 * Executes an intent once. Key, effect and answer are written in one transaction: of two concurrent requests, the
 * second waits on the key for the first, and then gets its answer. A rejected intent leaves no key.
 */
export async function once<A>(
  db: Database,
  intent: Intent,
  effect: (tx: Database) => Promise<A>,
): Promise<unknown> {
  return db.transaction(async (tx) => {
    const { now, ...identity } = intent;
    const taken = await tx
      .insert(idempotencyKeys)
      // The answer is not known yet, and nobody else sees the row before it is set.
      .values({ ...identity, answer: {}, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const first = await answerOf(tx, intent);
      if (first === undefined) throw new Refusal("UNKNOWN");
      return first.answer;
    }
    const answer = await effect(tx);
    await tx
      .update(idempotencyKeys)
      .set({ answer })
      .where(
        and(
          eq(idempotencyKeys.memberId, intent.memberId),
          eq(idempotencyKeys.key, intent.key),
        ),
      );
    return answer;
  });
}
